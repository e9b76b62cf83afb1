import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { SearchAnswer } from '#domain/api/privacy.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { expectError } from '#tests/support/product/expect-error.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const product = await createTestApp()
afterAll(product.close)

async function writer(texts: string[], { conversations = 1 } = {}) {
  const person = await product.person()
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const ids = await seedArchive(product.sql, owner, {
    conversations,
    messages: texts.length,
    text: (at) => texts[at] ?? '',
  })
  const search = (text: string) => person.visitor.post<SearchAnswer>('/api/privacy/search', { text })
  return { ...person, owner, ids, search }
}

test('words are found without their accents and in any case, and shown as they were written', async () => {
  const { search, ids } = await writer(['Hoje falei com a minha **Mãe** sobre o CORAÇÃO.', 'E como foi?'])
  for (const typed of ['mae', 'MÃE', 'coração mãe', 'coracao', '  minha   mae ']) {
    const { body } = await search(typed)
    expect(body.results.map((result) => result.conversation.id)).toEqual(ids)
  }
  const { results, more } = (await search('mae')).body
  expect(more).toBe(false)
  expect(results[0]?.conversation).toMatchObject({ title: 'Conversa 1', style: 'acolhedora' })
  expect(results[0]).toMatchObject({ found: 1, titleMarks: [] })
  const [hit] = results[0]?.hits ?? []
  expect(hit).toMatchObject({ seq: 0, role: 'user', snippet: 'Hoje falei com a minha Mãe sobre o CORAÇÃO.' })
  expect(hit?.marks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual(['Mãe'])
})

test('all the words must be in the same message', async () => {
  const { search } = await writer(['a minha mãe', 'o meu pai', 'mãe e pai'])
  const { results } = (await search('mae pai')).body
  expect(results[0]?.hits.map((hit) => hit.snippet)).toEqual(['mãe e pai'])
})

test('the notebook is searched too, each part of it', async () => {
  const { search, ids, visitor } = await writer(['nada'])
  const hers = notebookOf(visitor)
  const note = (await hers.note('A minha Mãe mora longe.')).body.note
  const { checkIn } = (await hers.checkIn('falei com a mãe', { feelings: ['saudade'] })).body
  await hers.writePlan({ pessoas: 'mãe 11 3333-4444', motivos: 'meu gato' })
  const { summary } = (await hers.summary(ids[0] ?? '', 'Você falou da sua mãe.')).body
  const { results, notebook } = (await search('mae')).body
  expect(results).toEqual([])
  expect(notebook.map(({ part, id }) => [part, id])).toEqual([
    ['notas', note.id],
    ['plano', null],
    ['resumos', summary.id],
    ['como-estou', checkIn.id],
  ])
  const [hit] = notebook
  expect(hit?.marks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual(['Mãe'])
  expect((await search('saudade')).body.notebook).toHaveLength(1)
  expect((await (await writer([])).search('mae')).body.notebook).toEqual([])
})

test('titles are found too', async () => {
  const { search, ids } = await writer(['nada'], { conversations: 3 })
  const { results } = (await search('conversa 2')).body
  expect(results).toEqual([
    expect.objectContaining({ conversation: expect.objectContaining({ id: ids[1] }), hits: [], found: 0 }),
  ])
  expect(results[0]?.titleMarks).toEqual([
    [0, 8],
    [9, 10],
  ])
})

test('the most recent conversation comes first, and in it the last message', async () => {
  const { search, ids } = await writer(['medo 0', 'medo 1', 'medo 2', 'medo 3'], { conversations: 2 })
  const { results } = (await search('medo')).body
  expect(results.map((result) => result.conversation.id)).toEqual(ids)
  expect(results.map((result) => result.hits.map((hit) => hit.snippet))).toEqual([
    ['medo 2', 'medo 0'],
    ['medo 3', 'medo 1'],
  ])
})

test('of many places only the first are shown, and the number of all', async () => {
  const { search } = await writer(Array(30).fill('saudade'), { conversations: 1 })
  expect((await search('saudade')).body.results[0]).toMatchObject({ found: 30 })
  expect((await search('saudade')).body.results[0]?.hits).toHaveLength(5)
  const many = await writer(Array(25).fill('saudade'), { conversations: 25 })
  const { results, more } = (await many.search('saudade')).body
  expect([results.length, more]).toEqual([20, true])
})

test('nobody finds what another person wrote', async () => {
  await writer(['um segredo guardado'])
  const other = await writer(['nada por aqui'])
  expect((await other.search('segredo')).body).toEqual({ results: [], more: false, notebook: [] })
})

test('a deleted conversation is not found, nor a failed reply', async () => {
  const { search, id, ids } = await writer(['chuva forte', 'chuva fina'])
  await product.sql`update mensagens set status = 'erro' where "userId" = ${id} and role = 'assistant'`
  expect((await search('chuva')).body.results[0]?.found).toBe(1)
  await product.sql`update conversas set "deletedAt" = now() where id = ${ids[0] ?? uuidv7()}`
  expect((await search('chuva')).body.results).toEqual([])
})

test.each(['', ' ', 'a', ' a '])('%j is too little to look for', async (text) => {
  const { search } = await writer(['a'])
  expectError(await search(text), 400, 'search_too_short', 'Escreva pelo menos 2 letras para buscar.')
})

test('what is too long, or no text at all, is refused', async () => {
  const { visitor } = await writer([])
  for (const body of [{}, { text: 'x'.repeat(101) }, { text: 5 }, { text: null }, []])
    expect((await visitor.post('/api/privacy/search', body)).status).toBe(400)
})

test('a person can search often, but not without end', async () => {
  const { search } = await writer(['medo'])
  const statuses: number[] = []
  for (let turn = 0; turn < 40; turn += 1) statuses.push((await search('medo')).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses).toContain(429)
})

test('a thousand messages are read through with a few queries', async () => {
  const person = await product.person()
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  await seedArchive(product.sql, owner, { conversations: 20, messages: 1_000 })
  await person.visitor.post('/api/privacy/search', { text: 'irma cafe' })
  const queries: string[] = []
  product.sql.options.debug = (_, query) => void queries.push(query)
  const { body } = await person.visitor.post<SearchAnswer>('/api/privacy/search', { text: 'irmã café' })
  expect(body.results.length).toBeGreaterThan(0)
  // What the server asks for beside it, by its clock, is not counted.
  const reading = queries.filter((query) => /\b(?:mensagens|conversas|caderno_\w+)\b/.test(query))
  // One for each part of the notebook is among them.
  expect(reading.length).toBeLessThan(9)
})

test('a search through messages of one letter for growing words answers with short lines', async () => {
  const { search } = await writer(
    Array.from({ length: 100 }, () => 'a'.repeat(4_000)),
    { conversations: 2 },
  )
  const { body } = await search(Array.from({ length: 8 }, (_, at) => 'a'.repeat(at + 1)).join(' '))
  expect(body.results.map(({ found }) => found)).toEqual([50, 50])
  expect(JSON.stringify(body).length).toBeLessThan(20_000)
})

/** Makes every step of work last so many milliseconds. Gives the most steps between two turns of the event loop. */
function slowDown(milliseconds: number): () => number {
  let [now, looks, most] = [performance.now(), 0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1
    most = Math.max(most, looks)
    now += milliseconds
    return now
  })
  const turn = () => {
    looks = 0
    turning = setImmediate(turn)
  }
  let turning = setImmediate(turn)
  onTestFinished(() => {
    clearImmediate(turning)
    vi.restoreAllMocks()
  })
  return () => most
}

test('a long search lets other work run in between', async () => {
  const { search } = await writer(Array.from({ length: 100 }, () => 'uma palavra'))
  const mostSteps = slowDown(20)
  expect((await search('palavra')).body.results[0]?.found).toBe(100)
  expect(mostSteps()).toBeLessThan(20)
})

test('a search that works for too long answers with what it found, and the next one waits', async () => {
  const { search } = await writer(Array.from({ length: 100 }, () => 'a palavra'))
  slowDown(600)
  const first = await search('palavra')
  expect(first.body.more).toBe(true)
  expect(first.body.results[0]?.found).toBeLessThan(20)
  const { status, body } = await search('palavra')
  expect([status, body.error?.code]).toEqual([429, 'too_many_tries'])
})
