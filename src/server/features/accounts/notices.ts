import { createHmac, randomUUID } from 'node:crypto'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { type MailTemplate, personMail } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { mailLinks } from './store/mail-links.ts'

/** The text of each notice, and what its link undoes. The page that takes the link has the notice's name. */
const NOTICES = {
  'senha-trocada': {
    undoneBy: 'undo-password',
    subject: 'Sua senha foi trocada',
    body: (at: string) =>
      `A senha da sua conta no Aconchego foi trocada em ${at} (horário de Brasília). Se foi você, não precisa fazer nada.`,
    otherwise:
      'Se não foi você, abra este endereço: a conta sai de todos os aparelhos, a senha nova deixa de valer e você escolhe outra.',
  },
  'conta-criada': {
    undoneBy: 'undo-account',
    subject: 'Uma conta foi criada com este e-mail',
    body: (at: string) =>
      `Uma conta no Aconchego foi criada com este e-mail em ${at} (horário de Brasília). Se foi você, não precisa fazer nada: é bom ter você aqui.`,
    otherwise:
      'Se não foi você, alguém usou o seu e-mail. Abra este endereço para apagar a conta e tudo o que houver nela.',
  },
} as const
type Notice = keyof typeof NOTICES

/**
 * Puts a notice with its link into the outbox, in the transaction of the change it reports: it leaves even if the mail
 * server can't be reached now. The row does not hold the token, which follows from its key and our secret.
 */
export async function addNotice(
  tx: Queryable,
  authSecret: string,
  modelo: Notice,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const chave = `${modelo}/${randomUUID()}`
  await mailLinks.add(tx, id, NOTICES[modelo].undoneBy, tokenOf(authSecret, chave))
  await mailOutbox.add(tx, [{ chave, modelo, para: email, dados: { em: Date.now() } }])
}

export const NOTICE_MAILS = {
  'senha-trocada': template('senha-trocada'),
  'conta-criada': template('conta-criada'),
}

function template(notice: Notice): MailTemplate<Notice> {
  const { undoneBy, subject, body, otherwise } = NOTICES[notice]
  return {
    write: async ({ sql, authSecret, appUrl }, { chave, para, dados }) => {
      const token = tokenOf(authSecret, chave)
      // With a void link it need not leave: somebody with access to the mailbox has acted since.
      if (!(await mailLinks.ownerOf(sql, undoneBy, token))) return null
      const link = `${appUrl}/${notice}#token=${token}`
      return personMail({
        to: para,
        subject,
        button: { label: 'Não fui eu', link },
        lines: [
          body(brasiliaMoment(new Date(dados.em))),
          otherwise,
          link,
          'O link vale por sete dias, e nada muda enquanto você não confirmar na página.',
        ],
      })
    },
  }
}

const tokenOf = (authSecret: string, chave: string): string =>
  createHmac('sha256', authSecret).update(`link\0${chave}`).digest('base64url').slice(0, 32)
