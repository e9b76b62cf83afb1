import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Person } from '#domain/account/person.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { AppError } from '#domain/errors.ts'
import { SESSION_LASTS, SESSION_RENEWED_EVERY } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { boundPersonWork } from '#server/features/limits/person-work.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Auth } from './auth.ts'
import type { TokenReader } from './cookies.ts'
import { type StoredPerson, sessions } from './store/sessions.ts'

const RETRY_AFTER = 5

type Session = { person: Person; sessionId: string }

export type SessionReader = (c: Context<AppEnv>) => Promise<Session | null>

type Options = { auth: Auth; sql: Sql; tokenOf: TokenReader }

/** One query for a session that needs no renewal; the others go through Better Auth, which prolongs the session. */
export const createSessionReader =
  ({ auth, sql, tokenOf }: Options): SessionReader =>
  async (c) => {
    const token = tokenOf(c.req.raw)
    return (token && (await findFresh(sql, token))) || readThrough(auth, c)
  }

async function findFresh(sql: Sql, token: string): Promise<Session | null> {
  const notYetRenewed = new Date(Date.now() + SESSION_LASTS - SESSION_RENEWED_EVERY)
  const row = await sessions.findFresh(sql, token, notYetRenewed)
  return row ? { sessionId: row.sessionId, person: personOf(row) } : null
}

async function readThrough(auth: Auth, c: Context<AppEnv>): Promise<Session | null> {
  const answer = await askForSession(auth, c.req.raw.headers)
  // Better Auth would take the cookie back, but by the time the answer arrives the browser may have a new one.
  if (!answer?.response) return null
  passCookiesOn(c, answer.headers)
  const { user, session } = answer.response
  return { sessionId: session.id, person: personOf(user) }
}

/** Better Auth keeps the reason of a failure to itself: either the session ended just now, or the database did not answer. */
async function askForSession(auth: Auth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true })
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.statusCode === 401) return null
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, cause: error })
  }
}

export const personOf = ({ id, email, plano, createdAt, onboardingFinalizado }: StoredPerson): Person => ({
  id,
  email,
  plano,
  createdAt: createdAt.toISOString(),
  onboardingFinalizado,
})

/** Lets only the signed-in person through whose screen asks, within their processor time; `named` gives whose screen that is. */
export const signedIn = (readSession: SessionReader, named = personHeader) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await readSession(c)
    if (!session) throw new AppError('not_signed_in')
    refuseOthers(session, named(c))
    c.set('person', session.person)
    c.set('sessionId', session.sessionId)
    await boundPersonWork(c, next)
  })

export const personHeader = (c: Context<AppEnv>): string | undefined => c.req.header(PERSON_HEADER)

export function refuseOthers({ person }: Pick<Session, 'person'>, named: string | undefined): void {
  if (!named) throw new AppError('person_missing')
  if (named !== person.id) throw new AppError('other_person')
}

export function passCookiesOn(c: Context<AppEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

/** Signing in over another session ends that one, because its cookie is replaced; its screens receive an event. */
export const endReplacedSession = ({ sql, tokenOf }: Omit<Options, 'auth'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = tokenOf(c.req.raw)
    await next()
    if (token && c.res.ok) await sessions.endByToken(sql, token)
  })
