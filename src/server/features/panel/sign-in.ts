import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { DONE } from '#domain/api/account.ts'
import {
  InvitationToken,
  NewOperatorPassword,
  NewPasskey,
  OperatorLogin,
  type OperatorSession,
  PasskeyAnswer,
} from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { OPERATOR_SESSION_LASTS } from '#domain/limits.ts'
import { areasOf, mayUse, type Operator, type PanelArea } from '#domain/panel/roles.ts'
import type { Settings } from '#server/env.ts'
import { cookieValue } from '#server/features/accounts/cookies.ts'
import { tokenHash } from '#server/features/accounts/store/sessions.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import { type AskingPage, passkeyToUse } from '#server/features/operators/passkeys.ts'
import {
  type OpenedSession,
  type OperatorDeps,
  offerPasskey,
  readInvitedOperator,
  setOperatorPassword,
  setPasskey,
  signInByPasskey,
  signInByPassword,
} from '#server/features/operators/sign-in-operator.ts'
import { operatorSessions, operators } from '#server/features/operators/store/operators.ts'
import type { PublicSettings } from '#server/features/public-settings/public-settings.ts'
import type { FirstWords } from '#server/model/guard/watched-model.ts'
import type { ServiceState } from '#server/model/model.ts'
import type { Database, Sql } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import type { HttpContext, HttpEnv } from '#server/platform/http/http-env.ts'
import { clearCachedPages } from '#server/platform/http/security.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

const NAME = 'aconchego-painel'

/** On https under a name that a browser takes only over https. */
const nameOn = (origin: string) => (origin.startsWith('https:') ? `__Secure-${NAME}` : NAME)

/** The plain name counts only where pages of ours are on http, as on a listener of the panel's own. */
function operatorToken(c: HttpContext): string | null {
  const cookies = c.req.header('cookie') ?? ''
  const tokens = c.get('settings').origins.map((origin) => cookieValue(cookies, nameOn(origin)))
  return tokens.find((token) => token !== null) ?? null
}

/** With null the browser forgets it. Only the panel's own requests carry it, and none that another site makes a browser send. */
const setOperatorCookie = (c: Context<PanelEnv>, origin: string, token: string | null): void =>
  setCookie(c, nameOn(origin), token ?? '', {
    path: '/api/painel',
    httpOnly: true,
    sameSite: 'Strict',
    secure: origin.startsWith('https:'),
    maxAge: token === null ? 0 : OPERATOR_SESSION_LASTS / 1000,
  })

export type PanelEnv = HttpEnv & {
  Variables: {
    operator: Operator
  }
}

async function readOperator(sql: Sql, c: HttpContext): Promise<Operator | null> {
  const token = operatorToken(c)
  return token ? operatorSessions.use(sql, tokenHash(token)) : null
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

export function signInRoutes(deps: PanelDeps) {
  const { sql } = deps
  // A request that names no origin comes from no browser; the others are from our own pages.
  const originOf = (c: Context<PanelEnv>) => c.req.header('origin') ?? deps.appUrl
  const pageOf = (c: Context<PanelEnv>): AskingPage => ({ origin: originOf(c), caller: callerOf(c) })

  function welcome(c: Context<PanelEnv>, { operator, token }: OpenedSession) {
    setOperatorCookie(c, originOf(c), token)
    return c.json(sessionOf(operator))
  }

  return new Hono<PanelEnv>()
    .get('/sessao', async (c) => c.json(sessionOf(await readOperator(sql, c))))
    .post('/sair', async (c) => {
      const token = operatorToken(c)
      if (token) await operatorSessions.end(sql, tokenHash(token))
      setOperatorCookie(c, originOf(c), null)
      clearCachedPages(c)
      return c.json(DONE)
    })
    .post('/convite', async (c) => {
      const { token } = await readBody(c, InvitationToken)
      return c.json(await readInvitedOperator(deps, token, callerOf(c)))
    })
    .post('/chave/nova/opcoes', async (c) => {
      const { token } = await readBody(c, InvitationToken)
      return c.json(await offerPasskey(deps, token, pageOf(c)))
    })
    .post('/chave/nova', async (c) =>
      welcome(c, await setPasskey(deps, await readBody(c, NewPasskey), pageOf(c))),
    )
    .post('/senha/nova', async (c) =>
      welcome(c, await setOperatorPassword(deps, await readBody(c, NewOperatorPassword), callerOf(c))),
    )
    .post('/chave/opcoes', async (c) => c.json(await passkeyToUse(deps, pageOf(c))))
    .post('/chave/entrar', async (c) => {
      const { credential } = await readBody(c, PasskeyAnswer)
      return welcome(c, await signInByPasskey(deps, credential, pageOf(c)))
    })
    .post('/senha/entrar', async (c) =>
      welcome(c, await signInByPassword(deps, await readBody(c, OperatorLogin), callerOf(c))),
    )
}

function sessionOf(operator: Operator | null): OperatorSession {
  if (!operator) return { operador: null }
  const { id, nome, email, papel } = operator
  return { operador: { id, nome, email, papel, areas: areasOf(papel) } }
}
