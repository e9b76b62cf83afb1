import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { setPin } from '#web/features/discreet/pin.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { forgetDeviceKeys } from '#web/lib/person-memory.ts'
import { rememberPersonHere } from '#web/session/person-here.ts'
import { keptPlan, refreshCopy } from './kept-plan.ts'

const PLAN = safetyPlanOf(() => 'meu gato Tomate')
let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => void vi.unstubAllGlobals())

test('the copy can be read here, and not from what is stored', async () => {
  expect(await keptPlan('ana').keep(PLAN)).toBe(true)
  expect(await keptPlan('ana').read()).toEqual(PLAN)
  expect([...stored.values()].join()).not.toContain('Tomate')
})

test('without its key it shows nothing, until the plan is seen again', async () => {
  await keptPlan('ana').keep(PLAN)
  forgetDeviceKeys()
  expect(await keptPlan('ana').read()).toBeNull()
  await refreshCopy('ana', PLAN)
  expect(await keptPlan('ana').read()).toEqual(PLAN)
})

test('a PIN takes the key, and behind it nothing is kept', async () => {
  await keptPlan('ana').keep(PLAN)
  await setPin('1234', 1)
  expect(await keptPlan('ana').read()).toBeNull()
  expect(await keptPlan('ana').keep(PLAN)).toBe(false)
})

test('the key goes with the copy', async () => {
  await keptPlan('ana').keep(PLAN)
  keptPlan('ana').remove()
  expect([...stored.keys()]).toEqual([])
})

test('who signs in leaves the copies of others nowhere, and what they typed where it is', async () => {
  for (const whose of ['ana', 'bia']) await keptPlan(whose).keep(PLAN)
  keptTexts('rascunho', 'ana').set('a', 'dela')
  rememberPersonHere('bia')
  expect(await keptPlan('ana').read()).toBeNull()
  expect([...stored.keys()].filter((key) => key.includes(':ana:'))).toEqual(['aconchego:rascunho:ana:a'])
  expect(await keptPlan('bia').read()).toEqual(PLAN)
  expect(keptTexts('rascunho', 'ana').get('a')).toBe('dela')
})
