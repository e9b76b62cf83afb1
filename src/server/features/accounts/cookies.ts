import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { BROWSER_KNOWN_FOR } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'
import { newToken } from './store/sessions.ts'

type Settings = { appUrl: string }

export const isSecure = ({ appUrl }: Settings): boolean => appUrl.startsWith('https:')

/** On https a browser takes these cookies only from this host, over https, for all of it: no other host can plant one. */
export const cookiePrefix = (settings: Settings): string => `${isSecure(settings) ? '__Host-' : ''}aconchego`

export const sessionCookie = (settings: Settings): string => `${cookiePrefix(settings)}.session_token`

const SIGNATURE = 44

export type TokenReader = (request: { headers: Headers }) => string | null

/** The cookie is Better Auth's: `token.signature`, the signature an HMAC-SHA256 in base64. */
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

const BYTES = 16
/** How many accounts one browser is known for; the one signed in to longest ago is forgotten first. */
const ACCOUNTS_MOST = 8

/** Whose account, and since when its password is the one it has: with another password no browser is known. */
type Account = { email: string; passwordSetAt: Date }

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

/**
 * Which browsers have signed in to an account with its present password. The cookie holds a random id and, for each
 * account, a signature of id, e-mail and the time the password was set: it proves a sign-in and names no account.
 */
export function createKnownBrowsers(settings: Settings & { secret: string }) {
  const cookie = `${cookiePrefix(settings)}.browser`
  const sign = (id: string, { email, passwordSetAt }: Account) =>
    createHmac('sha256', settings.secret)
      .update(`browser\0${id}\0${email}\0${passwordSetAt.getTime()}`)
      .digest()
      .subarray(0, BYTES)

  function read(cookies = '') {
    const [id = '', ...tags] = (cookieValue(cookies, cookie) ?? '').split('.')
    const isOurs = Buffer.from(id, 'base64url').length === BYTES
    return isOurs ? { id, tags: tags.slice(0, ACCOUNTS_MOST) } : null
  }

  const isFor = (tag: string, signature: Buffer) => sameBytes(Buffer.from(tag, 'base64url'), signature)

  const write = (c: Context<AppEnv>, value: string, maxAge: number): void =>
    setCookie(c, cookie, value, { maxAge, httpOnly: true, sameSite: 'Lax', secure: isSecure(settings) })

  return {
    idFor(cookies: string, account: Account): string | null {
      const browser = read(cookies)
      if (!browser) return null
      const signature = sign(browser.id, account)
      return browser.tags.some((tag) => isFor(tag, signature)) ? browser.id : null
    },

    remember(c: Context<AppEnv>, account: Account): void {
      const { id, tags } = read(c.req.header('cookie')) ?? { id: newToken(BYTES), tags: [] }
      const signature = sign(id, account)
      const others = tags.filter((tag) => !isFor(tag, signature))
      const value = [id, signature.toString('base64url'), ...others.slice(0, ACCOUNTS_MOST - 1)].join('.')
      write(c, value, BROWSER_KNOWN_FOR / 1000)
    },

    /** Takes it back, for an account that is gone. */
    forget(c: Context<AppEnv>, account: Account): void {
      const browser = read(c.req.header('cookie'))
      if (!browser) return
      const signature = sign(browser.id, account)
      const others = browser.tags.filter((tag) => !isFor(tag, signature))
      if (others.length === 0) write(c, '', 0)
      else write(c, [browser.id, ...others].join('.'), BROWSER_KNOWN_FOR / 1000)
    },
  }
}
