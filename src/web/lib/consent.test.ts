import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ERRORS, type ErrorCode } from '#domain/errors.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { sendWithdrawals, withdrawn } from './consent.ts'

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

function serverRefuses(code: ErrorCode): void {
  const { status, message } = ERRORS[code]
  vi.stubGlobal('fetch', async () => Response.json({ error: { code, message } }, { status }))
}

it('is given up when what was to be read no longer is there', async () => {
  withdrawn.add('p', 'notes/1')
  serverRefuses('not_found')
  await sendWithdrawals('p')
  expect(withdrawn.all('p')).toBe('')
})

it.each(['too_many_tries', 'invalid_request'] as const)(
  'after %s what waits for it waits longer, and is not refused in its place',
  async (code) => {
    withdrawn.add('p', 'notes/1')
    serverRefuses(code)
    await expect(sendWithdrawals('p')).rejects.toMatchObject({ code: 'unavailable' })
    expect(withdrawn.all('p')).toBe('notes/1')
  },
)

it('shows that the person is not signed in', async () => {
  withdrawn.add('p', 'notes/1')
  serverRefuses('not_signed_in')
  await expect(sendWithdrawals('p')).rejects.toMatchObject({ code: 'not_signed_in' })
})
