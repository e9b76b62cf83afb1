import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('only so many are at it at once; the others follow in order', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 5 })
  const order: string[] = []
  const [first, second] = [await turns.take(), await turns.take()]
  const third = turns.take().then((leave) => {
    order.push('third')
    return leave
  })
  const fourth = turns.take().then(() => order.push('fourth'))
  await Promise.resolve()
  expect(order).toEqual([])
  first()
  ;(await third)()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
  second()
})

test('a line that is too long turns people away, and takes them again later', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 })
  const leave = await turns.take()
  const next = turns.take()
  await expect(turns.take()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  leave()
  // Leaving twice is leaving once.
  leave()
  ;(await next)()
  expect(await turns.take()).toBeTypeOf('function')
})
