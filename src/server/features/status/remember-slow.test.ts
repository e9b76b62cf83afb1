import { expect, test } from 'vitest'
import { rememberSlow } from './store.ts'

/** Work that takes so long each time, by a clock of its own. */
function counting(took: number) {
  const state = { now: 0, times: 0, fails: false }
  const ask = rememberSlow(
    async (key: string) => {
      state.times += 1
      state.now += took
      if (state.fails) throw new Error('no')
      return `${key} ${state.times}`
    },
    () => state.now,
  )
  return { state, ask }
}

test('quick work is done anew each time', async () => {
  const { ask } = counting(900)
  expect([await ask('a'), await ask('a')]).toEqual(['a 1', 'a 2'])
})

test('slow work is remembered for six hundred times as long, for its key alone', async () => {
  const { ask, state } = counting(2_000)
  await ask('a')
  state.now += 2_000 * 600 - 1
  expect(await ask('a')).toBe('a 1')
  expect(await ask('b')).toBe('b 2')
  state.now += 2_000 * 600
  expect(await ask('b')).toBe('b 3')
})

test('who asks meanwhile waits for the same, and a failure is forgotten', async () => {
  const { ask, state } = counting(2_000)
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  state.fails = true
  await expect(ask('c')).rejects.toThrow('no')
  state.fails = false
  expect(await ask('c')).toBe('c 3')
})
