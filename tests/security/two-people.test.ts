import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { PERSON_HEADER, PERSON_QUERY } from '#domain/api/person-header.ts'
import { readEvents } from '#tests/support/product/event-reader.ts'
import { listen } from '#tests/support/product/listening.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { readZip } from '#tests/support/product/read-zip.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { type ApiRoute, apiRoutes, changesSomething, fill, goodBody } from './routes.ts'

/** So many requests; `npm run fuzz` sends far more. */
const RUNS = 50 * Number(process.env.FUZZ_RUNS ?? 12)

const product = await createTestApp({ env: { MESSAGES_PER_MINUTE: '1000000', MESSAGES_PER_DAY: '1000000' } })
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})
const { sql } = product
const routes = apiRoutes(product.app)
/** An owner of the panel: of people's routes their session opens none. */
const operator = { cookie: (await operatorOf(product)).visitor.headers().cookie }
/** What two people may do to themselves as often as they like without ending the attack. */
const harmless = routes.filter((route) => !changesSomething(route) || route.path.endsWith('/messages'))

type Somebody = Awaited<ReturnType<typeof somebody>>

async function somebody(word: string, address: string) {
  const person = await product.person({ by: product.visitor({ address }) })
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const [conversation = ''] = await seedArchive(sql, owner, {
    conversations: 2,
    messages: 6,
    text: () => `${word} em cada mensagem`,
  })
  const replies =
    await sql`select id from mensagens where "conversaId" = ${conversation} and role = 'assistant'`
  const [session] = await sql`select id from sessions where "userId" = ${person.id}`
  return {
    ...person,
    word,
    ids: [conversation, String(replies[0]?.id), String(session?.id)],
    cookie: person.visitor.headers().cookie,
  }
}

const secretsOf = ({ email, word, id, ids: [conversation = '', , session = ''] }: Somebody) => [
  email,
  word,
  id,
  conversation,
  session,
]

/** A request with parts of two people: a session, a screen, ids in its address and in its form. */
type Attack = {
  route: ApiRoute
  cookies: Somebody[]
  /** The session of an operator comes along. */
  asOperator: boolean
  screen: Somebody | null
  ids: string[]
  body: object
}

function attacks(two: readonly [Somebody, Somebody]): fc.Arbitrary<Attack> {
  const id = fc.constantFrom(...two.flatMap(({ id, ids }) => [id, ...ids]))
  const messageId = fc.constantFrom(...two.map(({ ids }) => ids[1]))
  const one = fc.constantFrom(...two)
  return fc
    .record({
      route: fc.constantFrom(...routes),
      tame: fc.constantFrom(...harmless),
      cookies: fc.oneof(
        one.map((person) => [person]),
        fc.constantFrom([...two], two.toReversed(), []),
      ),
      asOperator: fc.boolean(),
      screen: fc.oneof({ weight: 6, arbitrary: one }, fc.constant(null)),
      ids: fc.array(id, { minLength: 3, maxLength: 3 }),
      body: fc.record({ id: messageId, text: fc.constantFrom(...two.map(({ word }) => word)), userId: id }),
    })
    .map(({ tame, route, ...attack }) => {
      const { screen, cookies } = attack
      // With the cookies of both, either may count: it is their own request if the screen is theirs.
      if (screen === null || !cookies.includes(screen)) return { ...attack, route }
      if (!route.path.includes(':')) return { ...attack, route: tame }
      const others = two.find((person) => person !== screen)?.ids ?? []
      const own = screen.ids[0] ?? ''
      const ofReply = route.path.includes(':replyId') && attack.ids.includes(own)
      return { ...attack, route, ids: ofReply ? others.with(0, own) : others }
    })
}

