import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/stub-storage.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { COPIES, removeCopiesOfOthers } from './copies-of-others.ts'

afterEach(() => vi.unstubAllGlobals())

test('who signs in leaves the copies of others nowhere, and what they typed where it is', () => {
  const stored = stubStorage()
  for (const [kind, whose] of [
    [COPIES, 'ana'],
    [COPIES, 'bia'],
    ['rascunho', 'ana'],
  ] as const)
    keptTexts(kind, whose).set('a', 'dela')
  removeCopiesOfOthers('bia')
  expect([...stored.keys()]).toEqual([`aconchego:${COPIES}:bia:a`, 'aconchego:rascunho:ana:a'])
})
