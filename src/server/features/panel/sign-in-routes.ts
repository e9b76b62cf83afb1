import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import {
  InvitationToken,
  NewOperatorPassword,
  NewPasskey,
  OperatorLogin,
  type OperatorSession,
  PasskeyAnswer,
} from '#domain/api/panel.ts'
import { areasOf, type Operator } from '#domain/panel/roles.ts'
import { hashedToken } from '#server/features/operators/invite-operator.ts'
import { type AskingPage, passkeyToUse } from '#server/features/operators/passkeys.ts'
import {
  type OpenedSession,
  offerPasskey,
  readInvitedOperator,
  setOperatorPassword,
  setPasskey,
  signInByPasskey,
  signInByPassword,
} from '#server/features/operators/sign-in-operator.ts'
import { operatorSessions } from '#server/features/operators/store/operators.ts'
import { readBody } from '#server/platform/http/body.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { clearCachedPages } from '#server/platform/http/security.ts'
import { operatorToken, type PanelDeps, type PanelEnv, readOperator, setOperatorCookie } from './guard.ts'

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
      if (token) await operatorSessions.end(sql, hashedToken(token))
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
