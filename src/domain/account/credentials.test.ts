import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { casesOf, PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import {
  isEmail,
  loginProblem,
  newPasswordProblem,
  normalizeEmail,
  passwordProblem,
  registrationProblem,
  resetRequestProblem,
} from './credentials.ts'

describe('an e-mail', () => {
  test.each([
    ['Maria@Exemplo.COM.BR', 'maria@exemplo.com.br'],
    ['  maria@exemplo.com\n', 'maria@exemplo.com'],
    ['\u00a0maria@exemplo.com\u3000', 'maria@exemplo.com'],
    ['ÉRICA@exemplo.com', 'érica@exemplo.com'],
  ])('%j is the same as %j', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored)
  })

  test('once in its stored form stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normalizeEmail(typed)
        expect(normalizeEmail(once)).toBe(once)
      }),
    )
  })

  test.each([
    'a@b.co',
    'maria.silva+plano@exemplo.com.br',
    "d'avila@exemplo.com",
    'demo@aconchego.local',
    '1@2.io',
  ])('may be %s', (email) => expect(isEmail(email)).toBe(true))

  test.each([
    '',
    'maria',
    'maria@',
    '@exemplo.com',
    'maria@exemplo',
    'maria@@exemplo.com',
    'maria silva@exemplo.com',
    'maria@exemplo..com',
    '.maria@exemplo.com',
    'maria.@exemplo.com',
    'maria@-exemplo.com',
    'maria@exemplo.com.',
    'maria@exemplo.com\n',
    'maria@exemplo.com,joana@exemplo.com',
    'Maria <maria@exemplo.com>',
    'joão@exemplo.com',
    'maria\0@exemplo.com',
    `${'m'.repeat(250)}@exemplo.com`,
  ])('is not %j', (email) => expect(isEmail(email)).toBe(false))

  test('that passes here passes in the authentication library, and the other way round', () => {
    const library = z.email().max(254)
    const likeOne = fc.stringMatching(/^[a-zA-Z0-9._'+ é-]{0,8}@?[a-zA-Z0-9.é-]{0,8}\.?[a-z0-9]{0,3}$/)
    fc.assert(
      fc.property(fc.oneof(likeOne, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(text)).toBe(library.safeParse(text).success)
      }),
      { numRuns: casesOf(2_000), ...PROPERTY_BUDGET },
    )
  })
})

describe('a password', () => {
  test.each([
    ['1234567', 'password_too_short'],
    ['12345678', null],
    ['        ', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'password_too_long'],
    ['💜'.repeat(7), 'password_too_short'],
    ['💜'.repeat(8), null],
    ['💜'.repeat(128), null],
    ['💜'.repeat(129), 'password_too_long'],
  ] as const)('like %s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
    expect(newPasswordProblem(password, password)).toBe(problem)
  })

  test.each([
    ['', '', 'fields_required'],
    ['12345678', '', 'fields_required'],
    ['', '12345678', 'fields_required'],
    ['12345678', '12345679', 'passwords_differ'],
    ['short', 'shore', 'passwords_differ'],
    ['short', 'short', 'password_too_short'],
  ] as const)('%j confirmed with %j: %s', (password, confirmation, problem) => {
    expect(newPasswordProblem(password, confirmation)).toBe(problem)
  })
})

test.each([
  [{ email: '', password: '', confirmation: '' }, 'fields_required'],
  [{ email: ' ', password: 'a', confirmation: 'b' }, 'fields_required'],
  [{ email: 'a@b.co', password: '', confirmation: 'b' }, 'fields_required'],
  [{ email: 'a@b.co', password: 'a', confirmation: '' }, 'fields_required'],
  [{ email: 'nada', password: 'a', confirmation: 'b' }, 'passwords_differ'],
  [{ email: 'nada', password: 'a', confirmation: 'a' }, 'email_invalid'],
  [{ email: 'a@b.co', password: 'a', confirmation: 'a' }, 'password_too_short'],
  [{ email: ' A@B.co ', password: '12345678', confirmation: '12345678' }, null],
] as const)('registering with %j: %s', (form, problem) => {
  expect(registrationProblem(form)).toBe(problem)
})

test.each([
  [{ email: '', password: '' }, 'fields_required'],
  [{ email: '  ', password: 'x' }, 'fields_required'],
  [{ email: 'a@b.co', password: '' }, 'fields_required'],
  [{ email: 'qualquer coisa', password: ' ' }, null],
] as const)('signing in with %j: %s', (form, problem) => {
  expect(loginProblem(form)).toBe(problem)
})

test.each([
  ['', 'reset_email_required'],
  [' \n', 'reset_email_required'],
  ['nada', 'reset_email_invalid'],
  [' Maria@Exemplo.com ', null],
] as const)('asking for a reset with %j: %s', (email, problem) => {
  expect(resetRequestProblem(email)).toBe(problem)
})
