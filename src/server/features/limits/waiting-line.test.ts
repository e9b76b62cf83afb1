import { expect, test } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

/** A place for one, as a limit would hold it. */
function onePlace(key = 'lugar') {
  const line = createWaitingLine()
  let free = true
  const attempt = async () => {
    if (!free) return { refusedBy: key }
    free = false
    const release = line.hold(key)
    return {
      keep: release,
      giveBack: () => {
        free = true
        release()
      },
    }
  }
  return { line, enter: () => line.enter(attempt) }
}

test('whoever finds a place does not wait', async () => {
  const { enter } = onePlace()
  expect(await enter()).toHaveProperty('giveBack')
})

test('whoever is refused waits for a place that may be given back, in the order of coming', async () => {
  const { enter } = onePlace()
  const order: number[] = []
  const first = await enter()
  const others = [1, 2, 3].map(async (number) => {
    const place = await enter()
    order.push(number)
    if ('giveBack' in place) place.giveBack()
  })
  if ('giveBack' in first) first.giveBack()
  await Promise.all(others)
  expect(order).toEqual([1, 2, 3])
})

test('once every place is decided, all who wait are refused', async () => {
  const { enter } = onePlace()
  const first = await enter()
  const others = [enter(), enter(), enter()]
  if ('keep' in first) first.keep()
  expect(await Promise.all(others)).toEqual(Array(3).fill({ refusedBy: 'lugar' }))
  expect(await enter()).toEqual({ refusedBy: 'lugar' })
})

test('a place that was given back while one was being refused is not missed', async () => {
  const { line } = onePlace()
  const release = line.hold('lugar')
  const outcomes = [{ refusedBy: 'lugar' }, 'entrou']
  const entered = await line.enter(async () => {
    release()
    return outcomes.shift()
  })
  expect(entered).toBe('entrou')
})

test('an attempt that fails is not tried again, and the next one has its turn', async () => {
  const line = createWaitingLine()
  const release = line.hold('lugar')
  let turn = 0
  const failing = line.enter(async () => {
    if (turn++ > 0) throw new Error('o banco caiu')
    return { refusedBy: 'lugar' }
  })
  const next = line.enter(async () => ({ refusedBy: 'lugar' }))
  await expect(failing).rejects.toThrow('o banco caiu')
  release()
  expect(await next).toEqual({ refusedBy: 'lugar' })
})
