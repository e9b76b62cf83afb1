import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExposition, valueIn } from '#tests/support/product/exposition.ts'
import { createRegistry } from './registry.ts'

test('counters, gauges and histograms are written as Prometheus reads them', async () => {
  const registry = createRegistry()
  const requests = registry.counter({ name: 'a_total', help: 'Requests.', labels: ['route', 'status'] })
  const open = registry.gauge({ name: 'b', help: 'Open.' })
  const seconds = registry.histogram({
    name: 'c_seconds',
    help: 'Seconds.',
    labels: ['what'],
    bounds: [0.1, 1],
  })
  requests(1, '/api/x', '2xx')
  requests(2, '/api/x', '2xx')
  open.set(7)
  for (const value of [0.05, 0.1, 0.5, 3]) seconds(value, 'text')
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
      registry
        .gauge({ name: 'a', help: 'Some\nhelp with \\.', labels: ['one', 'two'] })
        .set(value, label, other)
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
      const seconds = registry.histogram({ name: 'a', help: 'A.', bounds: [1, 5, 50] })
      for (const value of values) seconds(value)
      const families = parseExposition(await registry.text())
      expect(valueIn(families, 'a_count')).toBe(values.length)
      expect(valueIn(families, 'a_bucket', { le: '5' })).toBe(values.filter((value) => value <= 5).length)
    }),
  )
})

test('a family without a value is not written, and one that was cleared is gone', async () => {
  const registry = createRegistry()
  const some = registry.gauge({ name: 'a', help: 'A.', labels: ['one'] })
  expect(await registry.text()).toBe('')
  some.set(1, 'x')
  some.clear()
  expect(await registry.text()).toBe('')
})

test('a name that Prometheus does not take, or that is taken, is refused', () => {
  const registry = createRegistry()
  registry.gauge({ name: 'a', help: 'A.' })
  expect(() => registry.gauge({ name: 'a', help: 'A.' })).toThrow()
  expect(() => registry.gauge({ name: 'a-b', help: 'A.' })).toThrow()
})
