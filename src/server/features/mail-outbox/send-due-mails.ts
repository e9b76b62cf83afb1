import { createHash } from 'node:crypto'
import type { Responsible } from '#domain/account/responsible.ts'
import { MAIL_RETRY } from '#domain/limits.ts'
import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import { type DueMail, mailOutbox, type TemplateName } from './store.ts'

export type MailDeps = {
  sql: Sql
  mailer: Mailer
  counters: { count: (kind: 'correio', name: 'enviado' | 'arquivo' | 'falhou' | 'desistiu') => void }
  log: Log
  appUrl: string
  renewUrl: string | undefined
  planNames: PlanNames
  responsible: Responsible
  /** Signs what the links in mails prove. */
  authSecret: string
  templates: MailTemplates
}

export type MailTemplate<Name extends TemplateName> = {
  write(deps: MailDeps, mail: DueMail<Name>): Promise<Mail | null> | Mail | null
  /** Given up when it could not leave for this long; without it, never. */
  triedFor?: number
  /** Whether the key stays when the mail has left, so that it never leaves again. */
  once?: boolean
}

export type MailTemplates = { [Name in TemplateName]: MailTemplate<Name> }

const HELP = 'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.'
const CLOSING = 'Com carinho,\nAconchego'

/** A mail to a person of the product: each greets, and ends with where help is. */
export const personMail = ({ lines, ...mail }: Parameters<typeof composeMail>[0]): Mail =>
  composeMail({ ...mail, lines: ['Olá!', ...lines, HELP, CLOSING] })

const AT_ONCE = 20

/** Sends the mails whose time has come. One that was interrupted is sent again under the same message id. */
export async function sendDueMails(deps: MailDeps): Promise<void> {
  for (;;) {
    const due = await mailOutbox.takeDue(deps.sql, MAIL_RETRY, AT_ONCE)
    await Promise.all(due.map((mail) => sendOne(deps, mail)))
    if (due.length < AT_ONCE) return
  }
}

async function sendOne(deps: MailDeps, mail: DueMail): Promise<void> {
  const { sql, mailer, counters, log, templates } = deps
  const template: MailTemplate<TemplateName> | undefined = templates[mail.modelo]
  // A mail of a newer version that shares the database: its nodes send it.
  if (!template) return
  const { write, triedFor = Infinity, once } = template
  const drop = once ? mailOutbox.drop : mailOutbox.remove
  try {
    const written = await write(deps, mail)
    if (!written) return await drop(sql, mail.chave)
    await mailer.send({ ...written, id: idOf(mail) })
    counters.count('correio', mailer.leaves ? 'enviado' : 'arquivo')
    await (once ? mailOutbox.sent : mailOutbox.remove)(sql, mail.chave)
  } catch (error) {
    const givenUp = Date.now() - mail.criadoEm.getTime() > triedFor
    counters.count('correio', givenUp ? 'desistiu' : 'falhou')
    log.warn({ event: 'mail-failed', err: error, template: mail.modelo, givenUp }, 'a mail could not be sent')
    if (givenUp) await drop(sql, mail.chave)
  }
}

/** It depends on the row alone, so that the same mail sent twice is one. */
const idOf = ({ chave }: DueMail): string => createHash('sha256').update(chave).digest('hex').slice(0, 32)
