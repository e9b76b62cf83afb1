import { createHmac } from 'node:crypto'
import { INVITATION_LASTS } from '#domain/limits.ts'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'

/** The e-mail, until when, and a proof that we wrote it. The screen reads the first part, to fill the e-mail in. */
export function makeInvitation(secret: string, email: string, now = Date.now()): string {
  const payload = Buffer.from(JSON.stringify([email, now + INVITATION_LASTS])).toString('base64url')
  return `${payload}.${proofOf(secret, payload).toString('base64url')}`
}

export type Invitation = { email: string; writtenAt: number }

export function readInvitation(secret: string, invitation: string, now = Date.now()): Invitation | null {
  const [payload = '', proof = '', ...more] = invitation.split('.')
  if (more.length > 0 || !sameBytes(Buffer.from(proof, 'base64url'), proofOf(secret, payload))) return null
  const [email, until]: [string, number] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return until > now ? { email, writtenAt: until - INVITATION_LASTS } : null
}

const proofOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`convite\0${payload}`).digest()
