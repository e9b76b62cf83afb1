import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { accountCreatedMail, passwordChangedMail } from './notice-mails.ts'
import { type LinkKind, mailLinks } from './store.ts'

type Notice = 'senha-trocada' | 'conta-criada'

/** What each link undoes. */
const LINKS: Record<Notice, LinkKind> = { 'senha-trocada': 'undo-password', 'conta-criada': 'undo-account' }

/**
 * Puts a notice with its link into the outbox, in the transaction that does what it tells of: it leaves even if the mail
 * server can't be reached now. The row does not hold the token, which follows from its key and our secret.
 */
export async function addNotice(
  tx: Queryable,
  authSecret: string,
  modelo: Notice,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const chave = `${modelo}/${randomUUID()}`
  await mailLinks.add(tx, id, LINKS[modelo], tokenOf(authSecret, chave))
  await mailOutbox.add(tx, [{ chave, modelo, para: email, dados: { em: Date.now() } }])
}

export const NOTICE_MAILS: Record<Notice, MailTemplate> = {
  'senha-trocada': notice('senha-trocada', (to, changedAt, link) =>
    passwordChangedMail({ to, changedAt, link }),
  ),
  'conta-criada': notice('conta-criada', (to, createdAt, link) =>
    accountCreatedMail({ to, createdAt, link }),
  ),
}

const Data = z.object({ em: z.number() })

/** A notice whose link is void by now need not leave: somebody with access to the mailbox has acted since. */
function notice(page: Notice, write: (to: string, at: Date, link: string) => Mail): MailTemplate {
  return {
    once: false,
    write: async ({ sql, authSecret, appUrl }, { chave, para, dados }) => {
      const token = tokenOf(authSecret, chave)
      if (!(await mailLinks.ownerOf(sql, LINKS[page], token))) return null
      return write(para, new Date(Data.parse(dados).em), `${appUrl}/${page}#token=${token}`)
    },
  }
}

function tokenOf(authSecret: string, chave: string): string {
  return createHmac('sha256', authSecret).update(`link\0${chave}`).digest('base64url').slice(0, 32)
}
