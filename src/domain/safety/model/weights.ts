import { buckets } from './features.ts'

/**
 * What the model learned. Each kept feature has one weight for danger in a window and one for danger in the whole
 * message; the commonest have five more, which tell the levels apart.
 */
export type ModelWeights = {
  /** The buckets of the kept features, rising. */
  readonly features: Int32Array
  /** Two numbers per feature: times `scale`. */
  readonly danger: Int8Array
  /** The places in `features` of those with weights for the levels, rising, and five numbers for each. */
  readonly levelFeatures: Int32Array
  readonly levels: Int8Array
  readonly scale: number
  readonly bias: readonly number[]
}

/** Heads side by side: danger in a window, danger in the whole, then the levels. */
export const dangerHeads = 2
export const levelHeads = 5
export const heads = dangerHeads + levelHeads

/** The weights laid out for reading: the place of a bucket's row, nought for one that was not kept. */
export type WeightTable = { readonly rowOf: Uint16Array; readonly rows: Int8Array }

export function layOut({ features, danger, levelFeatures, levels }: ModelWeights): WeightTable {
  const rowOf = new Uint16Array(buckets)
  const rows = new Int8Array((features.length + 1) * heads)
  features.forEach((bucket, at) => {
    rowOf[bucket] = at + 1
    rows.set(danger.subarray(at * dangerHeads, (at + 1) * dangerHeads), (at + 1) * heads)
  })
  levelFeatures.forEach((place, at) => {
    rows.set(levels.subarray(at * levelHeads, (at + 1) * levelHeads), (place + 1) * heads + dangerHeads)
  })
  return { rowOf, rows }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function encodeBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += alphabet.charAt((three >> shift) & 63)
  }
  return text
}

/** The first `length` bytes. */
export function decodeBytes(text: string, length: number): Uint8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value
  const valueAt = (at: number) => values[text.charCodeAt(at)] ?? 0
  const bytes = new Uint8Array(length)
  // What would be written past the end is dropped.
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const three = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3)
    bytes[to] = three >> 16
    bytes[to + 1] = three >> 8
    bytes[to + 2] = three
  }
  return bytes
}

/** Rising numbers as the steps between them, seven bits a byte; the highest bit says that more follows. */
export function encodeRising(numbers: Int32Array): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const number of numbers) {
    let step = number - before
    before = number
    while (step > 127) {
      bytes.push((step & 127) | 128)
      step >>= 7
    }
    bytes.push(step)
  }
  return Uint8Array.from(bytes)
}

export function decodeRising(bytes: Uint8Array, count: number): Int32Array {
  const numbers = new Int32Array(count)
  let from = 0
  let before = 0
  for (let at = 0; at < count; at++) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[from++] ?? 0
      step |= (byte & 127) << shift
      if (byte < 128) break
    }
    before += step
    numbers[at] = before
  }
  return numbers
}
