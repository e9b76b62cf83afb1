import { expect, test } from 'vitest'
import { createCommandQueue } from './commands.ts'

function setUp() {
  const queue = createCommandQueue()
  const sent: string[] = []
  const begin = (id: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const done = queue.run(id, () => {
      sent.push(name)
      return promise
    })
    return { done, answer: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { queue, sent, begin }
}

test('sends the second command once the first is answered', async () => {
  const { queue, sent, begin } = setUp()
  const pause = begin('r', 'pausa')
  const goOn = begin('r', 'continua')
  await Promise.resolve()
  expect(sent).toEqual(['pausa'])
  pause.answer()
  expect(await pause.done).toBe('pausa')
  expect(queue.isIdle('r')).toBe(false)
  goOn.answer()
  expect(await goOn.done).toBe('continua')
  expect(sent).toEqual(['pausa', 'continua'])
  expect(queue.isIdle('r')).toBe(true)
})

test('sends the next command after one that failed', async () => {
  const { sent, begin } = setUp()
  const pause = begin('r', 'pausa')
  const end = begin('r', 'encerra')
  pause.fail()
  await expect(pause.done).rejects.toThrow('pausa')
  end.answer()
  expect(await end.done).toBe('encerra')
  expect(sent).toEqual(['pausa', 'encerra'])
})

test('does not hold back commands to another reply', async () => {
  const { sent, begin } = setUp()
  begin('r', 'pausa')
  begin('s', 'outra')
  await Promise.resolve()
  expect(sent).toEqual(['pausa', 'outra'])
})
