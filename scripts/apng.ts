import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** One picture of an animation, as the PNG that the browser gives, and for how long it stands. */
export type Frame = { png: Buffer; ms: number }

type Picture = { width: number; height: number; channels: number; rows: Buffer[] }
type Box = { left: number; top: number; width: number; height: number }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOUR_TYPES = new Map([
  [2, 3],
  [6, 4],
])

/**
 * An animated PNG that plays for ever. After the first frame only the rectangle that changed is written, so a reply
 * that is being typed takes little more than its letters.
 */
export function encodeApng(frames: readonly Frame[]): Buffer {
  const [first] = frames
  if (!first) throw new Error('an animation needs a frame')
  const still = decode(first.png)
  const changes: { box: Box; ms: number; data: Buffer }[] = []
  let before: Picture | null = null
  for (const { png, ms } of frames) {
    const picture = decode(png)
    const box = before ? changed(before, picture) : wholeOf(picture)
    const last = changes.at(-1)
    if (box) changes.push({ box, ms, data: encode(picture, box) })
    else if (last) last.ms += ms
    before = picture
  }

  let sequence = 0
  const parts = [SIGNATURE, chunk('IHDR', header(still)), chunk('acTL', words(changes.length, 0))]
  for (const [index, { box, ms, data }] of changes.entries()) {
    parts.push(chunk('fcTL', frameControl(sequence++, box, ms)))
    if (index === 0) parts.push(chunk('IDAT', data))
    else parts.push(chunk('fdAT', Buffer.concat([words(sequence++), data])))
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))])
}

function wholeOf({ width, height }: Picture): Box {
  return { left: 0, top: 0, width, height }
}

/** The smallest rectangle that holds everything that differs; null when nothing does. */
function changed(before: Picture, now: Picture): Box | null {
  const { channels, width } = now
  let [top, bottom, left, right] = [-1, -1, width, -1]
  for (const [y, row] of now.rows.entries()) {
    const old = before.rows[y]
    if (!old || row.equals(old)) continue
    if (top === -1) top = y
    bottom = y
    for (let x = 0; x < left; x += 1) if (differs(row, old, x * channels, channels)) left = x
    for (let x = width - 1; x > right; x -= 1) if (differs(row, old, x * channels, channels)) right = x
  }
  return top === -1 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function differs(row: Buffer, old: Buffer, at: number, length: number): boolean {
  return row.compare(old, at, at + length, at, at + length) !== 0
}

/** Reads a PNG of 8 bits a channel that is not interlaced: what a browser's picture of a page is. */
function decode(png: Buffer): Picture {
  const data: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 8, at + 8 + length)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      channels = COLOUR_TYPES.get(body[9] ?? 0) ?? 0
    }
    if (type === 'IDAT') data.push(body)
    at += length + 12
  }
  if (channels === 0) throw new Error('a PNG of another kind')
  return {
    width,
    height,
    channels,
    rows: unfilter(inflateSync(Buffer.concat(data)), width * channels, channels),
  }
}

function unfilter(raw: Buffer, length: number, step: number): Buffer[] {
  const rows: Buffer[] = []
  let above: Buffer = Buffer.alloc(length)
  for (let at = 0; at < raw.length; at += length + 1) {
    const filter = raw[at] ?? 0
    const row = Buffer.from(raw.subarray(at + 1, at + 1 + length))
    for (let x = 0; x < length; x += 1) {
      const left = x >= step ? (row[x - step] ?? 0) : 0
      const up = above[x] ?? 0
      const corner = x >= step ? (above[x - step] ?? 0) : 0
      const guesses = [0, left, up, (left + up) >> 1, nearest(left, up, corner)]
      row[x] = (row[x] ?? 0) + (guesses[filter] ?? 0)
    }
    rows.push(row)
    above = row
  }
  return rows
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [l, u, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return l <= u && l <= c ? left : u <= c ? up : corner
}

/** Each row as the difference to the one above: most of a page is flat. */
function encode({ rows, channels }: Picture, { left, top, width, height }: Box): Buffer {
  const length = width * channels
  let above: Buffer = Buffer.alloc(length)
  const lines = rows.slice(top, top + height).map((row) => {
    const part = row.subarray(left * channels, left * channels + length)
    const line = Buffer.alloc(length + 1, 2)
    for (let x = 0; x < length; x += 1) line[x + 1] = (part[x] ?? 0) - (above[x] ?? 0)
    above = part
    return line
  })
  return deflateSync(Buffer.concat(lines), { level: 9 })
}

function header({ width, height, channels }: Picture): Buffer {
  return Buffer.concat([words(width, height), Buffer.from([8, channels === 4 ? 6 : 2, 0, 0, 0])])
}

function frameControl(sequence: number, { left, top, width, height }: Box, ms: number): Buffer {
  const delay = Buffer.alloc(6)
  delay.writeUInt16BE(ms, 0)
  delay.writeUInt16BE(1000, 2)
  return Buffer.concat([words(sequence, width, height, left, top), delay])
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([words(data.length), body, words(crc32(body))])
}
