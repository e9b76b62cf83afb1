import { expect, test } from 'vitest'
import { readError } from './api.ts'

test('an error answer keeps its code, its sentence and its waiting time', () => {
  const error = readError(429, { error: { code: 'too_many_tries', message: 'Espere.', retryAfter: 30 } })
  expect(error).toMatchObject({ code: 'too_many_tries', message: 'Espere.', retryAfter: 30 })
})

test.each([
  [502, null, 'unavailable'],
  [504, '<html>', 'unavailable'],
  [500, {}, 'internal'],
  [400, { error: null }, 'internal'],
  [400, { error: { code: 'toString' } }, 'internal'],
])('an answer of status %i with the body %j is still a sentence', (status, body, code) => {
  const error = readError(status, body)
  expect(error.code).toBe(code)
  expect(error.message).not.toBe('')
})
