import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/app-env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { TokenReader } from './session-cookie.ts'
import { sessions } from './store.ts'

type Options = { sql: Sql; tokenOf: TokenReader }

/**
 * Signing in over another session ends that one, because its cookie is replaced; its screens are told.
 */
export function endReplacedSession({ sql, tokenOf }: Options) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = tokenOf(c.req.raw)
    await next()
    if (token && c.res.ok) await sessions.endByToken(sql, token)
  })
}
