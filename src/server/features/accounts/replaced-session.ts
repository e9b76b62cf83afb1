import { createMiddleware } from 'hono/factory'
import type { Sql } from '#server/platform/db/database.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { sessionToken } from './session-cookie.ts'
import { signedInPlaces } from './signed-in-places.ts'

type Options = { sql: Sql; secret: string; cookie: string }

/**
 * Who signs in over another session gives that one up, because the cookie is replaced: it ends, and every screen of it
 * is told.
 */
export function endReplacedSession({ sql, secret, cookie: name }: Options) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = sessionToken(c.req.header('cookie') ?? '', { name, secret })
    await next()
    if (token && c.res.ok) await signedInPlaces.endByToken(sql, token)
  })
}
