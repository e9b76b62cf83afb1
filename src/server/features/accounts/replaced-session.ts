import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/app-env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { sessionToken } from './session-cookie.ts'
import { sessions } from './store.ts'

type Options = { sql: Sql; secret: string; cookie: string }

/**
 * Signing in over another session ends that one, because its cookie is replaced; its screens are told.
 */
export function endReplacedSession({ sql, secret, cookie: name }: Options) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = sessionToken(c.req.header('cookie') ?? '', { name, secret })
    await next()
    if (token && c.res.ok) await sessions.endByToken(sql, token)
  })
}
