import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Person } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Auth } from './auth.ts'

/** Reads the session of a request; renews its cookie when it is time to. Null when nobody is signed in. */
export async function readSession(
  auth: Auth,
  c: Context<AppEnv>,
): Promise<{ person: Person; sessionId: string } | null> {
  const { response, headers } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  passCookiesOn(c, headers)
  if (!response) return null
  const { user, session } = response
  return {
    sessionId: session.id,
    person: personOf(user),
  }
}

type StoredPerson = {
  id: string
  email: string
  plano: string
  createdAt: Date
  onboardingFinalizado: boolean
}

export function personOf({ id, email, plano, createdAt, onboardingFinalizado }: StoredPerson): Person {
  return { id, email, plano, createdAt: createdAt.toISOString(), onboardingFinalizado }
}

/** Lets only signed-in people through. */
export function signedIn(auth: Auth) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const session = await readSession(auth, c)
    if (!session) throw new AppError('not_signed_in')
    c.set('person', session.person)
    c.set('sessionId', session.sessionId)
    await next()
  })
}

export function passCookiesOn(c: Context<AppEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
