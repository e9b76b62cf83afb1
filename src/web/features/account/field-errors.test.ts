import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { placeFailure } from './use-submission.tsx'

test('without a failure nothing is said', () => {
  const errors = placeFailure(null, 'alert')
  expect(errors.alert).toBeNull()
  expect(errors.of('email', '')).toEqual({})
})

test('missing fields are said in the alert, and the empty ones point to it', () => {
  const errors = placeFailure(new ApiError('fields_required'), 'alert')
  expect(errors.alert).toBe('Por favor, preencha todos os campos')
  expect(errors.of('email', 'a@b.c')).toEqual({})
  expect(errors.of('password', '')).toEqual({ errorId: 'alert' })
})

test('differing passwords are said in the alert, and the confirmation points to it', () => {
  const errors = placeFailure(new ApiError('passwords_differ'), 'alert')
  expect(errors.alert).toBe('As senhas não coincidem')
  expect(errors.of('confirmation', 'x')).toEqual({ errorId: 'alert' })
  expect(errors.of('password', 'x')).toEqual({})
})

test('a short password is said next to it, and nowhere else', () => {
  const errors = placeFailure(new ApiError('password_too_short'), 'alert')
  expect(errors.alert).toBeNull()
  expect(errors.of('password', 'x')).toEqual({ error: 'A senha precisa de pelo menos 8 caracteres.' })
  expect(errors.of('confirmation', 'x')).toEqual({})
})
