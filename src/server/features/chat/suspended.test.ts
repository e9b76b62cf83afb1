import { afterAll, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { suspensions } from '#server/features/accounts/store/people.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter, testChatOf } from '#tests/support/product/chat.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product

const SUSPENDED = ERRORS.account_suspended.message

const fake = createFakeModel()
const talking = await createTestApp({ model: fake.model })
afterAll(talking.close)

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

test.each([
  ['suspended', 'account_suspended', (email: string) => suspensions.add(talking.sql, email)],
  [
    'refunded',
    'plan_ended',
    (email: string) => talking.sql`insert into liberados (email, plano, status, "fimAcesso", origem)
      values (${email}, 'mensal', 'encerrado', now() - interval '1 second', 'compra')`,
  ],
])(
  'a reply that is being written when its person is %s comes to its end, and the model is asked nothing more',
  async (_, code, end) => {
    const ana = await newChatter(talking)
    const [id, other] = [await ana.conversation(), await ana.conversation()]
    await ana.send(id, code)
    const turn = await fake.answering(code)
    turn.say('Estou aqui')
    await ana.send(other, `${code}, pausada`)
    const { say } = await fake.answering(`${code}, pausada`)
    say('Estou')
    await ana.saidSoFar(id, 'Estou aqui')
    const [row] = await talking.sql<{ email: string }[]>`select email from users where id = ${ana.id}`
    await end(row?.email ?? '')
    const asked = fake.turns.length

    turn.say(' com você.')
    turn.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Estou aqui com você.' })
    expect((await ana.send(id, 'E agora?')).body.error?.code).toBe(code)
    const paused = await ana.pause(await ana.saidSoFar(other, 'Estou'), 5)
    expect((await ana.steer(paused.body.reply, 'continue')).body.error?.code).toBe(code)
    expect(await ana.lastReply(other)).toMatchObject({ status: 'pausada', content: 'Estou' })
    expect(fake.turns).toHaveLength(asked)
  },
)

test('what a suspended person reads as danger is answered with help all the same', async () => {
  const ana = await writer()
  const id = await ana.conversation()
  await suspensions.add(sql, ana.email)
  const { status, body } = await ana.send(id, 'tô pensando em me matar')
  expect([status, body.error?.code, body.error?.nivel]).toEqual([403, 'account_suspended', 'risco'])
})

test('everything else of a suspended account continues', async () => {
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
