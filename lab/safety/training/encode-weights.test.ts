import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeWeights, spread } from '#domain/classifier/linear-weights.ts'
import { encodeWeights, quantise } from './encode-weights.ts'

const buckets = 1 << 12

it('weights come back as they were written', () => {
  const someFeatures = fc.uniqueArray(fc.nat(buckets - 1), { maxLength: 50 })
  fc.assert(
    fc.property(
      someFeatures,
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(small),
      (found, heads, numbers) => {
        const features = Int32Array.from(found).sort()
        const rows = Int8Array.from({ length: features.length * heads }, () => numbers.next().value)
        const weights = { heads, features, rows, scale: 0.05, bias: Array.from({ length: heads }, () => 0.5) }
        expect(decodeWeights(JSON.parse(JSON.stringify(encodeWeights(weights))))).toEqual(weights)
      },
    ),
  )
})

const small = fc.integer({ min: -127, max: 127 })

it('keeps the heaviest features, and finds the row of each', () => {
  const weights = Float64Array.from([1, -2, 0.5, 0, 0, 0.1])
  const model = quantise(weights, [0.25, 0], Int32Array.from([7, 9, 11]), 2)
  expect([...model.features]).toEqual([7, 9])
  const { rows } = spread(model, buckets)
  const rowAt = (bucket: number) =>
    [0, 1].map((head) => Math.round((rows[bucket * 2 + head] ?? 0) * model.scale * 10) / 10)
  expect([7, 9, 11].map(rowAt)).toEqual([
    [1, -2],
    [0.5, 0],
    [0, 0],
  ])
})
