import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '#tests/support/browser/api-error.ts'
import { ApiError } from './api.ts'
import { withRetry } from './commands.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(['offline', 'unavailable', 'internal'] as const)('tries once more after %s', async (code) => {
  const attempt = vi.fn(async () => 'done').mockRejectedValueOnce(apiError(code))
  const result = withRetry(attempt)
  await vi.runAllTimersAsync()
  expect(await result).toBe('done')
})

it('fails with the second failure', async () => {
  const attempt = vi.fn(() => Promise.reject(apiError('offline')))
  const result = expect(withRetry(attempt)).rejects.toThrow(ApiError)
  await vi.runAllTimersAsync()
  await result
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('does not repeat what was refused', async () => {
  const attempt = vi.fn(() => Promise.reject(apiError('not_found')))
  await expect(withRetry(attempt)).rejects.toThrow(ApiError)
  expect(attempt).toHaveBeenCalledOnce()
})
