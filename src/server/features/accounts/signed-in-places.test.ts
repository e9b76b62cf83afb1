import { afterAll, expect, test } from 'vitest'
import type { SessionList } from '#domain/api/account.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { createTestApp, signIn, whoIs } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { expectBetween } from '#tests/support/time/expect-between.ts'

const product = await createTestApp()
afterAll(product.close)

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const NOT_FOUND = 'Não encontramos o que você procura.'

const places = async (visitor: Visitor) =>
  (await visitor.get<SessionList>('/api/account/sessions')).body.sessions

/** Somebody who is signed in on a phone and on a computer. */
async function personOnTwoDevices() {
  const { visitor: phone, email, id } = await product.person()
  const computer = product.visitor({ headers: { 'user-agent': FIREFOX_ON_WINDOWS } })
  await signIn(computer, { email })
  return { phone, computer, email, id }
}

test('you see where you are signed in, this device first', async () => {
  const { phone, computer } = await personOnTwoDevices()
  expect((await places(phone)).map(({ device, current }) => [device, current])).toEqual([
    ['Chrome no Android', true],
    ['Firefox no Windows', false],
  ])
  expect((await places(computer)).map(({ device, current }) => [device, current])).toEqual([
    ['Firefox no Windows', true],
    ['Chrome no Android', false],
  ])
})

test('a place shows when it began and when it was last used, and nothing that opens it', async () => {
  const before = Date.now()
  const { visitor } = await product.person()
  const [place] = await places(visitor)
  expect(Object.keys(place ?? {}).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt'])
  for (const time of [place?.createdAt, place?.lastUsedAt]) {
    expectBetween(Date.parse(String(time)), before, Date.now())
  }
})

test('you can end one of them', async () => {
  const { phone, computer, email } = await personOnTwoDevices()
  const other = (await places(phone)).find(({ current }) => !current)
  expect((await phone.delete(`/api/account/sessions/${other?.id}`)).body).toEqual({ done: true })
  expect(await whoIs(computer)).toBeNull()
  expect(await whoIs(phone)).toBe(email)
  expect(await places(phone)).toHaveLength(1)
})

test('you can end all others', async () => {
  const { phone, computer, email } = await personOnTwoDevices()
  const third = product.visitor()
  await signIn(third, { email })
  expect((await phone.delete('/api/account/sessions')).body).toEqual({ done: true })
  expect(await whoIs(computer)).toBeNull()
  expect(await whoIs(third)).toBeNull()
  expect(await whoIs(phone)).toBe(email)
})

test('ending the others ends nobody else’s', async () => {
  const { phone } = await personOnTwoDevices()
  const stranger = await product.person()
  await phone.delete('/api/account/sessions')
  expect(await whoIs(stranger.visitor)).toBe(stranger.email)
})

test("another person's session does not exist for you", async () => {
  const { phone } = await personOnTwoDevices()
  const stranger = await product.person()
  const [theirs] = await places(stranger.visitor)
  expect(await places(phone)).not.toContainEqual(expect.objectContaining({ id: theirs?.id }))
  expectError(await phone.delete(`/api/account/sessions/${theirs?.id}`), 404, 'not_found', NOT_FOUND)
  expect(await whoIs(stranger.visitor)).toBe(stranger.email)
})

test('ending a session twice finds nothing the second time', async () => {
  const { phone } = await personOnTwoDevices()
  const other = (await places(phone)).find(({ current }) => !current)
  await phone.delete(`/api/account/sessions/${other?.id}`)
  expectError(await phone.delete(`/api/account/sessions/${other?.id}`), 404, 'not_found', NOT_FOUND)
})

test.each(['x', '0', '%00', 'null', "'%20or%201=1", '../sessions', '0199a0b0-0000-7000-8000-000000000000'])(
  'a session called %s is not found',
  async (id) => {
    const { visitor, email } = await product.person()
    expectError(
      await visitor.delete(`/api/account/sessions/${encodeURIComponent(id)}`),
      404,
      'not_found',
      NOT_FOUND,
    )
    expect(await whoIs(visitor)).toBe(email)
  },
)

test('a session that ran out is not listed', async () => {
  const { phone, id } = await personOnTwoDevices()
  await product.sql`update sessions set "expiresAt" = now() - interval '1 second'
    where "userId" = ${id} and "userAgent" = ${FIREFOX_ON_WINDOWS}`
  expect(await places(phone)).toHaveLength(1)
})

test('somebody with hundreds of sessions can still see and end them', async () => {
  const { visitor, id, email } = await product.person()
  await product.sql`insert into sessions (id, "userId", token, "expiresAt")
    select gen_random_uuid(), ${id}, gen_random_uuid()::text, now() + interval '1 day' from generate_series(1, 300)`
  const listed = await places(visitor)
  expect(listed[0]?.current).toBe(true)
  expect(listed).toHaveLength(100)
  await visitor.delete('/api/account/sessions')
  expect(await places(visitor)).toHaveLength(1)
  expect(await whoIs(visitor)).toBe(email)
})
