import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { heldMemory } from '#tests/support/process/held-memory.ts'
import { listen } from '#tests/support/product/listening.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { asksOf, send } from './fuzz-ask.ts'
import { apiRoutes, goodBody, panelRoutes } from './routes.ts'

const isLong = Boolean(process.env.LONG_TESTS || process.env.FUZZ_RUNS)
/** A few for every route in npm test, more in npm run test:long; `npm run fuzz` asks far more of them. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (isLong ? 16 : 6))
/** Each of these computes a password's hash. */
const COSTLY = new Set(['/api/account/login', '/api/account/change-password', '/api/privacy/deletion'])

const product = await createTestApp({ env: { MESSAGES_PER_MINUTE: '1000000', MESSAGES_PER_DAY: '1000000' } })
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})
const { sql } = product

async function somebody() {
  const person = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const [id = ''] = await seedArchive(sql, owner, { conversations: 1, messages: 4 })
  const [reply] =
    await sql`select id from mensagens where "userId" = ${person.id} and role = 'assistant' limit 1`
  return { session: person.visitor.headers(), email: person.email, ids: { id, replyId: String(reply?.id) } }
}

test.each(apiRoutes(product.app))(
  '$method $path never breaks, whatever it is asked',
  async (route) => {
    const person = await somebody()
    const good = { ...goodBody(), email: person.email }
    const numRuns = COSTLY.has(route.path) ? Math.ceil(RUNS / 6) : RUNS
    await fc.assert(
      fc.asyncProperty(asksOf(route, person.ids, good), async (ask) => {
        const { status, type, text, location } = await send(server.port, ask, person.session)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(`${status} ${text.slice(0, 200)}`).not.toMatch(/^5/)
        expect(location).toBeUndefined()
        if (status >= 400 && type.startsWith('application/json')) {
          const { error } = JSON.parse(text)
          expect(Object.keys(error)).toEqual(expect.arrayContaining(['code', 'message']))
          expect(text).not.toMatch(/at .*\.ts:|node_modules|select |insert /i)
        }
      }),
      { numRuns, endOnFailure: true },
    )
  },
  600_000,
)

test.each(panelRoutes(product.app))(
  '$method $path never breaks, whatever an owner of the panel asks',
  async (route) => {
    const { visitor } = await operatorOf(product)
    const numRuns = route.path.startsWith('/api/painel/senha') ? Math.ceil(RUNS / 6) : RUNS
    await fc.assert(
      fc.asyncProperty(asksOf(route, {}, goodBody()), async (ask) => {
        const { status, text, location } = await send(server.port, ask, visitor.headers())
        expect(`${status} ${text.slice(0, 200)}`).not.toMatch(/^5(?!02)/)
        expect(location).toBeUndefined()
        expect(text).not.toMatch(/at .*\.ts:|node_modules|select |insert /i)
      }),
      { numRuns, endOnFailure: true },
    )
  },
  600_000,
)

test('addresses that nobody knows are answered, too', async () => {
  const path = fc
    .array(fc.string({ maxLength: 12 }).map(encodeURIComponent), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`)
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  const prefix = fc.constantFrom('', '/api', '/api/conversations', '/api/account', '/assets')
  await fc.assert(
    fc.asyncProperty(method, prefix, path, async (how, before, rest) => {
      const ask = { method: how, path: `${before}${rest}`, headers: {}, body: undefined }
      expect((await send(server.port, ask)).status).toBeLessThan(500)
    }),
    { numRuns: RUNS * 4 },
  )
})

async function expectNothingStays(): Promise<void> {
  const person = await somebody()
  const routes = apiRoutes(product.app).filter(
    ({ path }) => !COSTLY.has(path) && path !== '/api/account/register',
  )
  const asks = fc.sample(
    fc.constantFrom(...routes).chain((route) => asksOf(route, person.ids, goodBody())),
    RUNS * 20,
  )
  const all = async () => {
    for (const ask of asks) await send(server.port, ask, person.session)
    return heldMemory()
  }
  await all()
  const before = await all()
  const after = Math.min(await all(), await all())
  expect(after - before).toBeLessThan(5)
}

if (isLong) test('what is asked many times over does not stay in memory', expectNothingStays, 600_000)

test('afterwards the product is still there', async () => {
  const { session } = await somebody()
  const ask = { method: 'GET', path: '/api/conversations', headers: {}, body: undefined }
  expect((await send(server.port, ask, session)).status).toBe(200)
  expect(product.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  expect(product.logged.join('')).not.toContain(PASSWORD)
})
