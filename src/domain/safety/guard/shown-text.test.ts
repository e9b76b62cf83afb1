import { expect, test } from 'vitest'
import { createShownText } from './shown-text.ts'

test('marks and sentences of ours wait for the first word of the reply', () => {
  const shown = createShownText({ hasWords: false, isMidSentence: false })
  expect(shown.say('💜 ')).toBe('')
  shown.wait('Ours. ')
  expect(shown.hasWords()).toBe(false)
  expect(shown.say('Oi.')).toBe('💜 Ours. Oi.')
  expect(shown.say(' 💜')).toBe(' 💜')
})

test('what waited for words that never came is given once', () => {
  const shown = createShownText({ hasWords: false, isMidSentence: false })
  shown.say('…')
  expect(shown.take()).toBe('…')
  expect(shown.take()).toBe('')
})

test('a sentence that was shown in part is broken off once, unless the reply went on with it', () => {
  const before = { hasWords: true, isMidSentence: true }
  const brokenOff = createShownText(before)
  expect(brokenOff.seam()).not.toBe('')
  expect(brokenOff.seam()).toBe('')
  const wentOn = createShownText(before)
  wentOn.say(' e assim foi.')
  expect(wentOn.seam()).toBe('')
})
