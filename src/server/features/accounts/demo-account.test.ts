import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, signIn, whoIs } from '#tests/support/product/test-app.ts'
import { admitDemo, DEMO } from './register.ts'

const strict = [
  { OPENAI_API_KEY: 'sk-de-verdade', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
  { NODE_ENV: 'production' },
  { HOST: '0.0.0.0' },
]
const PASSWORD = 'uma frase só minha'
const form = { email: DEMO.email, password: PASSWORD, confirmation: PASSWORD }

/** The product after a start with these settings, on the database of another if there is one. */
async function started(env: Record<string, string> = {}, beside?: Awaited<ReturnType<typeof createTestApp>>) {
  const app = await createTestApp({ env, ...(beside && { beside }) })
  onTestFinished(app.close)
  const isAdmitted = await admitDemo(app.deps.sql, app.deps.settings)
  return { ...app, isAdmitted }
}

test.each(strict)('is not let in by a first start with %j', async (env) => {
  const { isAdmitted, visitor } = await started(env)
  expect(isAdmitted).toBe(false)
  const { status, body } = await visitor().post<{ error: { code: string } }>('/api/account/register', form)
  expect([status, body.error.code]).toEqual([403, 'email_not_allowed'])
})

test('that registered before is shut out by such a start, and keeps what it wrote', async () => {
  const first = await started()
  expect(first.isAdmitted).toBe(true)
  const person = first.visitor()
  expect((await person.post('/api/account/register', form)).status).toBe(200)
  for (const env of strict) {
    const next = await started(env, first)
    expect(next.isAdmitted).toBe(false)
    expect((await signIn(next.visitor(), DEMO)).status).toBe(401)
    expect(await whoIs(person)).toBeNull()
    const back = await started({}, first)
    const returning = back.visitor()
    expect((await signIn(returning, DEMO)).status).toBe(200)
    expect(await whoIs(returning)).toBe(DEMO.email)
  }
})
