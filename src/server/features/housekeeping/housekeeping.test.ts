import { afterAll, expect, test } from 'vitest'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, signIn } from '#tests/support/product/test-app.ts'
import { clearExpired } from './housekeeping.ts'

const product = await createTestApp()
afterAll(product.close)

const count = async () => {
  const [row] = await product.sql`select (select count(*)::int from limites) as limites,
    (select count(*)::int from sessions) as sessions, (select count(*)::int from links) as links`
  return row
}

test('what has run out is cleared away, what has not stays', async () => {
  const { email } = await product.person()
  await signIn(product.visitor(), { email: newEmail(), password: 'não é esta' })
  await product.visitor().post('/api/account/forgot-password', { email })
  await product.settled()
  const before = await count()
  expect(before).toEqual({ limites: expect.any(Number), sessions: 1, links: 2 })
  expect(before?.limites).toBeGreaterThan(0)

  await clearExpired(product.sql)
  expect(await count()).toMatchObject({ sessions: 1, links: 2 })

  await product.sql`update limites set "fullAt" = now() - interval '1 second'`
  await product.sql`update sessions set "expiresAt" = now() - interval '1 second'`
  await product.sql`update links set "expiresAt" = now() - interval '1 second'`
  await clearExpired(product.sql)
  expect(await count()).toEqual({ limites: 0, sessions: 0, links: 0 })
})
