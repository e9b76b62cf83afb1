import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import { makePrivateDir } from '#server/platform/files.ts'
import type { Log } from '#server/platform/log.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The same id, sent twice, is the same mail: it has the same Message-ID, and in DATA_DIR the same file. */
  id?: string
}

export type Mailer = {
  /** Whether mail can leave right now; rejects when it can't. Says nothing about any recipient. */
  check: () => Promise<void>
  send: (mail: Mail) => Promise<void>
}

type Options = { smtpUrl: string | undefined; from: string; dataDir: string; log: Log }

/** Mail through the operator's server, or into DATA_DIR/mail when there is none. */
export function createMailer({ smtpUrl, from, dataDir, log }: Options): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(from, path.join(dataDir, 'mail'), log)
}

function smtpMailer(url: string, from: string): Mailer {
  const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
  const transport = lazily(async () => (await import('nodemailer')).createTransport({ url, ...limits }))
  return {
    check: async () => void (await (await transport()).verify()),
    send: async (mail) => void (await (await transport()).sendMail(message(from, mail))),
  }
}

function fileMailer(from: string, folder: string, log: Log): Mailer {
  const transport = lazily(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    check: async () => {},
    send: async (mail) => {
      const { message: written } = await (await transport()).sendMail(message(from, mail))
      makePrivateDir(folder)
      const unique = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const name = `${mail.id ?? unique}.eml`
      await writeFile(path.join(folder, name), written, { mode: 0o600 })
      log.info({ file: path.join('mail', name) }, 'no SMTP_URL: mail written to DATA_DIR')
    },
  }
}

function message(from: string, { id, ...mail }: Mail) {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return { from, ...mail, ...(id && { messageId: `<${id}@${host}>` }) }
}

/** The mail library is large and rarely needed: it is loaded with the first mail. */
function lazily(create: () => Promise<Transporter>): () => Promise<Transporter> {
  let made: Promise<Transporter> | undefined
  return () => {
    made ??= create()
    return made
  }
}
