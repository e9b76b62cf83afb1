import { Hono } from 'hono'
import type { z } from 'zod'
import { DONE } from '#domain/api/account.ts'
import {
  CorrectedEmail,
  EmailAndReason,
  NewEntry,
  PeopleQuery,
  SomeEmail,
  TypedSupportCode,
} from '#domain/api/panel.ts'
import { AppError, operatorMistake } from '#domain/errors.ts'
import { suspensions } from '#server/features/accounts/store/suspensions.ts'
import { findBySupportCode } from '#server/features/accounts/support-code.ts'
import { suspendAccount } from '#server/features/accounts/suspend-account.ts'
import { settleWaiting } from '#server/features/purchases/operator/map-product.ts'
import { movePurchases } from '#server/features/purchases/operator/move-purchases.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import type { PanelEnv } from './guard.ts'
import {
  addToList,
  deleteOnRequest,
  endAccess,
  exportOnRequest,
  findPeople,
  inviteAgain,
  readPerson,
} from './manage-people.ts'
import type { PanelDeps } from './panel-deps.ts'

const NO_ACCOUNT = 'Não há conta com este e-mail.'

/** States of accounts and entries: never a title, a message, a note, a level of risk or a time of conversation. */
export function peopleRoutes(deps: PanelDeps) {
  const { sql, auditLog } = deps
  const routes = new Hono<PanelEnv>()
    .get('/', async (c) => {
      const { success, data } = PeopleQuery.safeParse(c.req.query())
      if (!success) throw new AppError('invalid_request')
      return c.json(await findPeople(sql, data.busca, data.depois))
    })
    .post('/suporte', async (c) => {
      const { codigo } = await readBody(c, TypedSupportCode)
      const email = await findBySupportCode(deps, codigo)
      if (!email) throw operatorMistake('Este código não vale. Ele dura 15 minutos; peça outro à pessoa.')
      await auditLog.record(c.get('operator'), { acao: 'ver por código de suporte', alvo: email })
      return c.json(await readPerson(sql, email))
    })
    .post('/corrigir', async (c) => {
      const { de, para, motivo } = await readBody(c, CorrectedEmail)
      const line = { acao: 'corrigir e-mail', alvo: `${de} para ${para}`, motivo }
      await movePurchases(deps, de, para, (store) =>
        auditLog.record(c.get('operator'), line, async (tx) => {
          const found = await store(tx)
          if (found === 0) throw operatorMistake(`Não há compras de ${de}.`)
          return found
        }),
      )
      return c.json(DONE)
    })

  /** An action on one e-mail, recorded in the same transaction. */
  function action<Body extends { email: string; motivo?: string | undefined }>(
    path: string,
    acao: string,
    shape: z.ZodType<Body>,
    work: (tx: Queryable, body: Body) => Promise<void>,
  ) {
    routes.post(path, async (c) => {
      const body = await readBody(c, shape)
      const { email: alvo, motivo } = body
      const line = { acao, alvo, ...(motivo !== undefined && { motivo }) }
      await auditLog.record(c.get('operator'), line, (tx) => work(tx, body))
      // A plan that is given by hand is known: a sale may have waited for it.
      if (path === '/adicionar') await settleWaiting(deps)
      deps.sendMails()
      return c.json(DONE)
    })
  }
  const need = async (done: Promise<boolean>, otherwise: string) => {
    if (!(await done)) throw operatorMistake(otherwise)
  }
  action('/adicionar', 'adicionar', NewEntry, (tx, { email, plano }) => addToList(tx, email, plano))
  action('/encerrar', 'encerrar acesso', EmailAndReason, (tx, { email }) => endAccess(tx, email))
  action('/suspender', 'suspender', EmailAndReason, (tx, { email }) =>
    need(suspendAccount(tx, email), NO_ACCOUNT),
  )
  action('/retomar', 'retomar', SomeEmail, (tx, { email }) =>
    need(suspensions.remove(tx, email), 'Esta conta não estava suspensa.'),
  )
  action('/reenviar', 'reenviar convite', SomeEmail, (tx, { email }) => inviteAgain(tx, email))
  action('/dados', 'enviar dados a pedido', EmailAndReason, (tx, { email }) => exportOnRequest(tx, email))
  action('/apagar', 'apagar conta a pedido', EmailAndReason, (tx, { email }) => deleteOnRequest(tx, email))
  return routes
}
