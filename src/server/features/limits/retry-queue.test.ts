import { expect, test } from 'vitest'
import { createRetryQueue } from './limiter.ts'

/** A limit of one try. */
function oneTry(key = 'key') {
  const queue = createRetryQueue()
  let free = true
  const attempt = async () => {
    if (!free) return { refusedBy: key }
    free = false
    const release = queue.hold(key)
    return {
      count: release,
      giveBack: () => {
        free = true
        release()
      },
    }
  }
  return { queue, enter: () => queue.enter(attempt) }
}

test('an attempt that is not refused does not wait', async () => {
  const { enter } = oneTry()
  expect(await enter()).toHaveProperty('giveBack')
})

test('a refused attempt waits for a reservation that may be given back, in the order of coming', async () => {
  const { enter } = oneTry()
  const order: number[] = []
  const first = await enter()
  const others = [1, 2, 3].map(async (number) => {
    const reservation = await enter()
    order.push(number)
    if ('giveBack' in reservation) reservation.giveBack()
  })
  if ('giveBack' in first) first.giveBack()
  await Promise.all(others)
  expect(order).toEqual([1, 2, 3])
})

test('once every reservation is decided, all waiting attempts are refused', async () => {
  const { enter } = oneTry()
  const first = await enter()
  const others = [enter(), enter(), enter()]
  if ('count' in first) first.count()
  expect(await Promise.all(others)).toEqual(Array(3).fill({ refusedBy: 'key' }))
  expect(await enter()).toEqual({ refusedBy: 'key' })
})

test('a reservation given back while an attempt is being refused is not missed', async () => {
  const { queue } = oneTry()
  const release = queue.hold('key')
  const outcomes = [{ refusedBy: 'key' }, 'done']
  const entered = await queue.enter(async () => {
    release()
    return outcomes.shift()
  })
  expect(entered).toBe('done')
})

test('an attempt that fails is not retried, and the next one is made', async () => {
  const queue = createRetryQueue()
  const release = queue.hold('key')
  let tries = 0
  const failing = queue.enter(async () => {
    if (tries++ > 0) throw new Error('the database is away')
    return { refusedBy: 'key' }
  })
  const next = queue.enter(async () => ({ refusedBy: 'key' }))
  await expect(failing).rejects.toThrow('the database is away')
  release()
  expect(await next).toEqual({ refusedBy: 'key' })
})
