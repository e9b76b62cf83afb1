import { expect, test } from 'vitest'
import { readInvitedEmail } from './use-link-secret.ts'

const written = (said: unknown) => `${Buffer.from(JSON.stringify(said)).toString('base64url')}.proof`

test('the e-mail of an invitation is read', () => {
  expect(readInvitedEmail(written(['maria+1@exemplo.com.br', 1]))).toBe('maria+1@exemplo.com.br')
})

test.each(
  [['', 'x', '.', 'e30.x', written(['<script>']), written({ email: 'a@b.co' }), written([1])]].flat(),
)('%j invites nobody', (invitation) => {
  expect(readInvitedEmail(invitation)).toBeNull()
})
