import { createHash } from 'node:crypto'
import { MAIL_RETRY } from '#domain/limits.ts'
import type { MailDeps, MailTemplate } from './mail-template.ts'
import { type DueMail, mailOutbox } from './store.ts'

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
  const template: MailTemplate | undefined = templates[mail.modelo]
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
