import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
