import { createHash } from 'node:crypto'
import { missingOf, type Settings } from '#server/env.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import type { MailTemplates } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { operators } from '#server/features/operators/store/operators.ts'
import { type Sql, transaction } from '#server/platform/db/database.ts'
import { isDiskFull } from '#server/platform/db/disk-full.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import { dataDirState, needsAttention } from './attention.ts'
import { readStatus } from './read-status.ts'

export type AttentionDeps = {
  sql: Sql
  keyRing: { masters: MasterRing }
  settings: Pick<
    Settings,
    'appUrl' | 'dataDir' | 'production' | 'modelPrices' | 'modelBudgetMonth' | 'responsible'
  >
}

/** Mails every owner what needs attention, once a month for the same things; what may pass by itself is left to *Hoje*. */
export async function mailAttention(
  { sql, keyRing, settings }: AttentionDeps,
  now = new Date(),
): Promise<void> {
  const status = await readStatus(sql, async () => keyRing.masters, { now: now.getTime(), prices: settings })
  const found = needsAttention(status, {
    server: isDiskFull(sql) ? 'full' : 'ok',
    url: settings.appUrl,
    ...dataDirState(settings.dataDir),
    lacksResponsible: settings.production ? missingOf(settings.responsible) : [],
  })
  if (found.length === 0) return
  // A sentence may have figures in it, which change while the problem stays.
  const kinds = found.map(({ kind, name }) => `${kind}${name.replaceAll(/\d/g, '')}`).join('+')
  const dados = { lines: found.map(({ line }) => line) }
  const month = now.toISOString().slice(0, 7)
  await transaction(sql, async (tx) => {
    const mails = (await operators.owners(tx)).map((para) => ({
      // The key stays when the mail has left: it must not reveal whom it was for.
      chave: `atencao/${month}/${createHash('sha256').update(`${kinds} ${para}`).digest('hex')}`,
      modelo: 'atencao' as const,
      para,
      dados,
    }))
    await mailOutbox.add(tx, mails)
  })
}

export const ATTENTION_MAILS: Pick<MailTemplates, 'atencao'> = {
  atencao: {
    once: true,
    write: ({ appUrl }, { para, dados }) =>
      composeMail({
        to: para,
        subject: 'O Aconchego precisa de atenção',
        lines: [
          'Olá!',
          'O Aconchego que você opera precisa de atenção:',
          ...dados.lines.map((line) => `- ${line}`),
          `O estado de agora está em ${appUrl}/painel. Sobre as mesmas coisas não vem outro e-mail neste mês.`,
        ],
      }),
  },
}