async function ask({ route, cookies, asOperator, screen, ids, body }: Attack) {
  const [id = '', replyId = '', sessionId = ''] = ids
  const values = { id: route.path.includes('/sessions/') ? sessionId : id, replyId }
  const query = route.path === '/api/events' && screen ? `?${PERSON_QUERY}=${screen.id}` : ''
  const leaving = new AbortController()
  const response = await fetch(`${server.url}${fill(route.path, values)}${query}`, {
    method: route.method,
    signal: leaving.signal,
    headers: {
      cookie: [...cookies, ...(asOperator ? [operator] : [])].map(({ cookie }) => cookie).join('; '),
      ...(screen && { [PERSON_HEADER]: screen.id }),
      'content-type': 'application/json',
    },
    ...(route.method !== 'GET' && {
      body: JSON.stringify({ ...goodBody(), ...body, password: 'não é esta', current: 'não é esta' }),
    }),
  })
  const type = response.headers.get('content-type') ?? ''
  const text = type.startsWith('text/event-stream') ? '' : await textOf(response, type)
  leaving.abort()
  return { status: response.status, text, cookies: response.headers.getSetCookie() }
}

async function textOf(response: Response, type: string): Promise<string> {
  if (type !== 'application/zip') return response.text()
  return [...readZip(Buffer.from(await response.arrayBuffer())).values()].join()
}

/** Who may be named in an answer: whose session it is, if the screen is theirs too. Who is signed in may be asked from any screen. */
function mayKnow({ route, cookies, screen }: Attack, person: Somebody): boolean {
  return cookies.includes(person) && (screen === person || route.path === '/api/account/session')
}

test('whatever of two people is mixed in a request, nothing of one reaches the other', async () => {
  const two = [await somebody('girassol', '10.4.0.1'), await somebody('jabuticaba', '10.4.0.2')] as const
  const streams = await Promise.all(two.map(({ visitor }) => readEvents(server.url, visitor)))
  const stored = async () => JSON.stringify(await Promise.all(two.map(({ ids }) => storedOf(ids[0] ?? ''))))
  const before = await stored()
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(attacks(two), async (attack) => {
      const { status, text, cookies } = await ask(attack)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status).toBeLessThan(500)
      for (const person of two) {
        if (mayKnow(attack, person)) continue
        const sent = JSON.stringify([attack.ids, attack.body])
        // What was sent may come back. A browser chooses the ids of messages, so theirs prove nothing.
        for (const secret of secretsOf(person)) if (!sent.includes(secret)) expect(text).not.toContain(secret)
        expect(cookies.join()).not.toContain(person.cookie)
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  // The attack reached what is there, and was refused in every way there is.
  for (const status of [200, 401, 404, 409]) expect(statuses.get(status) ?? 0).toBeGreaterThan(RUNS / 100)
  await product.settled()
  expect(await stored()).toBe(before)
  for (const [at, { email, visitor, word }] of two.entries()) {
    const other = two[1 - at]
    expect((await visitor.get<{ person: { email: string } }>('/api/account/session')).body.person.email).toBe(
      email,
    )
    expect(streams[at]?.closed).toBe(false)
    for (const secret of other ? secretsOf(other) : []) expect(streams[at]?.raw).not.toContain(secret)
    expect(await wordsOf(visitor)).toContain(word)
  }
  for (const stream of streams) stream.leave()
}, 600_000)

/** A conversation that nobody but its owner wrote to, as it is stored: nothing was added, changed or taken away. */
async function storedOf(conversation: string): Promise<unknown> {
  return [
    await sql`select md5(title) as title, "deletedAt", style from conversas where id = ${conversation}`,
    await sql`select id, seq, status, md5(content) as content from mensagens where "conversaId" = ${conversation} order by seq limit 3`,
  ]
}

async function wordsOf(visitor: Somebody['visitor']): Promise<string> {
  const { body } = await visitor.get<{ conversations: { id: string }[] }>('/api/conversations')
  const all = body.conversations.map(({ id }) => visitor.get(`/api/conversations/${id}/messages`))
  return JSON.stringify((await Promise.all(all)).map((answer) => answer.body))
}
