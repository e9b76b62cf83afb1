import { readFileSync } from 'node:fs'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import * as limits from '#domain/limits.ts'
import { EXERCISES_MAX, NOTEBOOK_ROWS_PER_PAGE, PERSON_WORK } from '#domain/limits.ts'
import { chargeWork } from '#server/features/limits/person-work.ts'
import { exercises } from '#server/features/notebook/store.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { type ApiRoute, apiRoutes, fill, goodBody, isPublic, PUBLIC } from './routes.ts'

const product = await createTestApp()
afterAll(product.close)
const routes = apiRoutes(product.app)

/** Words that may be of danger are read even then; how many is bounded by the limits named here (docs/costs.md). */
const READ_ALL_THE_SAME: Record<string, string[]> = {
  'POST /api/conversations/:id/messages': ['messageLimits', 'readingLimit'],
  'POST /api/conversations/read-waiting': ['readingLimit'],
}

/** What bounds each route that needs no session. */
const BOUND_OF_PUBLIC: Record<string, string[]> = {
  'GET /api/health': [],
  'GET /api/ready': [],
  'GET /api/responsible': [],
  'GET /api/account/session': [],
  'POST /api/account/logout': [],
  'POST /api/account/register': ['REGISTER_FAILURES_PER_EMAIL', 'PASSWORD_HASHES_WAITING'],
  'POST /api/account/login': ['SIGN_IN_FAILURES_PER_ADDRESS', 'PASSWORD_HASHES_WAITING'],
  'POST /api/account/forgot-password': ['LINK_REQUESTS_PER_ADDRESS'],
  'POST /api/account/entry-link': ['LINK_REQUESTS_PER_ADDRESS'],
  'POST /api/account/reset-password': ['SECRET_FAILURES'],
  'POST /api/account/know-browser': ['SECRET_FAILURES'],
  'POST /api/account/undo-password': ['SECRET_FAILURES'],
  'POST /api/account/undo-account': ['SECRET_FAILURES'],
  'POST /api/webhooks/:platform/:id': ['DELIVERIES_PER_INTEGRATION'],
}

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`

async function somebody() {
  const chat = await newChatter(product)
  const owner = { id: chat.id, cipher: await product.deps.keyRing.of(chat.id) }
  return { ...chat, ...notebookOf(chat.visitor), owner }
}

/** So that nothing is given back while a slow machine works. To be called before somebody's first request. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('every route for a signed-in person refuses one who has used up their processor time', async () => {
  const ana = await somebody()
  chargeWork(ana.id, 3_600_000)
  const open = []
  for (const route of routes.filter((route) => !isPublic(route) && !READ_ALL_THE_SAME[nameOf(route)])) {
    const init = route.method === 'GET' ? {} : { body: JSON.stringify(goodBody()) }
    const { status, headers } = await ana.visitor.send(route.method, fill(route.path, {}), {
      ...init,
      headers: { 'content-type': 'application/json', ...ana.visitor.headers() },
    })
    if (status !== 429 || !headers.get('retry-after')) open.push(`${nameOf(route)} ${status}`)
  }
  expect(open).toEqual([])
})

test('words that may be of danger are read whatever else was asked for', async () => {
  const ana = await somebody()
  const id = await ana.conversation()
  chargeWork(ana.id, 3_600_000)
  expect((await ana.send(id, 'não quero mais viver')).status).toBe(200)
})

test('every route without a session, and every one that is never refused, names its bound', () => {
  expect(Object.keys(BOUND_OF_PUBLIC).toSorted()).toEqual([...PUBLIC].toSorted())
  const costs = readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8')
  for (const bound of Object.values({ ...BOUND_OF_PUBLIC, ...READ_ALL_THE_SAME }).flat()) {
    expect(limits).toHaveProperty(bound)
    expect(costs).toContain(bound)
  }
  const [, rows = ''] = /\n((?:\|.*\n)+)/.exec(costs) ?? []
  expect(rows.split('\n').filter((row) => /\| – \|/.test(row))).toEqual([])
})

test('what a request opens is taken from its person’s processor time, and from nobody else’s', async () => {
  stopTheClock()
  const [ana, bia] = [await somebody(), await somebody()]
  const [id = ''] = await seedArchive(product.sql, ana.owner, {
    conversations: 1,
    messages: 40,
    text: () => 'a'.repeat(30_000),
  })
  // Most of it is used up: so few requests show as well what each takes.
  chargeWork(ana.id, PERSON_WORK.burst * 0.8)
  const statuses = new Set<number>()
  for (let turn = 0; turn < 200 && !statuses.has(429); turn += 1)
    statuses.add((await ana.visitor.get(`/api/conversations/${id}/messages`)).status)
  expect([...statuses]).toEqual([200, 429])
  expect((await bia.visitor.get('/api/conversations')).status).toBe(200)
})

test('many requests at the same moment don’t pass before the first of them is counted', async () => {
  stopTheClock()
  const ana = await somebody()
  const asked = Array.from({ length: 250 }, () => ana.visitor.get('/api/conversations'))
  expect((await Promise.all(asked)).map(({ status }) => status)).toContain(429)
})

test('a growing part of the notebook comes in pages', async () => {
  const ana = await somebody()
  const ids = Array.from({ length: EXERCISES_MAX }, () => uuidv7())
  for (const id of ids)
    await exercises.add(product.sql, ana.owner, {
      id,
      kind: 'pensamento',
      answers: {},
      aiMayRead: false,
      aiAsks: false,
    })
  type Page = { exercises: { id: string }[]; next: string | null }
  const found: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: Page = (await ana.visitor.get<Page>(`/api/notebook/exercises${next && `?cursor=${next}`}`))
      .body
    expect(page.exercises.length).toBeLessThanOrEqual(NOTEBOOK_ROWS_PER_PAGE)
    found.push(...page.exercises.map(({ id }) => id))
    next = page.next
  }
  expect(found).toEqual(ids.toReversed())
})

test.each(['exercises', 'summaries', 'check-ins'])(
  'a page of %s begins at no invented place',
  async (part) => {
    const ana = await somebody()
    expect((await ana.visitor.get(`/api/notebook/${part}?cursor=x`)).status).toBe(400)
  },
)
