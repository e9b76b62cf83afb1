import { expect, it } from 'vitest'
import { coalesce } from './outbox.ts'

function setUp() {
  const runs: PromiseWithResolvers<void>[] = []
  const run = coalesce(() => {
    const next = Promise.withResolvers<void>()
    runs.push(next)
    return next.promise
  })
  return { runs, run }
}

it('makes one more run of all the calls during a run', async () => {
  const { runs, run } = setUp()
  const first = run()
  void run()
  void run()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await first
  await Promise.resolve()
  expect(runs).toHaveLength(2)
})

it('runs again after a run that failed', async () => {
  const { runs, run } = setUp()
  const first = run()
  runs[0]?.reject(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  void run()
  expect(runs).toHaveLength(2)
})
