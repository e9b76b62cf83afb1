import { expect, test } from 'vitest'
import { timed } from './timed.ts'

test('tells how long it took, and only when it succeeded', async () => {
  const told: number[] = []
  const work = timed(
    (seconds) => void told.push(seconds),
    async (fails: boolean) => {
      if (fails) throw new Error('no')
      return 7
    },
  )
  expect(await work(false)).toBe(7)
  await expect(work(true)).rejects.toThrow('no')
  expect(told).toHaveLength(1)
  expect(told[0]).toBeGreaterThanOrEqual(0)
})
