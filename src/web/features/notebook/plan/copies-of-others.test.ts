import { afterEach, expect, test, vi } from 'vitest'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { removeCopiesOfOthers } from './copies-of-others.ts'
import { keptPlan } from './kept-plan.ts'

afterEach(() => vi.unstubAllGlobals())

test('who signs in leaves the copies of others nowhere, and what they typed where it is', async () => {
  stubStorage()
  for (const whose of ['ana', 'bia']) await keptPlan(whose).keep(safetyPlanOf(() => 'dela'))
  keptTexts('rascunho', 'ana').set('a', 'dela')
  removeCopiesOfOthers('bia')
  expect(await keptPlan('ana').read()).toBeNull()
  expect(await keptPlan('bia').read()).not.toBeNull()
  expect(keptTexts('rascunho', 'ana').get('a')).toBe('dela')
})
