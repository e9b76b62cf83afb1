import { z } from 'zod'
import type { MailTemplate } from '#server/features/mail-outbox/mail-template.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { deletionAskedMail } from './deletion-mails.ts'
import { type Deletion, deletions } from './store/deletions.ts'

const Data = z.object({ pessoa: z.string() })

/** Puts the mail that says how to keep the account into the outbox: it leaves even if the mail server can't be reached now. */
export async function addDeletionNotice(tx: Queryable, deletion: Deletion): Promise<void> {
  const { userId, email, requestedAt } = deletion
  const chave = `conta-sera-excluida/${userId}/${requestedAt.getTime()}`
  await mailOutbox.add(tx, [{ chave, modelo: 'conta-sera-excluida', para: email, dados: { pessoa: userId } }])
}

export const DELETION_MAILS: Record<'conta-sera-excluida', MailTemplate> = {
  'conta-sera-excluida': {
    once: false,
    /** Who has changed their mind by now needs no mail. */
    write: async ({ sql, appUrl }, { para, dados }) => {
      const deletion = await deletions.find(sql, Data.parse(dados).pessoa)
      if (!deletion || deletion.erasedAt) return null
      return deletionAskedMail({ to: para, eraseAt: deletion.eraseAt, link: `${appUrl}/conta` })
    },
  },
}
