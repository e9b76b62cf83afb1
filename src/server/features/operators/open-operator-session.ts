import { randomBytes, randomUUID } from 'node:crypto'
import type { Operator } from '#domain/api/panel.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { hashedToken } from './invite-operator.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { operatorSessions, operators } from './store/operators.ts'

export type OpenedSession = { operator: Operator; token: string }

/**
 * Opens a session, after `before` if something must be stored with it, records it and tells every owner by mail: all of it
 * or nothing.
 */
export async function openOperatorSession(
  { register, sendMails }: Pick<OperatorDeps, 'register' | 'sendMails'>,
  operator: Operator,
  by: 'chave de acesso' | 'senha e código',
  before?: (tx: Queryable) => Promise<void>,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  await register.record(operator, { acao: 'entrou', motivo: by }, async (tx) => {
    await before?.(tx)
    await operatorSessions.add(tx, operator.id, hashedToken(token))
    await operators.signedIn(tx, operator.id)
    const owners = await operators.owners(tx)
    const dados = { nome: operator.nome, email: operator.email, por: by, em: Date.now() }
    await mailOutbox.add(
      tx,
      owners.map((para) => ({
        chave: `operador-entrou/${randomUUID()}`,
        modelo: 'operador-entrou',
        para,
        dados,
      })),
    )
  })
  sendMails()
  return { operator, token }
}
