import { expect, test } from 'vitest'
import { ChangePassword, LinkRequest, Login, Register, ResetPassword } from './account.ts'

const FORMS = { Register, Login, LinkRequest, ResetPassword, ChangePassword }

test.each(Object.entries(FORMS))('a field that is missing from %s is an empty one', (_, Form) => {
  const empty = Form.parse({})
  expect(new Set(Object.values(empty))).toEqual(new Set(['']))
})

test.each(Object.entries(FORMS))('%s takes what it knows and leaves the rest out', (_, Form) => {
  const names = Object.keys(Form.parse({}))
  const filled = Object.fromEntries(names.map((name) => [name, `meu ${name} é «este»`]))
  expect(Form.parse({ ...filled, plano: 'vitalicio', onboardingFinalizado: true })).toEqual(filled)
})

test.each(Object.entries(FORMS))('%s takes only text, and not more of it than a person writes', (_, Form) => {
  const [name = ''] = Object.keys(Form.parse({}))
  for (const value of [null, 1, true, [], {}, 'a\0b', 'x'.repeat(1025)]) {
    expect(Form.safeParse({ [name]: value }).success).toBe(false)
  }
  expect(Form.safeParse({ [name]: 'x'.repeat(1024) }).success).toBe(true)
})
