import { afterAll, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { suspensions } from '#server/features/accounts/store/suspensions.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product

const SUSPENDED = ERRORS.account_suspended.message

/** Somebody with an account who was welcomed. */
async function writer(email = newEmail()) {
  const { id, visitor } = await product.person({ email })
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`
  return { ...testChatOf(visitor), id, email, visitor }
}

test('a suspended account sends nothing, at once and on every node, and sends again when it is resumed', async () => {
  const ana = await writer()
  const id = await ana.conversation()
  await suspensions.add(sql, ana.email)
  await suspensions.add(sql, ana.email)
  expectError(await ana.send(id, 'Oi'), 403, 'account_suspended', SUSPENDED)
  expect(await sql`select from mensagens where "userId" = ${ana.id}`).toHaveLength(0)
  expect(await suspensions.remove(sql, ana.email)).toBe(true)
  expect(await suspensions.remove(sql, ana.email)).toBe(false)
  expect((await ana.send(id, 'Oi')).status).toBe(200)
})

test('what a suspended person reads as danger is answered with help all the same', async () => {
  const ana = await writer()
  const id = await ana.conversation()
  await suspensions.add(sql, ana.email)
  const { status, body } = await ana.send(id, 'tô pensando em me matar')
  expect([status, body.error?.code, body.error?.nivel]).toEqual([403, 'account_suspended', 'risco'])
})

test('everything else of a suspended account goes on', async () => {
  const ana = await writer()
  const id = await ana.conversation()
  await ana.send(id, 'Oi')
  await ana.ended(id)
  await suspensions.add(sql, ana.email)
  const answers = [
    await ana.visitor.get(`/api/conversations/${id}/messages`),
    await ana.visitor.get('/api/conversations'),
    await ana.visitor.patch(`/api/conversations/${id}`, { title: 'Outro nome' }),
    await ana.visitor.post('/api/privacy/search', { text: 'Oi' }),
    await ana.visitor.get('/api/account/sessions'),
    await ana.visitor.delete(`/api/conversations/${id}`),
    await ana.visitor.delete('/api/privacy/conversations'),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('a suspended account is not resumed by deleting it and creating it anew, and nobody else is suspended', async () => {
  const [ana, bia] = [await writer(), await writer()]
  await suspensions.add(sql, ana.email)
  await ana.visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true })
  await product.settled()
  expect(await sql`select from suspensoes where email = ${ana.email}`).toEqual([])
  const again = await writer(ana.email)
  expect((await again.send(await again.conversation(), 'Oi')).body.error?.code).toBe('account_suspended')
  expect((await bia.send(await bia.conversation(), 'Oi')).status).toBe(200)
})
