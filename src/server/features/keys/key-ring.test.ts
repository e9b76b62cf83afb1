import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { openKeyRing } from './key-ring.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, keys } = product
const safeOf = async (id: string) => (await openKeyRing(sql, keys.encryptionKey)).of(id)

test('every person has a key of their own, the same on every node and after a restart', async () => {
  const [maria, joana] = [await product.person(), await product.person()]
  const sealed = (await safeOf(maria.id)).seal('mensagens/1/content', 'só meu')
  expect((await safeOf(maria.id)).open('mensagens/1/content', sealed)).toBe('só meu')
  const joanas = await safeOf(joana.id)
  expect(() => joanas.open('mensagens/1/content', sealed)).toThrow()
})

test('a key that is handed to another person opens nothing', async () => {
  const [maria, joana] = [await product.person(), await product.person()]
  await safeOf(maria.id)
  await safeOf(joana.id)
  await sql`update chaves set wrapped = (select wrapped from chaves where "userId" = ${maria.id})
    where "userId" = ${joana.id}`
  await expect(safeOf(joana.id)).rejects.toThrow()
})

test('of many who need the first key at the same moment, all get the same', async () => {
  const { id } = await product.person()
  const safes = await Promise.all(Array.from({ length: 8 }, () => safeOf(id)))
  const sealed = safes.map((safe, at) => safe.seal(`a/${at}`, 'igual'))
  for (const [at, bytes] of sealed.entries())
    expect(safes.map((safe) => safe.open(`a/${at}`, bytes))).toEqual(Array(8).fill('igual'))
})

test('a wrong master key is noticed before anything is written', async () => {
  const before = await sql`select * from chaves_mestras`
  await expect(openKeyRing(sql, randomBytes(32))).rejects.toThrow(
    'ENCRYPTION_KEY: não é a chave com que este banco foi cifrado. Use a original; nada foi alterado.',
  )
  expect(await sql`select * from chaves_mestras`).toEqual(before)
})

test('who has no account gets no key', async () => {
  await expect(safeOf(uuidv7())).rejects.toThrow('Não encontramos')
})

test('who is being erased gets no new key', async () => {
  const { id, email } = await product.person()
  await sql`insert into exclusoes ("userId", email, "eraseAt", "erasedAt", "nextTryAt")
    values (${id}, ${email}, now(), now(), 'infinity')`
  await expect(safeOf(id)).rejects.toThrow('Não encontramos')
  expect(await sql`select from chaves where "userId" = ${id}`).toHaveLength(0)
})
