import { createHmac } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'

type Settings = { appUrl: string }

export const isSecure = ({ appUrl }: Settings): boolean => appUrl.startsWith('https:')

/** On https a browser takes these cookies only from this host, over https, for all of it: no other host can plant one. */
export const cookiePrefix = (settings: Settings): string => `${isSecure(settings) ? '__Host-' : ''}aconchego`

export const sessionCookie = (settings: Settings): string => `${cookiePrefix(settings)}.session_token`

export function browserCookie(settings: Settings) {
  return { cookie: `${cookiePrefix(settings)}.browser`, secure: isSecure(settings) }
}

const SIGNATURE = 44

/** The token of the session that a request came with, if its signature is ours. */
export type TokenReader = (request: { headers: Headers }) => string | null

/**
 * The token in a request's session cookie, if the signature on it is ours. The cookie is Better Auth's:
 * `token.signature`, the signature an HMAC-SHA256 in base64.
 */
export function sessionToken(
  cookies: string,
  { name, secret }: { name: string; secret: string },
): string | null {
  const value = cookieValue(cookies, name)
  if (!value || value.length <= SIGNATURE || value.at(-SIGNATURE - 1) !== '.') return null
  const token = value.slice(0, -SIGNATURE - 1)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(-SIGNATURE), 'base64')
  return sameBytes(given, expected) ? token : null
}

export const cookieValue = (cookies: string, name: string): string | null =>
  parse(cookies, name)[name] ?? null
