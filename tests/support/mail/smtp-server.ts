import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

/** A real SMTP server on this machine, whose mails can be read. */
export async function startSmtp({ user }: { user?: { name: string; password: string } } = {}) {
  const received: Email[] = []
  const state = { away: false }
  const server = new SMTPServer({
    onConnect: (_session, done) => done(state.away ? new Error('421 away') : null),
    authOptional: !user,
    disabledCommands: user ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(new Error('535 wrong credentials')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('recusado') ? done(new Error('550 no such mailbox')) : done(),
    onData: (stream, _session, done) => {
      const chunks: Uint8Array[] = []
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const login = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  const mailsTo = (email: string) =>
    received.filter((mail) => mail.to?.some(({ address }) => address === email))

  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    mailsTo,
    /** The first mail to this address with this subject, when it has come. */
    async mailTo(email: string, { subject }: { subject?: string } = {}): Promise<Email> {
      for (const end = Date.now() + HANG_TIMEOUT; Date.now() < end; await wait(20)) {
        const mail = mailsTo(email).find((each) => subject === undefined || each.subject === subject)
        if (mail) return mail
      }
      throw new Error(`no mail came for ${email}`)
    },
    /** While it is away it sends everybody off again. */
    away: (away: boolean) => {
      state.away = away
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}

/** The link with a token in a mail. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(mail.text ?? '')?.[0]
  if (!link) throw new Error('this mail has no link')
  return link
}
