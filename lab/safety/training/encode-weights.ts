import type { EncodedWeights, LinearWeights } from '#domain/classifier/linear-weights.ts'

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

/** As the product decodes them (`decodeWeights`). */
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

/** Base64 without padding: zeros fill the last three bytes. */
function encodeBytes(bytes: Uint8Array): string {
  const whole = new Uint8Array(Math.ceil(bytes.length / 3) * 3)
  whole.set(bytes)
  return Buffer.from(whole).toString('base64')
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
