import { afterAll, expect, test } from 'vitest'
import { AGE_QUESTION } from '#domain/age/age-reply.ts'
import { AGE_FAREWELL } from '#domain/chat/predicates.ts'
import { buyerLines } from '#server/commands/compras-lines.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { readBuyer } from '#server/features/purchases/operator/purchase-status.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { scriptAtOnce } from '#tests/support/time/script-at-once.ts'

scriptAtOnce()

const product = await createTestApp()
afterAll(product.close)
const { sql, deps } = product

/** Somebody with an account who was welcomed. */
async function writer() {
  const email = newEmail()
  const { id, visitor } = await product.person({ email })
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`
  const chat = testChatOf(visitor)
  const say = async (conversation: string, text: string) => (await chat.say(conversation, text)).content
  return { ...chat, id, email, visitor, say }
}

test('somebody who seems under 18 is asked once; under 18 the talk ends kindly and the account may not send', async () => {
  const ana = await writer()
  const talk = await ana.conversation()
  expect(await ana.say(talk, 'oi, tenho 14 anos e queria conversar')).toBe(AGE_QUESTION)
  expect(await ana.say(talk, '14')).toBe(AGE_FAREWELL)
  expectRefused(await ana.send(talk, 'espera'), 'account_for_adults')
  expect(await suspensions.find(sql, ana.email)).toMatchObject({ motivo: 'idade' })
  const { status, body } = await ana.send(talk, 'tô pensando em me matar')
  expect([status, body.error?.nivel]).toEqual([403, 'risco'])
})

test('export and deletion stay open, and the operator sees the reason and nothing else', async () => {
  const ana = await writer()
  const talk = await ana.conversation()
  await ana.say(talk, 'tenho 14 anos')
  await ana.say(talk, 'tenho 14 anos, sim')
  const lines = buyerLines(await readBuyer(deps, ana.email), await suspensions.find(sql, ana.email))
  expect(lines.filter((line) => line.includes('suspenso'))).toEqual([expect.stringMatching(/: idade$/)])
  expect(lines.join('\n')).not.toMatch(/14 anos|tenho/)
  expect((await ana.messages(talk)).length).toBe(4)
  expect((await ana.visitor.post('/api/privacy/deletion', { password: PASSWORD, now: false })).status).toBe(
    200,
  )
})

test('an adult answers and is never asked again, in no conversation', async () => {
  const ana = await writer()
  const [first, second] = [await ana.conversation(), await ana.conversation()]
  expect(await ana.say(first, 'tenho 16 anos e briguei com meu irmão')).toBe(AGE_QUESTION)
  expect(await ana.say(first, 'tenho 35, foi jeito de falar')).not.toBe(AGE_FAREWELL)
  expect(await ana.say(second, 'tenho 16 anos')).not.toBe(AGE_QUESTION)
  expect(await suspensions.find(sql, ana.email)).toBeNull()
})

test('danger is answered first, whatever the age', async () => {
  const ana = await writer()
  const talk = await ana.conversation()
  expect(await ana.say(talk, 'tenho 14 anos e tô pensando em me matar')).not.toBe(AGE_QUESTION)
  expect(await suspensions.find(sql, ana.email)).toBeNull()
})
