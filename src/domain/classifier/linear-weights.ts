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

/** The heaviest features as small numbers; `weights` holds one number per head for each of the rising `buckets`. */
export function quantise(
  weights: Float64Array,
  bias: readonly number[],
  buckets: Int32Array,
  kept: number,
): LinearWeights {
  const heads = bias.length
  const rowAt = (place: number) => weights.subarray(place * heads, (place + 1) * heads)
  const weightAt = (place: number) => rowAt(place).reduce((sum, one) => sum + Math.abs(one), 0)
  const places = Array.from(buckets, (_, place) => ({ place, weight: weightAt(place) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .slice(0, kept)
    .map(({ place }) => place)
    .sort((a, b) => a - b)
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const scale = Number((largest / 127).toPrecision(6)) || 1
  const rows = new Int8Array(places.length * heads)
  places.forEach((place, at) => {
    rows.set(
      Array.from(rowAt(place), (one) => Math.round(one / scale)),
      at * heads,
    )
  })
  return {
    heads,
    features: Int32Array.from(places, (place) => buckets[place] ?? 0),
    rows,
    scale,
    bias: bias.map((one) => Number(one.toFixed(4))),
  }
}

/** As it is committed: text that any editor can open. */
type EncodedWeights = {
  readonly heads: number
  readonly scale: number
  readonly bias: readonly number[]
  readonly count: number
  readonly bytes: number
  readonly features: string
  readonly rows: string
}

export function encodeWeights({ heads, features, rows, scale, bias }: LinearWeights): EncodedWeights {
  const rising = encodeRising(features)
  return {
    heads,
    scale,
    bias,
    count: features.length,
    bytes: rising.length,
    features: encodeBytes(rising),
    rows: encodeBytes(withShortZeros(rows)),
  }
}

export function decodeWeights(encoded: EncodedWeights): LinearWeights {
  const { heads, scale, bias, count, bytes } = encoded
  return {
    heads,
    scale,
    bias,
    features: decodeRising(decodeBytes(encoded.features, bytes), count),
    rows: withAllZeros(decodeBytes(encoded.rows, (encoded.rows.length / 4) * 3), count * heads),
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function encodeBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += alphabet.charAt((three >> shift) & 63)
  }
  return text
}

/** The first `length` bytes. */
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

/** Most numbers of a model with many heads are zero: a zero is followed by how many there are. */
function withShortZeros(rows: Int8Array): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < rows.length; ) {
    const number = rows[at] ?? 0
    let end = at + 1
    while (number === 0 && end < rows.length && rows[end] === 0 && end - at < 255) end += 1
    bytes.push(number & 255)
    if (number === 0) bytes.push(end - at)
    at = end
  }
  return Uint8Array.from(bytes)
}

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
function encodeRising(numbers: Int32Array): Uint8Array {
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
