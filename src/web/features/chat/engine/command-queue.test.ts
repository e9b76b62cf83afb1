import { expect, test } from 'vitest'
import { createCommandQueue } from './command-queue.ts'

function setUp() {
  const queue = createCommandQueue()
  const said: string[] = []
  const begin = (id: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const done = queue.run(id, () => {
      said.push(name)
      return promise
    })
    return { done, answer: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { queue, said, begin }
}

test('what is asked second is sent when the first is answered', async () => {
  const { queue, said, begin } = setUp()
  const pause = begin('r', 'pausa')
  const goOn = begin('r', 'continua')
  await Promise.resolve()
  expect(said).toEqual(['pausa'])
  pause.answer()
  expect(await pause.done).toBe('pausa')
  expect(queue.isIdle('r')).toBe(false)
  goOn.answer()
  expect(await goOn.done).toBe('continua')
  expect(said).toEqual(['pausa', 'continua'])
  expect(queue.isIdle('r')).toBe(true)
})

test('a failure does not keep the next one from being sent', async () => {
  const { said, begin } = setUp()
  const pause = begin('r', 'pausa')
  const end = begin('r', 'encerra')
  pause.fail()
  await expect(pause.done).rejects.toThrow('pausa')
  end.answer()
  expect(await end.done).toBe('encerra')
  expect(said).toEqual(['pausa', 'encerra'])
})

test('another reply does not wait', async () => {
  const { said, begin } = setUp()
  begin('r', 'pausa')
  begin('s', 'outra')
  await Promise.resolve()
  expect(said).toEqual(['pausa', 'outra'])
})
