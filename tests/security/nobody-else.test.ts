import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { PERSON_HEADER, PERSON_QUERY } from '#domain/api/person-header.ts'
import { proposals } from '#server/features/notebook/store.ts'
import { listen } from '#tests/support/product/listening.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { headersOf, seedPeople } from '#tests/support/product/seed-people.ts'
import { createTestApp, PASSWORD, signIn, whoIs } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { apiRoutes, changesSomething, fill, goodBody, isPublic, PUBLIC } from './routes.ts'

const product = await createTestApp()
const server = await listen(product)
afterAll(async () => {
  await server.close()
  await product.close()
})
const { sql } = product
const routes = apiRoutes(product.app)

const SECRET = 'o segredo da Maria'

/** Maria, who has something to hide, and the ids of all of it. */
async function maria() {
  const person = await product.person()
  await sql`update users set "onboardingFinalizado" = true where id = ${person.id}`
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const [id = ''] = await seedArchive(sql, owner, { conversations: 1, messages: 2, text: () => SECRET })
  const [message, reply] = await sql`select id from mensagens where "userId" = ${person.id} order by seq`
  const [session] = await sql`select id from sessions where "userId" = ${person.id}`
  const hers = notebookOf(person.visitor)
  const noteId = (await hers.note(SECRET)).body.note.id
  const checkInId = (await hers.checkIn(SECRET)).body.checkIn.id
  const summaryId = (await hers.summary(id, SECRET)).body.summary.id
  const exerciseId = (await hers.exercise({ situacao: SECRET })).body.exercise.id
  await hers.writePlan({ motivos: SECRET })
  const messageId = String(message?.id)
  const proposalId = randomUUID()
  await proposals.settle(sql, owner, { conversationId: id, next: 2 }, [
    { id: proposalId, messageId, text: `${SECRET}, mais uma vez` },
  ])
  const ids = {
    id,
    messageId,
    replyId: String(reply?.id),
    proposalId,
    sessionId: String(session?.id),
    noteId,
    checkInId,
    summaryId,
    exerciseId,
  }
  return { ...person, ids }
}

type Ids = Awaited<ReturnType<typeof maria>>['ids']

/** Which of her things the id in this address names. */
function idIn(path: string, ids: Ids): string {
  if (path.includes('/sessions/')) return ids.sessionId
  if (path.includes('/notes/')) return ids.noteId
  if (path.includes('/check-ins/')) return ids.checkInId
  if (path.includes('/exercises/')) return ids.exerciseId
  if (path.includes('/proposals/')) return ids.proposalId
  return path.includes('/summaries/') ? ids.summaryId : ids.id
}

/** What somebody has, and where: a session is renewed when it is used, so that of those only the ids are compared. */
const ROWS_OF = Object.entries({
  users: 'id',
  conversas: 'userId',
  mensagens: 'userId',
  cadernos: 'userId',
  caderno_notas: 'userId',
  caderno_registros: 'userId',
  caderno_resumos: 'userId',
  caderno_exercicios: 'userId',
  caderno_propostas: 'userId',
  exclusoes: 'userId',
  accounts: 'userId',
  links: 'userId',
})
const EVERYTHING = [
  ...ROWS_OF.map(
    ([table, owner]) => `select '${table}' || t::text as row from ${table} t where "${owner}" = $1`,
  ),
  `select 'sessions' || id::text from sessions where "userId" = $1`,
].join(' union all ')

/** Everything that is stored of somebody, as text. */
async function everythingOf(id: string): Promise<string> {
  const rows = await sql.unsafe<{ row: string }[]>(`${EVERYTHING} order by 1`, [id], { prepare: true })
  return rows.map(({ row }) => row).join('\n')
}

/** `visitor` gives the session and, unless `headers` say otherwise, whose screen it is. */
type Asked = { visitor?: Visitor; headers?: Record<string, string>; body?: unknown }

