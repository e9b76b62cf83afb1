/** What a linear model learned: each kept feature has one small number for each of its heads, the answers it distinguishes. */
export type LinearWeights = {
  readonly heads: number
  /** The buckets of the kept features, rising. */
  readonly features: Int32Array
  /** `heads` numbers per feature: times `scale`. */
  readonly rows: Int8Array
  readonly scale: number
  readonly bias: readonly number[]
}

/** The weights laid out for reading, a row for every bucket. */
export type BucketRows = Pick<LinearWeights, 'heads' | 'rows' | 'scale' | 'bias'>

/** A second table, of where each row is, would cost more to look up than the empty rows take. */
export function spread({ heads, features, rows, scale, bias }: LinearWeights, buckets: number): BucketRows {
  const all = new Int8Array(buckets * heads)
  features.forEach((bucket, at) => {
    all.set(rows.subarray(at * heads, (at + 1) * heads), bucket * heads)
  })
  return { heads, scale, bias, rows: all }
}

/** As it is committed: text that any editor can open. */
export type EncodedWeights = Pick<LinearWeights, 'heads' | 'scale' | 'bias'> & {
  readonly count: number
  readonly bytes: number
  readonly features: string
  readonly rows: string
}

export function decodeWeights({ count, bytes, features, rows, ...rest }: EncodedWeights): LinearWeights {
  return {
    ...rest,
    features: decodeRising(decodeBytes(features, bytes), count),
    rows: withAllZeros(decodeBytes(rows, (rows.length / 4) * 3), count * rest.heads),
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function decodeBytes(text: string, length: number): Uint8Array {
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

/** A zero is followed by how many there are: most numbers of a model with many heads are zero. */
function withAllZeros(bytes: Uint8Array, length: number): Int8Array {
  const rows = new Int8Array(length)
  for (let from = 0, to = 0; to < length; from += 1) {
    const byte = bytes[from] ?? 0
    if (byte === 0) to += bytes[++from] || 1
    else rows[to++] = byte
  }
  return rows
}

/** Rising numbers as the steps between them, seven bits a byte; the highest bit marks that more follows. */
function decodeRising(bytes: Uint8Array, count: number): Int32Array {
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
