/** Of the correction level M, by version from 1 on: codewords of correction in a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
/** Level M with mask 0, as the standard writes it. */
const FORMAT = 0x5412

type Grid = (boolean | undefined)[][]

/** A text of up to 660 bytes as a QR code (ISO/IEC 18004), row by row; true is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = CORRECTION.findIndex((_, at) => bytes.length + 3 <= dataLength(at + 1)) + 1
  if (version === 0) throw new RangeError('too long for a QR code')
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  drawPatterns(grid, version)
  drawData(grid, interleaved(dataWords(bytes, version), version))
  return grid.map((row) => row.map((dark) => dark === true))
}

const perBlock = (version: number) => CORRECTION[version - 1] ?? 0
const blocksOf = (version: number) => BLOCKS[version - 1] ?? 0
const dataLength = (version: number) => wordsOf(version) - perBlock(version) * blocksOf(version)

/** How many codewords there is room for beside the patterns. */
function wordsOf(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8)
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ]
  const words = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Array.from({ length: 8 }, (_, bit) => bits[8 * at + bit] ?? 0).reduce((word, bit) => 2 * word + bit, 0),
  )
  for (let pad = 0xec; words.length < dataLength(version); pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1)

/** The blocks, each with its correction, word by word in turn. */
function interleaved(words: number[], version: number): number[] {
  const count = blocksOf(version)
  const short = Math.floor(words.length / count)
  const shorter = count - (words.length % count)
  const blocks = Array.from({ length: count }, (_, at) => {
    const begin = at * short + Math.max(0, at - shorter)
    return words.slice(begin, begin + short + (at < shorter ? 0 : 1))
  })
  const inTurn = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
  const corrections = blocks.map((block) => remainder(block, perBlock(version)))
  return [...inTurn(blocks, short + 1), ...inTurn(corrections, perBlock(version))]
}

/** The product in the field of 256 elements that the standard uses. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** The correction of Reed and Solomon: what is left of a block when it is divided by the generator of this degree. */
function remainder(block: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let at = 0, root = 1; at < degree; at += 1, root = times(root, 2))
    generator = [...generator, 0].map((term, place) => term ^ times(generator[place - 1] ?? 0, root))
  const rest = Array.from({ length: degree }, () => 0)
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let at = 0; at < degree; at += 1) rest[at] = (rest[at] ?? 0) ^ times(generator[at + 1] ?? 0, factor)
  }
  return rest
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  /** Squares one in the other around a place, of which some are light. */
  const square = (x: number, y: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const places = alignmentPlaces(version)
  for (const x of places)
    for (const y of places) if (x + y > 12 && Math.abs(x - y) !== size - 13) square(x, y, 2, [1])
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  for (let at = 0; at < 15; at += 1) {
    const dark = ((FORMAT >>> at) & 1) === 1
    if (at < 8) set(8, at < 6 ? at : at + 1, dark)
    else set(at === 8 ? 7 : 14 - at, 8, dark)
    if (at < 8) set(size - 1 - at, 8, dark)
    else set(8, size - 15 + at, dark)
  }
  set(8, size - 8, true)
  if (version >= 7) drawVersion(set, version, size)
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = 2 * Math.floor((4 * version + 2 * count + 1) / (2 * count - 2))
  return [6, ...Array.from({ length: count - 1 }, (_, at) => 4 * version + 10 - at * step)]
}

function drawVersion(set: (x: number, y: number, dark: boolean) => void, version: number, size: number) {
  let rest = version
  for (let bit = 0; bit < 12; bit += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const [far, near, dark] = [size - 11 + (at % 3), Math.floor(at / 3), ((bits >>> at) & 1) === 1]
    set(far, near, dark)
    set(near, far, dark)
  }
}

/** In columns of two, up and down from the right, around the patterns; every other place is inverted (mask 0). */
function drawData(grid: Grid, words: readonly number[]): void {
  const size = grid.length
  let at = 0
  for (let column = 0; column < (size - 1) / 2; column += 1) {
    const right = size - 1 - 2 * column - (size - 1 - 2 * column <= 6 ? 1 : 0)
    for (let step = 0; step < 2 * size; step += 1) {
      const x = right - (step % 2)
      const y = column % 2 === 0 ? size - 1 - (step >> 1) : step >> 1
      const row = grid[y]
      if (!row || row[x] !== undefined) continue
      const bit = ((words[at >> 3] ?? 0) >>> (7 - (at % 8))) & 1
      row[x] = (bit === 1) !== ((x + y) % 2 === 0)
      at += 1
    }
  }
}
