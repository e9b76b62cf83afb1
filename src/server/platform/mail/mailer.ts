import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Log } from '#server/platform/log.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import { createMailFolder } from './mail-folder.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The same id, sent twice, is the same mail: it has the same Message-ID, and in DATA_DIR the same file. */
  id?: string
}

export type Mailer = {
  /** Whether mail leaves this machine, or becomes a file here. */
  leaves: boolean
  /** Whether mail can leave right now; rejects when it can't. Says nothing about any recipient. */
  check: () => Promise<void>
  send: (mail: Mail) => Promise<void>
  /** Removes the mails to this address that are kept here. */
  forget: (address: string) => Promise<void>
  /** Removes the mails that have been kept here for long enough. */
  purge: () => Promise<void>
}

type Options = {
  smtpUrl: string | undefined
  /** No mail leaves by a connection that the server does not encrypt. */
  mustEncrypt?: boolean
  from: string
  dataDir: string
  log: Log
}

/** Mail through the operator's server, or into DATA_DIR/mail when there is none. */
export const createMailer = ({ smtpUrl, mustEncrypt = false, from, dataDir, log }: Options): Mailer =>
  smtpUrl
    ? smtpMailer(smtpUrl, { from, requireTLS: mustEncrypt, log })
    : fileMailer(from, path.join(dataDir, 'mail'), log)

type Smtp = { from: string; requireTLS: boolean; log: Log }

function smtpMailer(url: string, { from, requireTLS, log }: Smtp): Mailer {
  const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
  // The mail library is large and rarely needed: it is loaded with the first mail.
  const transport = makeOnce(async () =>
    (await import('nodemailer')).createTransport({ url, requireTLS, ...limits }),
  )
  const { host } = new URL(url)
  const logAndThrow = (error: unknown): never => {
    log.warn(
      { event: 'mail-server-failed', host, err: error },
      'the mail server of SMTP_URL did not take a mail',
    )
    throw error
  }
  return {
    leaves: true,
    check: async () => void (await (await transport()).verify().catch(logAndThrow)),
    send: async (mail) => void (await (await transport()).sendMail(message(from, mail)).catch(logAndThrow)),
    forget: async () => {},
    purge: async () => {},
  }
}

function fileMailer(from: string, folder: string, log: Log): Mailer {
  const transport = makeOnce<Transporter>(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  const kept = createMailFolder(folder)
  return {
    leaves: false,
    check: async () => {},
    send: async (mail) => {
      const { message: written } = await (await transport()).sendMail(message(from, mail))
      const name = await kept.add(mail, written)
      log.info(
        { event: 'mail-to-file', file: path.join('mail', name) },
        'no SMTP_URL: mail written to DATA_DIR',
      )
    },
    forget: kept.forget,
    purge: kept.purge,
  }
}

function message(from: string, { id, ...mail }: Mail) {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return { from, ...mail, ...(id && { messageId: `<${id}@${host}>` }) }
}
