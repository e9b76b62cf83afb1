import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import { MAIL_FILES_KEPT } from '#domain/limits.ts'
import { isCode, makePrivateDir } from '#server/platform/files.ts'
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
  /** Whether mail leaves this machine, or becomes a file here. */
  leaves: boolean
  /** Whether mail can leave right now; rejects when it can't. Says nothing about any recipient. */
  check: () => Promise<void>
  send: (mail: Mail) => Promise<void>
  forget: (address: string) => Promise<void>
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
export function createMailer({ smtpUrl, dataDir, ...options }: Options): Mailer {
  const folder = path.join(dataDir, 'mail')
  return {
    ...(smtpUrl ? serverSender(smtpUrl, options) : fileSender(folder, options)),
    // Also with a server: mails from before it was set may be there.
    forget: (address) =>
      removeMails(
        folder,
        async (file) => recipientOf(await readFile(file, 'utf8').catch(ifGone(''))) === address,
      ),
    purge: () =>
      removeMails(folder, async (file) => {
        const written = await stat(file).catch(ifGone(null))
        return written !== null && Date.now() - written.mtimeMs > MAIL_FILES_KEPT
      }),
  }
}

type Sender = Pick<Mailer, 'leaves' | 'check' | 'send'>
type Sending = Pick<Options, 'smtpMustEncrypt' | 'mailFrom' | 'log'>

/** The mail library is large and rarely needed: it is loaded with the first mail. */
const mailLibrary = () => import('nodemailer')

const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

function serverSender(url: string, { smtpMustEncrypt: requireTLS = false, mailFrom, log }: Sending): Sender {
  async function withServer(work: (transport: Transporter) => Promise<unknown>): Promise<void> {
    const { createTransport } = await mailLibrary()
    try {
      await work(createTransport({ url, requireTLS, ...LIMITS }))
    } catch (error) {
      log.warn(
        { event: 'mail-server-failed', host: new URL(url).host, err: error },
        'the mail server of SMTP_URL did not take a mail',
      )
      throw error
    }
  }
  return {
    leaves: true,
    check: () => withServer((transport) => transport.verify()),
    send: (mail) => withServer((transport) => transport.sendMail(message(mailFrom, mail))),
  }
}

/** Mails as files. Their names hold no address: they are logged, and the log is kept longer than the files. */
function fileSender(folder: string, { mailFrom, log }: Sending): Sender {
  return {
    leaves: false,
    check: async () => {},
    send: async (mail) => {
      const { createTransport } = await mailLibrary()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message: written } = await transport.sendMail(message(mailFrom, mail))
      makePrivateDir(folder)
      const unique = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const name = `${mail.id ?? unique}.eml`
      await writeFile(path.join(folder, name), written, { mode: 0o600 })
      log.info(
        { event: 'mail-to-file', file: path.join('mail', name) },
        'no SMTP_URL: mail written to DATA_DIR',
      )
    },
  }
}

function message(from: string, { id, ...mail }: Mail) {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return { from, ...mail, ...(id && { messageId: `<${id}@${host}>` }) }
}

async function removeMails(folder: string, matches: (file: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(folder).catch(ifGone([]))) {
    const file = path.join(folder, name)
    if (name.endsWith('.eml') && (await matches(file))) await rm(file, { force: true })
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
