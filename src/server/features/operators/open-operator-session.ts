import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Operator } from '#domain/panel/roles.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import { hashedToken } from './invite-operator.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { auditLogHead } from './store/audit-log.ts'
import { operatorSessions, operators } from './store/operators.ts'

export type OpenedSession = { operator: Operator; token: string }

/**
 * Opens a session, after `before` if something must be stored with it, records it and mails every owner: all of it
 * or nothing.
 */
export async function openOperatorSession(
  { auditLog, sendMails }: Pick<OperatorDeps, 'auditLog' | 'sendMails'>,
  operator: Operator,
  by: 'chave de acesso' | 'senha e código',
  before?: (tx: Queryable) => Promise<void>,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  await auditLog.record(operator, { acao: 'entrou', motivo: by }, async (tx) => {
    await before?.(tx)
    await operatorSessions.add(tx, operator.id, hashedToken(token))
    await operators.signedIn(tx, operator.id)
    const owners = await operators.owners(tx)
    const linhas = (await auditLogHead.find(tx))?.seq ?? 0
    const dados = { nome: operator.nome, email: operator.email, por: by, em: Date.now(), linhas }
    const modelo = 'operador-entrou' as const
    const mails = owners.map((para) => ({ chave: `${modelo}/${randomUUID()}`, modelo, para, dados }))
    await mailOutbox.add(tx, mails)
  })
  sendMails()
  return { operator, token }
}

const SignInData = z.object({
  nome: z.string(),
  email: z.string(),
  por: z.string(),
  em: z.number(),
  linhas: z.number().optional(),
})

/** Tells the owners of the panel that an operator has signed in. */
export const OPERATOR_MAILS: Record<'operador-entrou', MailTemplate> = {
  'operador-entrou': {
    once: false,
    write: (_, { para, dados }) => {
      const { nome, email, por, em, linhas } = SignInData.parse(dados)
      return composeMail({
        to: para,
        subject: `${nome} entrou no painel`,
        lines: [
          'Olá!',
          `${nome} (${email}) entrou no painel do Aconchego em ${brasiliaMoment(new Date(em))} (horário de Brasília), com ${por}.`,
          'Se você não esperava por isto, tire o acesso no servidor e olhe o registro do painel:',
          `npm run operadores -- remove ${email}`,
          ...(linhas
            ? [`O registro do painel já tinha ${linhas} linhas: com menos do que isso, foi cortado.`]
            : []),
        ],
      })
    },
  },
}
