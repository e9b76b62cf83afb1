import { afterAll, expect, test } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import { upgradeSealing } from '#server/features/sealing/upgrade-sealing.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { seededText } from '#tests/support/product/seed-archive.ts'
import { seedFirstForm } from '#tests/support/product/seed-first-form.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { middle, say } from './say.ts'

const PEOPLE = 1_000
const MESSAGES = 100

const env = { MESSAGES_PER_MINUTE: '100000', MESSAGES_PER_DAY: '100000' }
const product = await createTestApp({ env })
const other = await createTestApp({ env, beside: product })
afterAll(async () => {
  await other.close()
  await product.close()
})
const { sql, keys } = product

const oldValues = async () =>
  (
    await sql`select count(*)::int as n from mensagens where nivel is null or substring(nivel from 1 for 1) <> '\\x02'
      or substring(content from 1 for 1) <> '\\x02'`
  )[0]?.n
const size = async () =>
  Number((await sql`select pg_total_relation_size('mensagens') as bytes`)[0]?.bytes) / 1024 / 1024

test('100,000 messages are brought into the new form by two nodes while people read and write', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => product.person()))
  await sql`update users set "onboardingFinalizado" = true`
  await sql`insert into users (id, email, plano, "consentVersion", "consentAt")
    select gen_random_uuid(), 'p' || n || '@exemplo.com.br', 'mensal', '2025-04', now()
    from generate_series(1, ${PEOPLE - people.length}) as n`
  const conversations = new Map<string, string>()
  for (const { id } of await sql<{ id: string }[]>`select id from users`)
    conversations.set(id, await seedFirstForm(sql, keys.encryptionKey, id, MESSAGES))
  await sql`vacuum full analyze mensagens`
  const before = await size()

  const times: number[] = []
  let sent = 0
  let running = true
  const use = people.map(async ({ id, visitor }, at) => {
    const conversation = conversations.get(id) ?? ''
    while (running) {
      const start = performance.now()
      if (at === 0) {
        const chat = testChatOf(visitor)
        const { status } = await chat.send(conversation, `e mais isto: ${sent}`)
        expect(status).toBe(200)
        sent += 1
        await chat.ended(conversation)
        continue
      }
      const { body, status } = await visitor.get<MessagePage>(`/api/conversations/${conversation}/messages`)
      times.push(performance.now() - start)
      expect(status).toBe(200)
      expect(body.messages.at(-1)).toMatchObject({ content: seededText(MESSAGES - 1), nivel: 'nenhum' })
    }
  })

  const start = performance.now()
  const cpu = process.cpuUsage()
  const whole = new AbortController()
  const half = new AbortController()
  const progress = setInterval(async () => {
    if ((await sql`select from chaves where forma = 2`).length > PEOPLE / 2) half.abort()
  }, 200)
  // One of the two is stopped halfway, and begins again.
  const nodes = [
    upgradeSealing(product.deps, { signal: whole.signal }),
    upgradeSealing(other.deps, { signal: half.signal }).then(() =>
      upgradeSealing(other.deps, { signal: whole.signal }),
    ),
  ]
  await Promise.all(nodes)
  while (!(await upgradeSealing(product.deps, { signal: whole.signal })));
  const seconds = (performance.now() - start) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(progress)
  running = false
  await Promise.all(use)

  expect(half.signal.aborted).toBe(true)
  expect(await oldValues()).toBe(0)
  expect(await sql`select from chaves where forma = 1`).toHaveLength(0)
  const [quiet] = await sql`select count(*)::int as n from mensagens`
  expect(quiet?.n).toBe(PEOPLE * MESSAGES + 2 * sent)
  const grown = await size()
  await sql`vacuum full analyze mensagens`
  say(
    `${PEOPLE * MESSAGES} messages of ${PEOPLE} people brought into the new form: ${seconds.toFixed(1)} s with two nodes, one interrupted; this process ${((user + system) / 1e6).toFixed(1)} s, reading and writing of others included; ${times.length} pages read meanwhile, half of them within ${middle(times)} ms, and ${sent} messages answered; the table ${before.toFixed(0)} MB before, ${grown.toFixed(0)} MB after, ${(await size()).toFixed(0)} MB once vacuumed`,
  )
})
