import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { explainFailure, FORGOT_FAILURES, LOGIN_FAILURES, REGISTER_FAILURES } from './explain-failure.ts'

test('a wrong password says so', () => {
  expect(explainFailure(new ApiError('invalid_credential'), LOGIN_FAILURES).message).toBe(
    'Email ou senha incorretos. Por favor, tente novamente.',
  )
})

test('too many tries say when to try again', () => {
  const error = new ApiError('too_many_tries', { retryAfter: 30 })
  expect(explainFailure(error, LOGIN_FAILURES).message).toBe(
    'Muitas tentativas em pouco tempo. Tente novamente em 30 segundos.',
  )
})

test.each([
  new ApiError('offline'),
  new ApiError('internal'),
  new ApiError('email_in_use'),
  new Error('boom'),
  null,
])('any other login failure has one sentence (%s)', (error) => {
  expect(explainFailure(error, LOGIN_FAILURES).message).toBe(
    'Erro ao fazer login. Por favor, tente novamente.',
  )
})

test('any other registration failure has one sentence', () => {
  expect(explainFailure(new ApiError('unavailable'), REGISTER_FAILURES).message).toBe(
    'Erro ao criar conta. Por favor, tente novamente.',
  )
})

test('a reset mail that could not be sent has one sentence', () => {
  expect(explainFailure(new ApiError('offline'), FORGOT_FAILURES).message).toBe(
    'Não foi possível enviar o e-mail. Verifique se o e-mail está correto.',
  )
})
