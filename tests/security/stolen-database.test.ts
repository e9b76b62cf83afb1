import { afterAll, expect, test, vi } from 'vitest'
import { chatOf } from '#tests/support/chat.ts'
import { seedArchive } from '#tests/support/seed-archive.ts'
import { createTestApp, PASSWORD } from '#tests/support/test-app.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product

const WORDS = 'guardado a sete chaves'

async function writer() {
  const person = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, safe: await product.deps.keyRing.of(person.id) }
  const ids = await seedArchive(sql, owner, { conversations: 2, messages: 4, text: (at) => `${WORDS} ${at}` })
  return { ...person, chat: chatOf(person.visitor), ids }
}

/** Every value of every table, as a thief would look at it. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  const parts: string[] = []
  for (const { name } of tables) {
    for (const row of await sql`select * from ${sql(name)}`) {
      for (const value of Object.values(row))
        parts.push(value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value))
    }
  }
  return parts.join('\n')
}

test('a stolen database says nothing of what was written, nor the way in', async () => {
  const { chat, visitor, ids, email } = await writer()
  await chat.change(ids[0] ?? '', { title: `${WORDS}, o título` })
  await chat.send(ids[1] ?? '', `${WORDS}, agora`)
  await vi.waitUntil(() => product.deps.runs.ids().length === 0, { timeout: 30_000 })
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const stolen = await dump()
  expect(stolen).not.toContain('sete chaves')
  expect(stolen).not.toContain(PASSWORD)
  expect(stolen).not.toContain(product.mailbox.resetToken(email))
  for (const cookie of visitor.cookies.values()) expect(stolen).not.toContain(decodeURIComponent(cookie))
  for (const key of [product.keys.authSecret, product.keys.encryptionKey.toString('latin1')])
    expect(stolen).not.toContain(key)
})

test('words moved to another message, conversation or person do not open there', async () => {
  const [maria, joana] = [await writer(), await writer()]
  const read = async (chat: typeof maria.chat, id = '') =>
    (await chat.visitor.get(`/api/conversations/${id}/messages`)).status
  expect(await read(joana.chat, joana.ids[0])).toBe(200)
  await sql`update mensagens set content = (select content from mensagens where "userId" = ${maria.id} limit 1)
    where "userId" = ${joana.id} and "conversaId" = ${joana.ids[0] ?? ''} and seq = 0`
  expect(await read(joana.chat, joana.ids[0])).toBe(500)
  await sql`update mensagens m set content = (select content from mensagens o
      where o."userId" = m."userId" and o."conversaId" = m."conversaId" and o.seq = 1)
    where "userId" = ${joana.id} and "conversaId" = ${joana.ids[1] ?? ''} and seq = 0`
  expect(await read(joana.chat, joana.ids[1])).toBe(500)
  expect(await read(maria.chat, maria.ids[0])).toBe(200)
  expect(product.logged.join('')).not.toContain('sete chaves')
})

test('a whole row given to another person, key and all, does not open', async () => {
  const [maria, joana] = [await writer(), await writer()]
  await sql`update chaves set wrapped = (select wrapped from chaves where "userId" = ${maria.id})
    where "userId" = ${joana.id}`
  product.deps.keyRing.forgetAll()
  expect((await joana.visitor.get('/api/conversations')).status).toBe(500)
  expect((await maria.visitor.get('/api/conversations')).status).toBe(200)
})
