import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, inject, test } from 'vitest'
import { passkeys } from '#server/features/operators/store/operators.ts'
import { eraseDueAccounts } from '#server/features/privacy/erase-accounts.ts'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { codeOf } from '#tests/support/product/authenticator.ts'
import { invited, setPassword } from '#tests/support/product/operators.ts'
import { createTestApp, PASSWORD, signIn, type TestApp, whoIs } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { restoreBackup, saveBackup } from './store/backup.ts'

const product = await createTestApp()
const products = [product]
afterAll(async () => {
  for (const each of products) await each.close()
})

async function copy(): Promise<Buffer> {
  const to = new PassThrough()
  const [bytes] = await Promise.all([buffer(to), saveBackup(product.sql, to)])
  return bytes
}

/** The product as it is after that copy was restored, and what was erased again. */
async function restored(bytes: Buffer, erased: string[]): Promise<{ node: TestApp; again: number }> {
  const database = await createDatabase(inject('postgres'), { empty: true })
  const sql = database.connect()
  const again = await restoreBackup(sql, Readable.from([bytes]), erased)
  await sql.end({ timeout: 5 })
  const node = await createTestApp({ database, keys: product.keys })
  products.push(node)
  return { node, again }
}

test('sessions and links of mails that a copy has do not come back with it', async () => {
  const { email, visitor } = await product.person()
  await visitor.post('/api/account/forgot-password', { email })
  await product.settled()
  const token = product.mailbox.resetToken(email)
  const { node } = await restored(await copy(), [])
  const there = node.visitor()
  there.becomes(visitor)
  expect(await whoIs(visitor)).toBe(email)
  expect(await whoIs(there)).toBeNull()
  const form = { token, password: 'outra frase só minha', confirmation: 'outra frase só minha' }
  expect((await there.post('/api/account/reset-password', form)).body.error?.code).toBe('reset_token_invalid')
  expect((await signIn(there, { email })).status).toBe(200)
})

test('accounts that were erased since the copy are erased again, without a second receipt', async () => {
  const shop = await openShop(product)
  const [gone, stays] = [await product.person(), await product.person()]
  await shop.sell(sale('purchase.approved', { purchase: 'r-1', email: gone.email }))
  await product.deps.keyRing.of(gone.id)
  const bytes = await copy()
  await gone.visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await product.settled()
  const erased = await product.sql`select "userId" as id from contas_apagadas`
  expect(erased).toEqual([{ id: gone.id }])

  const { node, again } = await restored(bytes, [gone.id])
  expect(again).toBe(1)
  const { sql } = node.deps
  expect(await sql`select from chaves where "userId" = ${gone.id}`).toEqual([])
  expect((await signIn(node.visitor(), gone)).status).toBe(401)
  await eraseDueAccounts(node.deps)
  await node.settled()
  expect(await sql`select from users where id = ${gone.id}`).toEqual([])
  expect(JSON.stringify(await sql`select * from compras`)).not.toContain(gone.email)
  expect(await sql`select from exclusoes`).toEqual([])
  expect(node.mailbox.sent).toEqual([])
  expect(await sql`select "userId" as id from contas_apagadas`).toEqual(erased)
  expect((await signIn(node.visitor(), stays)).status).toBe(200)
})

test('somebody who wanted to go when the copy was made gets seven days again', async () => {
  const { email, id, visitor } = await product.person()
  await visitor.post('/api/privacy/deletion', { password: PASSWORD })
  await product.sql`update exclusoes set "eraseAt" = now(), "nextTryAt" = now() where "userId" = ${id}`
  const bytes = await copy()
  await visitor.delete('/api/privacy/deletion')
  const { node } = await restored(bytes, [])
  await eraseDueAccounts(node.deps)
  expect((await signIn(node.visitor(), { email })).status).toBe(200)
  const [row] =
    await node.sql`select "eraseAt" > now() + interval '6 days' as later from exclusoes where "userId" = ${id}`
  expect(row?.later).toBe(true)
})

test('no operator signs in with what a copy has', async () => {
  const { operator, token } = await invited(product)
  const { secret } = await setPassword(product.visitor(), token)
  await passkeys.add(product.sql, operator.id, { id: 'chave', publicKey: Buffer.of(1), counter: 0 })
  const { node } = await restored(await copy(), [])
  const form = { email: operator.email, password: PASSWORD, code: codeOf(secret, 1) }
  const { body } = await node.visitor().post('/api/painel/senha/entrar', form)
  expect(body.error?.code).toBe('operator_credential')
  expect(await passkeys.find(node.sql, 'chave')).toBeNull()
  expect(await node.deps.secrets.get(`operador/${operator.id}/totp`)).toBeNull()
})
