import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('only so many run at once; the others follow in order', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 5 })
  const order: string[] = []
  const [first, second] = [await limit.take(), await limit.take()]
  const third = limit.take().then((release) => {
    order.push('third')
    return release
  })
  const fourth = limit.take().then(() => order.push('fourth'))
  await Promise.resolve()
  expect(order).toEqual([])
  first()
  ;(await third)()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
  second()
})

test('a full queue refuses, and takes requests again later', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  const release = await limit.take()
  const next = limit.take()
  await expect(limit.take()).rejects.toMatchObject({ code: 'busy', retryAfter: 5 })
  release()
  // Releasing twice is releasing once.
  release()
  ;(await next)()
  expect(await limit.take()).toBeTypeOf('function')
})
