import { expect, test } from 'vitest'
import { createDoublePress } from './quick-exit-button.tsx'

test('two presses in quick succession are a double press, slower ones are not', () => {
  const { press } = createDoublePress()
  expect(press(1_000)).toBe(false)
  expect(press(1_601)).toBe(false)
  expect(press(2_201)).toBe(true)
})

test('a third press is the first of the next pair', () => {
  const { press } = createDoublePress()
  expect([press(0), press(100), press(200), press(300)]).toEqual([false, true, false, true])
})

test('another key in between makes it none', () => {
  const { press, interrupt } = createDoublePress()
  press(0)
  interrupt()
  expect(press(100)).toBe(false)
})
