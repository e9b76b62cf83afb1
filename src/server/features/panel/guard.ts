import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { OPERATOR_SESSION_LASTS } from '#domain/limits.ts'
import { mayUse, type Operator, type PanelArea } from '#domain/panel/roles.ts'
import type { Settings } from '#server/env.ts'
import { cookieValue } from '#server/features/accounts/cookies.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import { hashedToken } from '#server/features/operators/invite-operator.ts'
import type { OperatorDeps } from '#server/features/operators/sign-in-operator.ts'
import { operatorSessions, operators } from '#server/features/operators/store/operators.ts'
import type { PublicSettings } from '#server/features/public-settings/public-settings.ts'
import type { FirstWords } from '#server/model/guard/watched-model.ts'
import type { ServiceState } from '#server/model/model.ts'
import type { Database, Sql } from '#server/platform/db/database.ts'
import type { HttpContext, HttpEnv } from '#server/platform/http/http-env.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

const NAME = 'aconchego-painel'
/** Only the panel's own requests carry it, and none that another site makes a browser send. */
const ATTRIBUTES = 'Path=/api/painel; HttpOnly; SameSite=Strict'

/** On https under a name that a browser takes only over https. */
const nameOn = (origin: string) => (origin.startsWith('https:') ? `__Secure-${NAME}` : NAME)

/** The plain name counts only where pages of ours are on http, as on a listener of the panel's own. */
export function operatorToken(c: HttpContext): string | null {
  const cookies = c.req.header('cookie') ?? ''
  const tokens = c.get('settings').origins.map((origin) => cookieValue(cookies, nameOn(origin)))
  return tokens.find((token) => token !== null) ?? null
}

/** With null the browser forgets it. */
export function setOperatorCookie(c: HttpContext, origin: string, token: string | null): void {
  const seconds = token === null ? 0 : OPERATOR_SESSION_LASTS / 1000
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${nameOn(origin)}=${token ?? ''}; Max-Age=${seconds}; ${ATTRIBUTES}${secure}`
  c.header('Set-Cookie', cookie, { append: true })
}

export type PanelEnv = HttpEnv & {
  Variables: {
    operator: Operator
  }
}

export async function readOperator(sql: Sql, c: HttpContext): Promise<Operator | null> {
  const token = operatorToken(c)
  return token ? operatorSessions.use(sql, hashedToken(token)) : null
}

/** Nothing is there for anybody while there is no operator. */
export const onlyWithOperators = (sql: Sql) =>
  createMiddleware<PanelEnv>(async (_, next) => {
    if (!(await operators.exist(sql))) throw new AppError('not_found')
    await next()
  })

/** Lets an operator through whose role may use this area: every route below it is asked about here and nowhere else. */
export const areaGuard = (sql: Sql, area: PanelArea) =>
  createMiddleware<PanelEnv>(async (c, next) => {
    const operator = await readOperator(sql, c)
    if (!operator) throw new AppError('not_signed_in')
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (!mayUse(operator.papel, area, { changes })) throw new AppError('role_refused')
    c.set('operator', operator)
    await next()
  })

export type PanelDeps = OperatorDeps & {
  appUrl: string
  settings: Settings
  keyRing: KeyRing
  withoutTimeout: Database['withoutTimeout']
  mailer: Mailer
  model: { kind: 'demo' | 'remote'; services?: () => ServiceState[] }
  firstWords: FirstWords
  published: PublicSettings
  log: Log
}
