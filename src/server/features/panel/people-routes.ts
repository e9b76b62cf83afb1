import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { z } from 'zod'
import { isEmail } from '#domain/account/credentials.ts'
import { DONE } from '#domain/api/account.ts'
import {
  CorrectedEmail,
  EmailAndReason,
  NewEntry,
  type PanelPerson,
  type PeoplePage,
  PeopleQuery,
  SomeEmail,
  TypedSupportCode,
} from '#domain/api/panel.ts'
import { AppError, operatorMistake } from '#domain/errors.ts'
import { ACCOUNT_ERASED_AFTER } from '#domain/limits.ts'
import { planState } from '#domain/purchases/plan-state.ts'
import { people, suspendAccount, suspensions } from '#server/features/accounts/store/people.ts'
import { findBySupportCode } from '#server/features/accounts/support-code.ts'
import { planoProblem } from '#server/features/allow-list/read-allowed-csv.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { addDeletionNotice } from '#server/features/privacy/privacy-mails.ts'
import { deletions } from '#server/features/privacy/store/deletions.ts'
import { workInbox } from '#server/features/purchases/apply-events.ts'
import { movePurchases, settleWaiting } from '#server/features/purchases/operator/manage-sales.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import type { PanelDeps, PanelEnv } from './sign-in.ts'
import { type PersonRow, panelPeople } from './store/people.ts'

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
      await auditLog.record(c.get('operator'), line, async (tx) => {
        if ((await movePurchases(tx, de, para)) === 0) throw operatorMistake(`Não há compras de ${de}.`)
      })
      await workInbox(deps)
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

const need = async (done: Promise<boolean>, otherwise: string) => {
  if (!(await done)) throw operatorMistake(otherwise)
}

const PER_PAGE = 50

async function findPeople(sql: Queryable, start: string, after: string): Promise<BeforeJson<PeoplePage>> {
  const found = await panelPeople.startingWith(sql, start, after, PER_PAGE + 1)
  const page = found.slice(0, PER_PAGE)
  return {
    pessoas: page.map((row) => personOf(row)),
    next: found.length > page.length ? (page.at(-1)?.email ?? null) : null,
  }
}

/** The states of one account or entry; refused when there is neither. */
async function readPerson(sql: Queryable, email: string): Promise<BeforeJson<PanelPerson>> {
  const row = await panelPeople.find(sql, email)
  if (!row) throw operatorMistake('Este e-mail não está na lista e não tem conta.')
  return personOf(row)
}

function personOf({ status, ...row }: PersonRow, now = Date.now()) {
  const fimAcesso = row.ate?.getTime() ?? null
  const toleranciaAte = row.toleranciaAte?.getTime() ?? null
  return {
    ...row,
    estado: status ? planState({ status, fimAcesso, toleranciaAte }, now) : ('fora-da-lista' as const),
  }
}

async function addToList(tx: Queryable, email: string, plano: string): Promise<void> {
  if (!isEmail(email)) throw operatorMistake('Informe um e-mail válido, como nome@exemplo.com.br.')
  const problem = planoProblem(plano)
  if (problem) throw operatorMistake(`Plano: ${problem}`)
  await allowList.put(tx, [{ email, plano }])
}

/** With an account it can be read and taken away, but nothing is sent any more; without one it can't be made. */
async function endAccess(tx: Queryable, email: string): Promise<void> {
  if (await people.exists(tx, email)) return allowList.end(tx, email)
  if (!(await allowList.remove(tx, email)))
    throw operatorMistake('Este e-mail não está na lista e não tem conta.')
}

async function inviteAgain(tx: Queryable, email: string): Promise<void> {
  if (await people.exists(tx, email)) throw operatorMistake('Esta pessoa já criou a conta.')
  const plano = await allowList.findPlano(tx, email)
  if (plano === null) throw operatorMistake('Este e-mail não tem um plano em dia.')
  const chave = `criar-conta/painel/${randomUUID()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'criar-conta', para: email, dados: { plano } }])
}

/** As if the person had asked on /conta: seven days to keep the account, and a mail about it. */
async function deleteOnRequest(tx: Queryable, email: string): Promise<void> {
  const deletion = await deletions.ask(tx, await accountOf(tx, email), { after: ACCOUNT_ERASED_AFTER })
  await addDeletionNotice(tx, deletion)
}

/** A mail that leads the person to their data: nobody else may read them. */
async function exportOnRequest(tx: Queryable, email: string): Promise<void> {
  await accountOf(tx, email)
  const chave = `seus-dados/${randomUUID()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'seus-dados', para: email, dados: {} }])
}

async function accountOf(tx: Queryable, email: string): Promise<string> {
  const id = await people.idOf(tx, email)
  if (id === null) throw operatorMistake(NO_ACCOUNT)
  return id
}
