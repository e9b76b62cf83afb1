import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { startSmtp } from '#tests/support/mail/smtp-server.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { createMailer } from './mailer.ts'

const MAIL = {
  to: 'maria@exemplo.com',
  subject: 'Olá, ção',
  text: 'Atenção: é só um teste.',
  html: '<p>Atenção</p>',
}
const FROM = 'Aconchego <ola@exemplo.com.br>'

function mailer(smtpUrl: string | undefined, dataDir = tempDir()) {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  return { ...createMailer({ smtpUrl, mailFrom: FROM, dataDir, log }), lines, dataDir }
}

async function smtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const server = await startSmtp(options)
  onTestFinished(server.stop)
  return server
}

test('a mail arrives whole, from the configured sender', async () => {
  const server = await smtp()
  const { check, send } = mailer(server.url)
  await check()
  await send(MAIL)
  const mail = await server.mailTo(MAIL.to)
  expect(mail.from).toMatchObject({ name: 'Aconchego', address: 'ola@exemplo.com.br' })
  expect(mail).toMatchObject({ subject: MAIL.subject, text: expect.stringContaining(MAIL.text) })
  expect(mail.html).toContain(MAIL.html)
})

test('name and password in the address of the server are used', async () => {
  const server = await smtp({ user: { name: 'ola@exemplo.com', password: 'p@ss/w:rd' } })
  await mailer(server.url).check()
  await expect(mailer(server.url.replace('p%40ss', 'outra')).check()).rejects.toThrow()
})

test('a server that is away is noticed before anything is promised', async () => {
  const server = await startSmtp()
  await server.stop()
  await expect(mailer(server.url).check()).rejects.toThrow('ECONNREFUSED')
})

test('a server that was away may come back', async () => {
  const server = await smtp()
  const { check, send } = mailer(server.url)
  await expect(send({ ...MAIL, to: 'recusado@exemplo.com' })).rejects.toThrow()
  await check()
  await send(MAIL)
  expect(server.received).toHaveLength(1)
})

test('a server that offers no encryption gets no mail where it has to', async () => {
  const server = await smtp()
  const log = createLog('silent')
  const strict = createMailer({
    smtpUrl: server.url,
    smtpMustEncrypt: true,
    mailFrom: FROM,
    dataDir: tempDir(),
    log,
  })
  await expect(strict.check()).rejects.toThrow()
  await expect(strict.send(MAIL)).rejects.toThrow()
  expect(server.received).toEqual([])
})

test('mails that wait in the folder are gone after a day', async () => {
  const { send, purge, dataDir } = mailer(undefined)
  await purge()
  await send(MAIL)
  const folder = path.join(dataDir, 'mail')
  const [old = ''] = readdirSync(folder)
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  utimesSync(path.join(folder, old), before(23), before(23))
  await purge()
  expect(readdirSync(folder)).toEqual([old])
  await send(MAIL)
  utimesSync(path.join(folder, old), before(25), before(25))
  writeFileSync(path.join(folder, 'outra-coisa.txt'), '')
  await purge()
  expect(readdirSync(folder)).not.toContain(old)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('mails that wait in the folder are gone with the address they are for, and no others', async () => {
  const { send, forget, dataDir } = mailer(undefined)
  await forget(MAIL.to)
  await send(MAIL)
  await send({ ...MAIL, to: 'ana@exemplo.com' })
  await send(MAIL)
  await forget(MAIL.to)
  const left = readdirSync(path.join(dataDir, 'mail'))
  expect(left).toHaveLength(1)
  expect(readFileSync(path.join(dataDir, 'mail', left[0] ?? ''), 'utf8')).toContain('ana@exemplo.com')
})

test('without a server, mails wait in a private folder, and the log shows where, not what', async () => {
  const { check, send, dataDir, lines } = mailer(undefined)
  await check()
  await send(MAIL)
  await send(MAIL)
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const file of files) {
    expect(file).toMatch(/^[\w-]+\.eml$/)
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(readFileSync(path.join(folder, file)))
    expect(mail.to).toEqual([expect.objectContaining({ address: MAIL.to })])
    expect(mail.text).toContain(MAIL.text)
    expect(lines.join('')).toContain(file)
  }
  expect(lines.join('')).not.toContain(MAIL.to)
  // Nor what anybody can compute from it: the log outlives the account.
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
    const hash = createHash(algorithm).update(MAIL.to).digest()
    for (const form of ['hex', 'base64url'] as const)
      expect(lines.join('')).not.toContain(hash.toString(form).slice(0, 12))
  }
})
