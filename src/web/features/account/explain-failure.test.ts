import { expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { explainFailure } from './use-submission.tsx'

test('a wrong password is reported', () => {
  expect(explainFailure(apiError('invalid_credential'), 'login_failed').message).toBe(
    ERRORS.invalid_credential.message,
  )
})

test('too many tries say when to try again', () => {
  const error = apiError('too_many_tries', { retryAfter: 30 })
  expect(explainFailure(error, 'login_failed').message).toBe(
    'Muitas tentativas em pouco tempo. Tente novamente em 30 segundos.',
  )
})

test.each([apiError('offline'), apiError('internal'), apiError('unavailable'), new Error('boom'), null])(
  'any other login failure has one sentence (%s)',
  (error) => {
    expect(explainFailure(error, 'login_failed').message).toBe(ERRORS.login_failed.message)
  },
)

test('any other registration failure has one sentence', () => {
  expect(explainFailure(apiError('unavailable'), 'register_failed').message).toBe(
    ERRORS.register_failed.message,
  )
})

test('a reset mail that could not be sent has one sentence', () => {
  expect(explainFailure(apiError('offline'), 'reset_mail_failed').message).toBe(
    ERRORS.reset_mail_failed.message,
  )
})

test('a form without a sentence of its own has that of the failure', () => {
  expect(explainFailure(apiError('unavailable')).message).toBe(ERRORS.unavailable.message)
})
