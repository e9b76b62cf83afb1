import { expect, test } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import { isRefused, isTransientFailure } from './api.ts'

test.each(['offline', 'unavailable', 'internal'] as const)('%s may pass by itself', (code) => {
  const error = apiError(code)
  expect([isTransientFailure(error), isRefused(error)]).toEqual([true, false])
})

test.each(['not_found', 'too_many_messages', 'message_too_long'] as const)('%s is a refusal', (code) => {
  const error = apiError(code)
  expect([isTransientFailure(error), isRefused(error)]).toEqual([false, true])
})

test.each(['not_signed_in', 'other_person'] as const)('%s is neither: it is about the session', (code) => {
  const error = apiError(code)
  expect([isTransientFailure(error), isRefused(error)]).toEqual([false, false])
})

test('a failure of our own code is neither', () => {
  const error = new Error('boom')
  expect([isTransientFailure(error), isRefused(error)]).toEqual([false, false])
})
