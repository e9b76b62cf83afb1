import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { createRegistry } from './registry.ts'

test('counters, gauges and histograms are written as Prometheus reads them', async () => {
  const registry = createRegistry()
  const requests = registry.counter('a_total', 'Requests.')
  registry.gauge('b', 'Open.', () => 7)
  const seconds = registry.histogram('c_seconds', 'Seconds.', [0.1, 1], [{ what: 'text' }])
  requests(1, { route: '/api/x', status: '2xx' })
  requests(2, { route: '/api/x', status: '2xx' })
  for (const value of [0.05, 0.1, 0.5, 3]) seconds(value, { what: 'text' })
  expect(await registry.text()).toBe(
    [
      '# HELP a_total Requests.',
      '# TYPE a_total counter',
      'a_total{route="/api/x",status="2xx"} 3',
      '# HELP b Open.',
      '# TYPE b gauge',
      'b 7',
      '# HELP c_seconds Seconds.',
      '# TYPE c_seconds histogram',
      'c_seconds_bucket{what="text",le="0.1"} 2',
      'c_seconds_bucket{what="text",le="1"} 3',
      'c_seconds_bucket{what="text",le="+Inf"} 4',
      'c_seconds_sum{what="text"} 3.65',
      'c_seconds_count{what="text"} 4',
      '',
    ].join('\n'),
  )
})

test('whatever is in a label or a help comes back as it was', async () => {
  const anything = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed())
  await fc.assert(
    fc.asyncProperty(anything, anything, fc.double({ noNaN: true }), async (label, other, value) => {
      const registry = createRegistry()
      registry.gauge('a', 'Some\nhelp with \\.', () => [[value, { one: label, two: other }]])
      const families = parseExposition(await registry.text())
      expect(families[0]?.samples[0]?.labels).toEqual({ one: label, two: other })
      expect(valueIn(families, 'a')).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('the count of a histogram is that of its last bucket, whatever was seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.double({ noNaN: true, min: 0, max: 100 })), async (values) => {
      const registry = createRegistry()
      const seconds = registry.histogram('a', 'A.', [1, 5, 50])
      for (const value of values) seconds(value)
      const families = parseExposition(await registry.text())
      expect(valueIn(families, 'a_count')).toBe(values.length)
      expect(valueIn(families, 'a_bucket', { le: '5' })).toBe(values.filter((value) => value <= 5).length)
    }),
  )
})

test('a family without a value is not written, and one that has none any more is gone', async () => {
  const registry = createRegistry()
  let value: number | null = null
  registry.gauge('a', 'A.', () => value)
  expect(await registry.text()).toBe('')
  value = 1
  expect(await registry.text()).toMatch(/^a 1$/m)
  value = null
  expect(await registry.text()).toBe('')
})

test('a name that Prometheus does not take, or that is taken, is refused', () => {
  const registry = createRegistry()
  registry.counter('a', 'A.')
  expect(() => registry.counter('a', 'A.')).toThrow()
  expect(() => registry.counter('a-b', 'A.')).toThrow()
})
