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

test('who goes first waits only for what runs, in a queue that others can’t fill', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 2 })
  const order: string[] = []
  const work = (name: string, first: boolean) => limit.run({ first }, async () => void order.push(name))
  const release = await limit.take()
  const others = [work('stranger 1', false), work('stranger 2', false)]
  await expect(work('stranger 3', false)).rejects.toMatchObject({ code: 'busy' })
  expect(() => limit.refuseIfFull()).toThrow()
  expect(() => limit.refuseIfFull({ first: true })).not.toThrow()
  const firsts = [work('owner 1', true), work('owner 2', true)]
  release()
  await Promise.all([...others, ...firsts])
  expect(order).toEqual(['owner 1', 'owner 2', 'stranger 1', 'stranger 2'])
})

test('work that fails gives its slot back', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0 })
  await expect(limit.run({}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit.run({}, async () => 'yes')).toBe('yes')
})
