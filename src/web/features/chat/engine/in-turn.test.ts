import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

function setUp() {
  const turns = createTurns()
  const said: string[] = []
  const begin = (id: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const done = turns.take(id, () => {
      said.push(name)
      return promise
    })
    return { done, answer: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { turns, said, begin }
}

test('what is asked second is sent when the first is answered', async () => {
  const { turns, said, begin } = setUp()
  const pause = begin('r', 'pausa')
  const goOn = begin('r', 'continua')
  await Promise.resolve()
  expect(said).toEqual(['pausa'])
  pause.answer()
  expect(await pause.done).toBe('pausa')
  expect(turns.isOver('r')).toBe(false)
  goOn.answer()
  expect(await goOn.done).toBe('continua')
  expect(said).toEqual(['pausa', 'continua'])
  expect(turns.isOver('r')).toBe(true)
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
