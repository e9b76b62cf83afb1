import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { copies } from '#server/features/backup/store/last-backup.ts'
import { rotateMasterKey } from '#server/features/keys/manage-master-keys.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { sendDueMails } from '#server/features/mail-outbox/send-due-mails.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { refuses, says, startModelServer } from '#tests/support/model/model-server.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { goodMachine } from '#tests/support/product/status.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { until } from '#tests/support/time/soon.ts'
import { needsAttention } from './attention.ts'
import { readStatus, readSums, type Status } from './read-status.ts'
import { statusLines } from './status-lines.ts'

const service = await startModelServer(says('Estou aqui com você.'))
const { model } = remoteModelAt(service.url, { limits: { retries: 0 } })
const product = await createTestApp({ model, watched: true })
afterAll(async () => {
  await product.close()
  await service.close()
})
const { sql, keys, deps } = product
const linesOf = (status: Status) => needsAttention(status, goodMachine).map(({ line }) => line)
const read = async () => ({
  ...(await readStatus(sql, () => openMasterRing(sql, keys.encryptionKey))),
  ...(await readSums(sql)),
})

test('a new installation has nothing but a backup to wish for', async () => {
  const status = await read()
  expect(status).toMatchObject({
    accounts: 0,
    copies: { savedAt: null },
    unmapped: 0,
    rotationUnfinished: false,
  })
  expect(status.messages).toHaveLength(7)
  expect(linesOf(status)).toEqual(['Nenhum backup foi guardado. Para resolver: npm run backup -- save PASTA'])
  await copies.noteSaved(sql, 5)
  expect(linesOf(await read())).toEqual([])
})

test('what happened is counted, and nobody is named', async () => {
  const email = newEmail()
  const person = await product.person({ email })
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const chat = testChatOf(person.visitor)
  const conversation = await chat.conversation()
  for (const behaviour of [says('Estou aqui.'), refuses(503), refuses(429)]) {
    service.next(behaviour)
    await chat.send(conversation, 'Fiz um bolo de laranja')
    await until(() => deps.runs.ids().length === 0)
  }
  const shop = await openShop(product)
  const body = sale('purchase.approved', { purchase: 'p-123', email: newEmail() })
  await shop.sell({ ...body, data: { ...body.data, plan: undefined, product: 'curso' } })
  await deps.counters.store()

  const status = await read()
  expect(status.messages.at(-1)?.total).toBe(3)
  expect(status).toMatchObject({ accounts: 1, unmapped: 1 })
  expect(status.counts?.week.resposta).toEqual({ inteira: 1, servico: 1, ocupado: 1 })
  expect(status.counts?.week.risco).toEqual({ nenhum: 3 })
  const look = { isTerminal: false, version: '0.1.0', isEmbedded: true }
  const screen = statusLines(status, goodMachine, linesOf(status), look).join('\n')
  expect(screen).toContain('Produtos vendidos sem plano: 1.')
  expect(screen).toContain('1 inteiras, 0 no limite, 2 falharam: ocupado 1, servico 1')
  for (const secret of [email, '@', person.id, conversation, 'bolo', 'p-123', 'curso'])
    expect(screen).not.toContain(secret)
})

test('a mail that was given up is counted', async () => {
  const mail = {
    chave: 'criar-conta/x',
    modelo: 'criar-conta' as const,
    para: newEmail(),
    dados: { plano: 'pro' },
  }
  await product.liberate(mail.para)
  await mailOutbox.add(sql, [mail])
  await sql`update correio set "criadoEm" = now() - interval '30 days'`
  const mailer = { ...deps.mailer, send: () => Promise.reject(new Error('away')) }
  await sendDueMails({
    ...deps,
    ...deps.settings,
    mailer,
    authSecret: keys.authSecret,
    templates: MAIL_TEMPLATES,
  })
  await deps.counters.store()
  const status = await read()
  expect(status.counts?.week.correio.desistiu).toBe(1)
  expect(status.mails.total).toBe(0)
})

test('a change of the master key that stopped half way is noticed', async () => {
  const next = randomBytes(32)
  const masters = await openMasterRing(sql, () => [next, keys.encryptionKey])
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(rotateMasterKey({ sql, masters, next, atOnce: 1, onProgress: stop })).rejects.toThrow(
    'stopped',
  )
  const status = await readStatus(sql, () => openMasterRing(sql, () => [next, keys.encryptionKey]))
  expect(status.rotationUnfinished).toBe(true)
  await rotateMasterKey({ sql, masters, next })
  expect((await readStatus(sql, () => openMasterRing(sql, () => [next]))).rotationUnfinished).toBe(false)
})

test('without the master key everything but the counts is shown', async () => {
  const status = await readStatus(sql, () => openMasterRing(sql, randomBytes(32)))
  expect(status.counts).toBeNull()
  expect((await readSums(sql)).accounts).toBe(1)
})
