import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { HttpContext, HttpEnv } from './http-env.ts'

type Inline = { scripts?: readonly string[]; styles?: readonly string[] }

/** Our own files and nothing else, but for what is in the document itself with exactly this content. */
export function contentSecurityPolicy({ scripts = [], styles = [] }: Inline = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export function securityHeaders({ https }: { https: boolean }) {
  const all = Object.entries({
    ...HEADERS,
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  })
  return createMiddleware<HttpEnv>(async (c, next) => {
    for (const [name, value] of all) c.header(name, value)
    await next()
  })
}

/** Drops cached pages, not the storage: it may hold unsent words of another person, the PIN and the discreet mode. */
export const clearCachedPages = (c: HttpContext): void => c.header('Clear-Site-Data', '"cache"')

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Changes come from our own pages. Browsers name their origin; what names none carries its cookie on purpose. */
export const ownOriginOnly = createMiddleware<HttpEnv>(async (c, next) => {
  const origin = c.req.header('origin')
  const isOurs = origin === undefined ? isOwnSite(c) : c.get('settings').origins.includes(origin)
  if (!CHANGES_NOTHING.has(c.req.method) && !isOurs) throw new AppError('origin_refused')
  await next()
})

/** For what is read but costly: another site may not even make a browser ask for it. */
export const ownPagesOnly = createMiddleware<HttpEnv>(async (c, next) => {
  if (!isOwnSite(c)) throw new AppError('origin_refused')
  await next()
})

const isOwnSite = (c: HttpContext): boolean =>
  ['same-origin', 'none'].includes(c.req.header('sec-fetch-site') ?? 'none')
