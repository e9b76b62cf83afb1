import { expect, it } from 'vitest'
import { createOutboxAttempt } from './outbox.ts'

it('aborts a request that was in progress when the connection was lost, once it is back', () => {
  const attempt = createOutboxAttempt()
  const signal = attempt.begin()
  attempt.connectionLost()
  expect(signal?.aborted).toBe(false)
  attempt.connectionBack()
  expect(signal?.aborted).toBe(true)
})

it('aborts a request that began without a connection, once it is back', () => {
  const attempt = createOutboxAttempt()
  attempt.connectionLost()
  const signal = attempt.begin()
  attempt.connectionBack()
  expect(signal?.aborted).toBe(true)
})

it('leaves a request alone that had a connection all the time', () => {
  const attempt = createOutboxAttempt()
  attempt.connectionLost()
  attempt.connectionBack()
  const signal = attempt.begin()
  attempt.connectionBack()
  expect(signal?.aborted).toBe(false)
})

it('begins nothing while it is suspended, and aborts what is in progress', () => {
  const attempt = createOutboxAttempt()
  const signal = attempt.begin()
  attempt.suspend()
  expect([signal?.aborted, attempt.begin()]).toEqual([true, null])
  attempt.resume()
  expect(attempt.begin()?.aborted).toBe(false)
})
