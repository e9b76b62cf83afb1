import { afterAll, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { loadCommonPasswords } from './passwords.ts'

const product = await createTestApp()
afterAll(product.close)

const COMMON = ERRORS.password_common.message

test('the list has more than ten thousand passwords that are long enough to be chosen', async () => {
  const known = await loadCommonPasswords()
  expect(known.size).toBeGreaterThan(10_000)
  for (const password of known) expect(password).toBe(password.toLowerCase())
})

test.each(['12345678', 'password', 'PASSWORD', 'Senha123', 'flamengo', '1q2w3e4r', 'iloveyou'])(
  '%s is refused wherever a password is chosen',
  async (password) => {
    const email = newEmail()
    await product.liberate(email)
    const form = { password, confirmation: password }
    const { visitor } = await product.person()
    await product.visitor().post('/api/account/forgot-password', { email })
    const answers = [
      await product.visitor().post('/api/account/register', { email, ...form }),
      await visitor.post('/api/account/change-password', { current: 'qualquer', ...form }),
      await product.visitor().post('/api/account/reset-password', { token: 'x', ...form }),
    ]
    for (const answer of answers) expectError(answer, 400, 'password_common', COMMON)
  },
)

test('a registration refused for its password does not tell who bought a plan or has an account', async () => {
  const [bought, { email: registered }] = [newEmail(), await product.person()]
  await product.liberate(bought)
  const form = { password: '12345678', confirmation: '12345678' }
  for (const email of [bought, registered, newEmail()])
    expectError(
      await product.visitor().post('/api/account/register', { email, ...form }),
      400,
      'password_common',
      COMMON,
    )
})

test('a phrase of one’s own may hold a common word', async () => {
  const email = newEmail()
  await product.liberate(email)
  const password = 'flamengo na chuva com a vó'
  const form = { email, password, confirmation: password }
  expect((await product.visitor().post('/api/account/register', form)).status).toBe(200)
})
