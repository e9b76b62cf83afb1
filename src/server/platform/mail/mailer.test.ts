import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { startSmtp } from '#tests/support/smtp-server.ts'
import { tempDir } from '#tests/support/temp-dir.ts'
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
  return { ...createMailer({ smtpUrl, from: FROM, dataDir, log }), lines, dataDir }
}

async function smtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const server = await startSmtp(options)
  onTestFinished(server.stop)
  return server
}

test('a mail arrives whole, from whom the operator says', async () => {
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

test('without a server, mails wait in a private folder, and the log says where, not what', async () => {
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
})
