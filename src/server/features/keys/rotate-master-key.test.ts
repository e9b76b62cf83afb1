import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { MessagePage } from '#domain/api/chat.ts'
import { doublingFrom } from '#server/platform/crypto/seal.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp, type TestApp } from '#tests/support/product/test-app.ts'
import { openKeyRing } from './key-ring.ts'
import { rotateMasterKey } from './manage-master-keys.ts'
import { openMasterRing } from './master-ring.ts'

const DIARY = { name: 'diario', size: doublingFrom(64) }
const products: TestApp[] = []
afterAll(async () => {
  for (const product of products) await product.close()
})

/** A product with people in it, and a change of its master key that can be made. */
async function withPeople(count: number) {
  const product = await createTestApp()
  products.push(product)
  const old = product.keys.encryptionKey
  const next = randomBytes(32)
  const { sql } = product
  const people = await sql<{ id: string }[]>`
    insert into users (id, email, plano, "consentVersion", "consentAt")
    select gen_random_uuid(), 'p' || n || '@exemplo.com.br', 'mensal', '2025-04', now()
    from generate_series(1, ${count}) as n returning id`
  const ring = await openKeyRing(sql, old)
  const sealed = new Map<string, Buffer>()
  for (const { id } of people) sealed.set(id, (await ring.of(id)).seal(DIARY, `de ${id}`))
  return {
    sql,
    old,
    next,
    sealed,
    async rotate(onProgress?: (done: number) => void) {
      const masters = await openMasterRing(sql, () => [next, old])
      return rotateMasterKey({ sql, masters, next, atOnce: 4, ...(onProgress && { onProgress }) })
    },
    async opens(keys: Buffer[]) {
      const fresh = await openKeyRing(sql, () => keys)
      for (const [id, bytes] of sealed) expect((await fresh.of(id)).open(DIARY, bytes)).toBe(`de ${id}`)
    },
    versions: async () =>
      (await sql`select distinct "masterVersion" as v from chaves order by 1`).map((row) => row.v),
  }
}

test('afterwards the new master key alone opens everything, and the old one nothing', async () => {
  const { rotate, opens, versions, old, next } = await withPeople(10)
  expect(await rotate()).toEqual({ version: 2, done: 10 })
  expect(await versions()).toEqual([2])
  await opens([next])
  await expect(opens([old])).rejects.toThrow('ENCRYPTION_KEY: não é a chave')
})

test('interrupted anywhere, it continues where it was, and meanwhile both keys open everything', async () => {
  const { rotate, opens, versions, old, next } = await withPeople(10)
  const interrupted = rotate((done) => {
    if (done >= 4) throw new Error('power cut')
  })
  await expect(interrupted).rejects.toThrow('power cut')
  expect(await versions()).toEqual([1, 2])
  await opens([next, old])
  await expect(opens([next])).rejects.toThrow(
    'ENCRYPTION_KEY_PREVIOUS: falta a chave mestra anterior (versão 1)',
  )
  expect(await rotate()).toEqual({ version: 2, done: 6 })
  await opens([next])
})

test('two rotations at the same time do no harm', async () => {
  const { rotate, opens, next } = await withPeople(20)
  const [one, other] = await Promise.all([rotate(), rotate()])
  expect([one.version, other.version]).toEqual([2, 2])
  await opens([next])
})

test('a key that was replaced before cannot come back', async () => {
  const { sql, rotate, old, next } = await withPeople(1)
  await rotate()
  const masters = await openMasterRing(sql, () => [next, old])
  await expect(rotateMasterKey({ sql, masters, next: old })).rejects.toThrow('já foi substituída')
})

test('what people wrote is not touched', async () => {
  const { sql, rotate } = await withPeople(3)
  await sql`insert into conversas ("userId", id, style, title)
    select id, gen_random_uuid(), 'direta', '\\x00112233' from users`
  const before = await sql`select *, xmin::text from conversas`
  await rotate()
  expect(await sql`select *, xmin::text from conversas`).toEqual(before)
})

test('servers that run meanwhile serve everybody, old and new, before, during and after', async () => {
  const old = randomBytes(32)
  const next = randomBytes(32)
  // What a server reads when it meets a version it does not know: the key file, here a variable.
  let keyFile = [old]
  const keys = { authSecret: 'x'.repeat(40), encryptionKey: old }
  const product = await createTestApp({ keys, masterKeys: () => keyFile })
  const other = await createTestApp({ beside: product, masterKeys: () => keyFile })
  products.push(other, product)
  const people = await Promise.all(Array.from({ length: 6 }, () => newChatter(product)))
  const ids = new Map<string, string>()
  for (const ana of people) {
    const conversation = await ana.conversation()
    ids.set(ana.id, conversation)
    await ana.change(conversation, { title: `de ${ana.id}` })
  }

  keyFile = [next, old]
  const masters = await openMasterRing(product.sql, () => keyFile)
  let during = 0
  const look = async () => {
    for (const ana of people) {
      const { conversations } = await chatAt(other, ana).list()
      expect(conversations.map((conversation) => conversation.title)).toEqual([`de ${ana.id}`])
      const page = await ana.visitor.get<MessagePage>(`/api/conversations/${ids.get(ana.id)}/messages`)
      expect(page.status).toBe(200)
    }
    const somebodyNew = await newChatter(other)
    expect((await somebodyNew.visitor.get('/api/conversations')).status).toBe(200)
    during += 1
  }
  const looks: Promise<void>[] = []
  await rotateMasterKey({
    sql: product.sql,
    masters,
    next,
    atOnce: 1,
    onProgress: () => void looks.push(look()),
  })
  await Promise.all(looks)
  await look()
  expect(during).toBeGreaterThanOrEqual(6)
  expect(await product.sql`select from chaves where "masterVersion" = 1`).toHaveLength(0)

  keyFile = [next]
  const restarted = await createTestApp({ beside: product, masterKeys: () => keyFile })
  products.unshift(restarted)
  expect((await (await newChatter(restarted)).visitor.get('/api/conversations')).status).toBe(200)
})
