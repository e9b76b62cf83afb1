import { randomUUID } from 'node:crypto'
import { isEmail } from '#domain/account/credentials.ts'
import type { PanelPerson, PeoplePage } from '#domain/api/panel.ts'
import { operatorMistake } from '#domain/errors.ts'
import { ACCOUNT_ERASED_AFTER } from '#domain/limits.ts'
import { planState } from '#domain/purchases/plan-state.ts'
import { people } from '#server/features/accounts/store/people.ts'
import { planoProblem } from '#server/features/allow-list/read-allowed-csv.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { addDeletionNotice } from '#server/features/privacy/privacy-mails.ts'
import { deletions } from '#server/features/privacy/store/deletions.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type PersonRow, panelPeople } from './store/people.ts'

const PER_PAGE = 50

/** The people whose e-mail begins so, in pages by e-mail. */
export async function findPeople(sql: Queryable, start: string, after: string): Promise<PeoplePage> {
  const found = await panelPeople.startingWith(sql, start, after, PER_PAGE + 1)
  const page = found.slice(0, PER_PAGE)
  return {
    pessoas: page.map((row) => personOf(row)),
    next: found.length > page.length ? (page.at(-1)?.email ?? null) : null,
  }
}

/** The states of one account or entry; refused when there is neither. */
export async function readPerson(sql: Queryable, email: string): Promise<PanelPerson> {
  const row = await panelPeople.find(sql, email)
  if (!row) throw operatorMistake('Este e-mail não está na lista e não tem conta.')
  return personOf(row)
}

function personOf(row: PersonRow, now = Date.now()): PanelPerson {
  const { email, plano, status, origem, createdAt, suspended, devices, eraseAt } = row
  const [fimAcesso, toleranciaAte] = [time(row.fimAcesso), time(row.toleranciaAte)]
  return {
    email,
    plano,
    estado: status ? planState({ status, fimAcesso, toleranciaAte }, now) : 'fora-da-lista',
    origem: origem ?? null,
    ate: row.fimAcesso?.toISOString() ?? null,
    toleranciaAte: row.toleranciaAte?.toISOString() ?? null,
    contaDesde: createdAt?.toISOString() ?? null,
    aparelhos: devices,
    suspensa: suspended,
    apagaEm: eraseAt?.toISOString() ?? null,
    ultimoErro: row.errorCode && row.errorDay ? { codigo: row.errorCode, dia: row.errorDay } : null,
  }
}

const time = (date: Date | null) => date?.getTime() ?? null

export async function addToList(tx: Queryable, email: string, plano: string): Promise<void> {
  if (!isEmail(email)) throw operatorMistake('Informe um e-mail válido, como nome@exemplo.com.br.')
  const problem = planoProblem(plano)
  if (problem) throw operatorMistake(`Plano: ${problem}`)
  await allowList.put(tx, [{ email, plano }])
}

/** With an account it can be read and taken away, but nothing is sent any more; without one it can't be made. */
export async function endAccess(tx: Queryable, email: string): Promise<void> {
  if (await people.exists(tx, email)) return allowList.end(tx, email)
  if (!(await allowList.remove(tx, email)))
    throw operatorMistake('Este e-mail não está na lista e não tem conta.')
}

export async function inviteAgain(tx: Queryable, email: string): Promise<void> {
  if (await people.exists(tx, email)) throw operatorMistake('Esta pessoa já criou a conta.')
  const plano = await allowList.findPlano(tx, email)
  if (plano === null) throw operatorMistake('Este e-mail não tem um plano em dia.')
  const chave = `criar-conta/painel/${randomUUID()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'criar-conta', para: email, dados: { plano } }])
}

/** As if the person had asked on /conta: seven days to keep the account, and a mail about it. */
export async function deleteOnRequest(tx: Queryable, email: string): Promise<void> {
  const deletion = await deletions.ask(tx, await accountOf(tx, email), { after: ACCOUNT_ERASED_AFTER })
  await addDeletionNotice(tx, deletion)
}

/** A mail that leads the person to their data: nobody else may read them. */
export async function exportOnRequest(tx: Queryable, email: string): Promise<void> {
  await accountOf(tx, email)
  const chave = `seus-dados/${randomUUID()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'seus-dados', para: email, dados: {} }])
}

async function accountOf(tx: Queryable, email: string): Promise<string> {
  const id = await people.idOf(tx, email)
  if (id === null) throw operatorMistake('Não há conta com este e-mail.')
  return id
}
