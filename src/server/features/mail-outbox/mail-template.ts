import type { Responsible } from '#domain/account/responsible.ts'
import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import type { DueMail, TemplateName } from './store.ts'

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

/** How a row of the outbox becomes a mail. */
export type MailTemplate = {
  /** Null when the mail need not leave any more. */
  write: (deps: MailDeps, mail: DueMail) => Promise<Mail | null> | Mail | null
  /** Given up when it could not leave for this long; without it, never. */
  triedFor?: number
  /** Whether the key stays when the mail has left, so that it never leaves again. */
  once: boolean
}

export type MailTemplates = Record<TemplateName, MailTemplate>

const HELP = 'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.'
const CLOSING = 'Com carinho,\nAconchego'

/** A mail to a person of the product: each greets, and ends with where help is. */
export const personMail = ({ lines, ...mail }: Parameters<typeof composeMail>[0]): Mail =>
  composeMail({ ...mail, lines: ['Olá!', ...lines, HELP, CLOSING] })
