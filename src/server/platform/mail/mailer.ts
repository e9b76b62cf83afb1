import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import { MAIL_FILES_KEPT } from '#domain/limits.ts'
import { isCode, makePrivateDir } from '#server/platform/files.ts'
import type { Log } from '#server/platform/log.ts'
import { makeOnce } from '#server/platform/make-once.ts'

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
  forget: (address: string) => Promise<void>
  /** Removes the mails that have been kept here for long enough. */
  purge: () => Promise<void>
}

type Options = {
  smtpUrl: string | undefined
  /** No mail leaves by a connection that the server does not encrypt. */
  smtpMustEncrypt?: boolean
  mailFrom: string
  dataDir: string
  log: Log
}

/** Mail through the operator's server, or into DATA_DIR/mail when there is none. */
export const createMailer = ({ smtpUrl, dataDir, ...options }: Options): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, options) : fileMailer(path.join(dataDir, 'mail'), options)

type Sending = Pick<Options, 'smtpMustEncrypt' | 'mailFrom' | 'log'>

function smtpMailer(url: string, { smtpMustEncrypt: requireTLS = false, mailFrom, log }: Sending): Mailer {
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
    send: async (mail) =>
      void (await (await transport()).sendMail(message(mailFrom, mail)).catch(logAndThrow)),
    forget: async () => {},
    purge: async () => {},
  }
}

function fileMailer(folder: string, { mailFrom, log }: Sending): Mailer {
  const transport = makeOnce<Transporter>(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  const kept = createMailFolder(folder)
  return {
    leaves: false,
    check: async () => {},
    send: async (mail) => {
      const { message: written } = await (await transport()).sendMail(message(mailFrom, mail))
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

/** Mails as files. Their names hold no address: they are logged, and the log is kept longer than the files. */
function createMailFolder(folder: string) {
  async function removeIf(matches: (file: string) => Promise<boolean>): Promise<void> {
    for (const name of await readdir(folder).catch(ifGone([]))) {
      const file = path.join(folder, name)
      if (name.endsWith('.eml') && (await matches(file))) await rm(file, { force: true })
    }
  }

  return {
    /** The name of the file that holds it now. A mail with the same id is in the same file. */
    async add({ id }: Pick<Mail, 'id'>, message: string | Buffer): Promise<string> {
      makePrivateDir(folder)
      const unique = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const name = `${id ?? unique}.eml`
      await writeFile(path.join(folder, name), message, { mode: 0o600 })
      return name
    },

    forget: (address: string) =>
      removeIf(async (file) => recipientOf(await readFile(file, 'utf8').catch(ifGone(''))) === address),

    purge: () =>
      removeIf(async (file) => {
        const written = await stat(file).catch(ifGone(null))
        return written !== null && Date.now() - written.mtimeMs > MAIL_FILES_KEPT
      }),
  }
}

/** What to take where a folder or a file is gone by now. */
const ifGone =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (isCode(error, 'ENOENT')) return otherwise
    throw error
  }

/** Whom a mail as we write it is for. An address has no blanks, so its line is never folded. */
const recipientOf = (message: string): string | undefined =>
  /^To: (.*)$/m.exec(message.split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1]?.trim()
