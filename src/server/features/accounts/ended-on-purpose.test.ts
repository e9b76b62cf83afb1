import { afterAll, expect, test } from 'vitest'
import type { SessionAnswer, SessionList, UndoPasswordAnswer } from '#domain/api/account.ts'
import { clearExpired } from '#server/features/housekeeping/housekeeping.ts'
import { createTestApp, PASSWORD, signIn } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'

const product = await createTestApp()
const { sql } = product
afterAll(product.close)

const NEW = { password: 'outra senha bem longa', confirmation: 'outra senha bem longa' }
const endedFor = async (visitor: Visitor) =>
  (await visitor.get<SessionAnswer>('/api/account/session')).body.ended ?? null

async function personOnTwoDevices() {
  const { visitor: phone, email, id } = await product.person()
  const computer = product.visitor()
  await signIn(computer, { email })
  return { phone, computer, email, id }
}

async function resetLink(by: Visitor, email: string): Promise<string> {
  await by.post('/api/account/forgot-password', { email })
  await product.settled()
  return product.mailbox.tokenFor(email, 'redefinir-senha')
}

test.each<[string, (owner: { computer: Visitor; email: string }) => Promise<unknown>]>([
  [
    'from the list of devices',
    async ({ computer }) => {
      const { sessions } = (await computer.get<SessionList>('/api/account/sessions')).body
      return computer.delete(`/api/account/sessions/${sessions.find(({ current }) => !current)?.id}`)
    },
  ],
  ['with all others', ({ computer }) => computer.delete('/api/account/sessions')],
  [
    'by a new password',
    ({ computer }) => computer.post('/api/account/change-password', { current: PASSWORD, ...NEW }),
  ],
  [
    'by a new password by mail',
    async ({ computer, email }) =>
      computer.post('/api/account/reset-password', { token: await resetLink(computer, email), ...NEW }),
  ],
  [
    'by erasing the account',
    ({ computer }) => computer.post('/api/privacy/deletion', { password: PASSWORD, now: true }),
  ],
])('a device whose session the owner ended %s is told for whom', async (_how, end) => {
  const { phone, computer, email, id } = await personOnTwoDevices()
  expect(await endedFor(phone)).toBeNull()
  expect(await end({ computer, email })).toMatchObject({ status: 200 })
  expect(await endedFor(phone)).toBe(id)
})

test('so is the device of somebody who changed another’s password, once that is undone', async () => {
  const { phone: thief, computer, email, id } = await personOnTwoDevices()
  await thief.post('/api/account/change-password', { current: PASSWORD, ...NEW })
  await product.settled()
  const token = product.mailbox.tokenFor(email, 'senha-trocada')
  const { status } = await computer.post<UndoPasswordAnswer>('/api/account/undo-password', { token })
  expect(status).toBe(200)
  expect(await endedFor(thief)).toBe(id)
})

test('the browser in which the owner does it is not told: what they wrote there stays', async () => {
  for (const setPassword of [
    (here: Visitor) => here.post('/api/account/change-password', { current: PASSWORD, ...NEW }),
    async (here: Visitor, email: string) =>
      here.post('/api/account/reset-password', { token: await resetLink(here, email), ...NEW }),
  ]) {
    const { phone, computer, email } = await personOnTwoDevices()
    const otherTab = product.visitor()
    otherTab.becomes(phone)
    expect(await setPassword(phone, email)).toMatchObject({ status: 200 })
    expect(await endedFor(otherTab)).toBeNull()
    expect(await endedFor(computer)).not.toBeNull()
  }
})

test('a session that expired, that was replaced here or is gone for another reason was not ended on purpose', async () => {
  const [ana, bia] = [await personOnTwoDevices(), await product.person()]
  await sql`update sessions set "expiresAt" = now() - interval '1 minute' where "userId" = ${ana.id}`
  expect(await endedFor(ana.phone)).toBeNull()
  await clearExpired(sql)
  expect(await endedFor(ana.phone)).toBeNull()

  const cookieOfBefore = product.visitor()
  cookieOfBefore.becomes(bia.visitor)
  await signIn(bia.visitor, { email: ana.email })
  expect(await endedFor(cookieOfBefore)).toBeNull()

  const gone = await personOnTwoDevices()
  await sql`delete from sessions where "userId" = ${gone.id}`
  expect(await endedFor(gone.phone)).toBeNull()
})

test('signing in again is a session like any other, and a cookie that we did not sign gets no reason', async () => {
  const { phone, computer, email } = await personOnTwoDevices()
  await computer.delete('/api/account/sessions')
  const forger = product.visitor()
  for (const [name, value] of phone.cookies) forger.cookies.set(name, `${value.slice(0, -8)}AAAAAAA%3D`)
  expect(await endedFor(forger)).toBeNull()
  await signIn(phone, { email })
  expect(await endedFor(phone)).toBeNull()
})

test('it is kept for as long as the cookie of that session lasts', async () => {
  const { phone, computer, id } = await personOnTwoDevices()
  await computer.delete('/api/account/sessions')
  await clearExpired(sql)
  expect(await endedFor(phone)).toBe(id)
  await sql`update sessoes_encerradas set "expiresAt" = now() - interval '1 minute' where "userId" = ${id}`
  await clearExpired(sql)
  expect(await sql`select from sessoes_encerradas where "userId" = ${id}`).toHaveLength(0)
})