/** Asks over a real connection, and hears at most the beginning of what never ends. */
async function ask(method: string, path: string, { visitor, headers = {}, body = goodBody() }: Asked = {}) {
  const leaving = new AbortController()
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    signal: leaving.signal,
    headers: { ...visitor?.headers(), 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const endless = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = endless ? '' : await response.text()
  leaving.abort()
  return { status: response.status, headers: response.headers, text }
}

test('the walk knows every route, and which of them are for everybody', () => {
  expect(routes.length).toBeGreaterThanOrEqual(30)
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  for (const route of PUBLIC) expect(names).toContain(route)
})

describe.each(routes.filter((route) => !isPublic(route)))('$method $path', ({ method, path }) => {
  test('is not for who is not signed in', async () => {
    const { status, text } = await ask(method, fill(path, {}))
    expect([status, JSON.parse(text).error.code]).toEqual([401, 'not_signed_in'])
  })

  test('is not for whose session has run out, or was made up', async () => {
    const [person] = await seedPeople(sql, product.deps.keys.authSecret, 1)
    if (!person) throw new Error('nobody was seeded')
    const headers = headersOf(person)
    expect((await ask('GET', '/api/conversations', { headers })).status).toBe(200)
    await sql`update sessions set "expiresAt" = now() - interval '1 second' where "userId" = ${person.id}`
    expect((await ask(method, fill(path, {}), { headers })).status).toBe(401)
    const forger = product.visitor()
    const [name = ''] = person.cookie.split('=')
    forger.cookies.set(name, `${randomUUID()}.${'A'.repeat(43)}%3D`)
    expect((await ask(method, fill(path, {}), { visitor: forger })).status).toBe(401)
  })
})

/** Those for which a screen has to say whose it is. Signing out is for everybody, but never from another's screen. */
const NAMED = routes.filter((route) => !isPublic(route) || route.path === '/api/account/logout')

describe.each(NAMED)('$method $path, from a screen of another person', ({ method, path }) => {
  test('is refused with a code of its own, and changes nothing for either', async () => {
    const [{ visitor, id, ids }, other] = [await signedInMaria(), await signedInJoana()]
    const before = await everythingOf(id)
    for (const screen of [other.id, randomUUID(), id.toUpperCase(), `${id}, ${other.id}`]) {
      const headers = { [PERSON_HEADER]: screen }
      const { status, text } = await ask(method, fill(path, ids), { visitor, headers })
      expect([status, JSON.parse(text).error.code]).toEqual([409, 'other_person'])
    }
    expect(await everythingOf(id)).toBe(before)
    expect(await everythingOf(other.id)).toBe(await other.before)
  })

  test('is refused when the screen does not say whose it is', async () => {
    const { visitor, id, ids } = await signedInMaria()
    const before = await everythingOf(id)
    const { cookie } = visitor.headers()
    const { status, text } = await ask(method, fill(path, ids), { headers: { cookie } })
    expect([status, JSON.parse(text).error.code]).toEqual([409, 'person_missing'])
    expect(await everythingOf(id)).toBe(before)
  })
})

test('the event stream takes the person from its address, and nothing else does', async () => {
  const [maria, joana] = [await signedInMaria(), await signedInJoana()]
  const { cookie } = maria.visitor.headers()
  const asked = async (path: string, id: string) => {
    const { status, text } = await ask('GET', `${path}?${PERSON_QUERY}=${id}`, { headers: { cookie } })
    return text ? JSON.parse(text).error.code : status
  }
  expect(await asked('/api/events', maria.id)).toBe(200)
  expect(await asked('/api/events', joana.id)).toBe('other_person')
  expect(await asked('/api/conversations', maria.id)).toBe('person_missing')
})

test('with another person’s session nothing of Maria’s is read or changed, by any route', async () => {
  const { id, ids } = await maria()
  const before = await everythingOf(id)
  for (const { method, path } of routes) {
    // A new stranger for each, because some routes end the session.
    const [stranger] = await seedPeople(sql, product.deps.keys.authSecret, 1)
    if (!stranger) throw new Error('nobody was seeded')
    const values = { ...ids, id: idIn(path, ids) }
    const { status, text } = await ask(method, fill(path, values), { headers: headersOf(stranger) })
    if (path.includes(':')) expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`)
    for (const hers of [SECRET, ...Object.values(ids)]) expect(text).not.toContain(hers)
    expect(await everythingOf(id)).toBe(before)
  }
})

test('an id of Maria’s opens and changes nothing in an address or a form of one’s own', async () => {
  const { id, email, ids } = await maria()
  const before = await everythingOf(id)
  for (const { method, path } of routes) {
    const [stranger] = await seedPeople(sql, product.deps.keys.authSecret, 1)
    if (!stranger) throw new Error('nobody was seeded')
    const own = await seedArchive(
      sql,
      { id: stranger.id, cipher: await product.deps.keyRing.of(stranger.id) },
      { conversations: 1, messages: 2 },
    )
    for (const named of Object.values(ids)) {
      const address = fill(path, { ...ids, id: own[0] ?? '' })
      const query = `around=${named}&cursor=99999999999999.${named}&id=${named}&userId=${id}&${PERSON_QUERY}=${stranger.id}`
      const body = { ...goodBody(), id: named, conversationId: named, messageId: named, userId: id }
      const { text } = await ask(method, `${address}?${query}`, { headers: headersOf(stranger), body })
      for (const hers of [SECRET, email]) expect(text).not.toContain(hers)
    }
    expect([path, await everythingOf(id)]).toEqual([path, before])
  }
})

test('a link of one’s own undoes nothing of Maria’s', async () => {
  const { id } = await maria()
  await product.settled()
  const before = await everythingOf(id)
  for (const path of ['undo-account', 'undo-password', 'reset-password', 'know-browser']) {
    const stranger = await product.person({ by: product.visitor({ address: '10.3.0.2' }) })
    const change = {
      current: PASSWORD,
      password: 'uma outra frase minha',
      confirmation: 'uma outra frase minha',
    }
    await stranger.visitor.post('/api/account/change-password', change)
    for (const asked of ['forgot-password', 'entry-link'])
      await stranger.visitor.post(`/api/account/${asked}`, { email: stranger.email })
    await product.settled()
    const pages: Record<string, string> = {
      'undo-account': 'conta-criada',
      'undo-password': 'senha-trocada',
      'know-browser': 'entrar',
    }
    const page = pages[path] ?? 'redefinir-senha'
    const token = product.mailbox.tokenFor(stranger.email, page)
    // Whatever else the form claims, the token alone says whose it is.
    const form = { ...change, token, userId: id, personId: id }
    const { status } = await stranger.visitor.post(`/api/account/${path}`, form)
    expect(`${path} ${status}`).toBe(`${path} 200`)
    expect(await everythingOf(id)).toBe(before)
  }
})

test('with her own session, what the walk asks for is there', async () => {
  const { visitor, ids } = await maria()
  for (const { method, path } of routes.filter((route) => !changesSomething(route))) {
    const { status, text } = await ask(method, fill(path, ids), { visitor })
    expect(`${path} ${status}`).toBe(`${path} 200`)
    // The suggestion answers with a day, the switch of proposals with whether they are on: nothing that was written.
    if (/\/messages$|\/notebook\/(?!suggestion|proposals$)/.test(path)) expect(text).toContain(SECRET)
  }
})

/** Shops deliver from servers of their own, without a session: what they send is signed. */
const fromOurPages = routes.filter(
  (route) => changesSomething(route) && !route.path.startsWith('/api/webhooks/'),
)

describe.each(fromOurPages)('$method $path, asked by another site', ({ method, path }) => {
  test.each([
    { origin: 'https://mau.exemplo' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:3000.mau.exemplo' },
    { origin: 'http://127.0.0.1:3001' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j is refused, and changes nothing', async (headers) => {
    const { visitor, id, ids } = await signedInMaria()
    const before = await everythingOf(id)
    const { status, text } = await ask(method, fill(path, ids), { visitor, headers })
    expect([status, JSON.parse(text).error.code]).toEqual([403, 'origin_refused'])
    expect(await everythingOf(id)).toBe(before)
  })
})

let shared: ReturnType<typeof maria> | undefined
/** One Maria for all that is refused anyway. */
function signedInMaria() {
  shared ??= maria()
  return shared
}

let another: Promise<Awaited<ReturnType<typeof maria>> & { before: Promise<string> }> | undefined
/** And one who shares her browser. */
function signedInJoana() {
  another ??= maria().then((person) => ({ ...person, before: everythingOf(person.id) }))
  return another
}

test('a form of another site, which cannot send JSON, is not understood', async () => {
  const { visitor } = await product.person()
  const { status } = await ask('POST', '/api/privacy/deletion', {
    visitor,
    headers: { 'content-type': 'text/plain' },
    body: { password: PASSWORD, now: true },
  })
  expect(status).toBe(400)
  expect(await whoIs(visitor)).not.toBeNull()
})

test('a session that somebody else chose before is not the one that signing in opens, and ends', async () => {
  const { email } = await product.person()
  const victim = product.visitor()
  const attackers = await product.person()
  for (const [name, value] of attackers.visitor.cookies) victim.cookies.set(name, value)
  await signIn(victim, { email })
  expect(await whoIs(victim)).toBe(email)
  for (const [name, value] of attackers.visitor.cookies) expect(victim.cookies.get(name)).not.toBe(value)
  expect(await whoIs(attackers.visitor)).toBeNull()
})

test('every cookie is out of reach of scripts and other sites, and nothing redirects', async () => {
  const { visitor, email } = await product.person()
  const form = { ...goodBody(), email }
  for (const { method, path } of routes) {
    const { status, headers } = await ask(method, fill(path, {}), { visitor, body: form })
    expect([301, 302, 303, 307, 308]).not.toContain(status)
    expect(headers.get('location')).toBeNull()
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/; ?HttpOnly/i)
      expect(cookie).toMatch(/; ?SameSite=Lax/i)
      expect(cookie).toMatch(/; ?Path=\//i)
    }
  }
})

test('every answer forbids to keep, frame or guess it, and to send where one came from', async () => {
  for (const path of [
    '/login',
    '/redefinir-senha',
    '/entrar',
    '/senha-trocada',
    '/conta-criada',
    '/api/health',
    '/api/ready',
    '/api/nada',
    '/nada.js',
  ]) {
    const { headers } = await ask('GET', path)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // Nothing of another host is loaded, so no address with a token is told to one.
    expect(policy).not.toMatch(/https?:|\*/)
    expect(policy).not.toContain('unsafe')
  }
})

test('what ends a stay makes the browser drop the pages it kept, and leaves its storage alone', async () => {
  const { visitor } = await product.person()
  const dropped = (answer: { headers: Headers }) => answer.headers.get('clear-site-data')
  expect(dropped(await visitor.delete('/api/privacy/conversations'))).toBe('"cache"')
  expect(dropped(await visitor.post('/api/privacy/deletion', { password: PASSWORD }))).toBeNull()
  expect(dropped(await visitor.post('/api/privacy/deletion', { password: PASSWORD, now: true }))).toBe(
    '"cache"',
  )
  const other = await product.person()
  expect(dropped(await other.visitor.get('/api/conversations'))).toBeNull()
  expect(dropped(await other.visitor.post('/api/account/logout'))).toBe('"cache"')
})
