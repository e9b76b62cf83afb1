import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import { rotateMasterKey } from '#server/features/keys/manage-master-keys.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { seedArchive, seededText } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { say } from './say.ts'

const PEOPLE = 1_000
const MESSAGES = 100

const old = randomBytes(32)
const next = randomBytes(32)
let keyFile = [old]
const product = await createTestApp({
  keys: { authSecret: 'x'.repeat(40), encryptionKey: old },
  masterKeys: () => keyFile,
})
afterAll(product.close)
const { sql } = product

test('the master key of 100,000 messages is changed while the server is used', async () => {
  const readers = await Promise.all(Array.from({ length: 4 }, () => product.person()))
  await sql`insert into users (id, email, plano, "consentVersion", "consentAt")
    select gen_random_uuid(), 'p' || n || '@exemplo.com.br', 'mensal', '2025-04', now()
    from generate_series(1, ${PEOPLE - readers.length}) as n`
  const conversations = new Map<string, string>()
  for (const { id } of await sql<{ id: string }[]>`select id from users`) {
    const owner = { id, cipher: await product.deps.keyRing.of(id) }
    const [conversation = ''] = await seedArchive(sql, owner, { conversations: 1, messages: MESSAGES })
    conversations.set(id, conversation)
  }
  const [before] =
    await sql`select count(*)::int as messages, sum(xmin::text::bigint) as written from mensagens`
  expect(before?.messages).toBe(PEOPLE * MESSAGES)

  let answers = 0
  let running = true
  const use = readers.map(async ({ id, visitor }) => {
    while (running) {
      // As if another node answered: nothing is at hand.
      product.deps.keyRing.forgetAll()
      const { body, status } = await visitor.get<MessagePage>(
        `/api/conversations/${conversations.get(id)}/messages`,
      )
      expect(status).toBe(200)
      expect(body.messages.at(-1)?.content).toBe(seededText(MESSAGES - 1))
      answers += 1
    }
  })
  keyFile = [next, old]
  const start = performance.now()
  const masters = await openMasterRing(sql, () => keyFile)
  const interrupted = rotateMasterKey({
    sql,
    masters,
    next,
    atOnce: 50,
    onProgress: (done) => {
      if (done >= 500) throw new Error('power cut')
    },
  })
  await expect(interrupted).rejects.toThrow('power cut')
  const { done } = await rotateMasterKey({ sql, masters, next, atOnce: 50 })
  const seconds = (performance.now() - start) / 1000
  running = false
  await Promise.all(use)
  const [after] =
    await sql`select count(*)::int as messages, sum(xmin::text::bigint) as written from mensagens`
  expect(after).toEqual(before)
  expect(done).toBe(PEOPLE - 500)
  say(
    `rotation over ${PEOPLE * MESSAGES} messages of ${PEOPLE} people: ${seconds.toFixed(2)} s, interrupted once, ${answers} requests answered meanwhile, no message row rewritten`,
  )
})
