import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { doublingFrom } from '#server/platform/crypto/seal.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openKeyRing } from './key-ring.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, keys } = product
const PLACE = { name: 'mensagens/1/content', size: doublingFrom(64) }
const cipherOf = async (id: string) => (await openKeyRing(sql, keys.encryptionKey)).of(id)

test('every person has a key of their own, the same on every node and after a restart', async () => {
  const [maria, joana] = [await product.person(), await product.person()]
  const sealed = (await cipherOf(maria.id)).seal(PLACE, 'só meu')
  expect((await cipherOf(maria.id)).open(PLACE, sealed)).toBe('só meu')
  const joanas = await cipherOf(joana.id)
  expect(joanas.open(PLACE, sealed)).toBeNull()
})

test('a key that is handed to another person opens nothing', async () => {
  const [maria, joana] = [await product.person(), await product.person()]
  await cipherOf(maria.id)
  await cipherOf(joana.id)
  await sql`update chaves set wrapped = (select wrapped from chaves where "userId" = ${maria.id})
    where "userId" = ${joana.id}`
  await expect(cipherOf(joana.id)).rejects.toThrow()
})

test('of many who need the first key at the same moment, all get the same', async () => {
  const { id } = await product.person()
  const ciphers = await Promise.all(Array.from({ length: 8 }, () => cipherOf(id)))
  const sealed = ciphers.map((cipher, at) => cipher.seal({ ...PLACE, name: `a/${at}` }, 'igual'))
  for (const [at, bytes] of sealed.entries())
    expect(ciphers.map((cipher) => cipher.open({ ...PLACE, name: `a/${at}` }, bytes))).toEqual(
      Array(8).fill('igual'),
    )
})

test('a wrong master key is noticed before anything is written', async () => {
  const before = await sql`select * from chaves_mestras`
  await expect(openKeyRing(sql, randomBytes(32))).rejects.toThrow(
    'ENCRYPTION_KEY: não é a chave com que este banco foi cifrado. Use a original; nada foi alterado.',
  )
  expect(await sql`select * from chaves_mestras`).toEqual(before)
})

test('who has no account gets no key', async () => {
  await expect(cipherOf(uuidv7())).rejects.toThrow('Não encontramos')
})

test('who is being erased gets no new key', async () => {
  const { id, email } = await product.person()
  await sql`insert into exclusoes ("userId", email, "eraseAt", "erasedAt", "nextTryAt")
    values (${id}, ${email}, now(), now(), 'infinity')`
  await expect(cipherOf(id)).rejects.toThrow('Não encontramos')
  expect(await sql`select from chaves where "userId" = ${id}`).toHaveLength(0)
})

test('a place whose value does not open is reported once, without what is in it', async () => {
  const { id } = await product.person()
  const reported: string[] = []
  const ring = await openKeyRing(sql, keys.encryptionKey, (place) => void reported.push(place))
  const cipher = await ring.of(id)
  const elsewhere = { ...PLACE, name: 'mensagens/2/content' }
  const sealed = cipher.seal(PLACE, 'só meu')
  for (let look = 0; look < 3; look += 1) expect(cipher.open(elsewhere, sealed)).toBeNull()
  expect(cipher.open(PLACE, null)).toBeNull()
  expect(cipher.open(PLACE, sealed)).toBe('só meu')
  expect(reported).toEqual(['mensagens/2/content', 'mensagens/1/content'])
})

test('a key that was forgotten while it was being read is not cached', async () => {
  const { id } = await product.person()
  const ring = await openKeyRing(sql, keys.encryptionKey)
  const reading = ring.of(id)
  ring.forget(id)
  const sealed = (await reading).seal(PLACE, 'só meu')
  await sql`delete from chaves where "userId" = ${id}`
  expect((await ring.of(id)).open(PLACE, sealed)).toBeNull()
})
