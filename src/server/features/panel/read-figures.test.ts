import { afterAll, expect, test } from 'vitest'
import type { FiguresAnswer } from '#domain/api/panel.ts'
import { PEOPLE_MIN } from '#domain/limits.ts'
import { nearly } from '#domain/panel/figures.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { addCounts, noiseOf } from '#server/features/counters/counters.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { createCensus } from '#server/features/status/store.ts'
import { createFirstWords } from '#server/model/guard/watched-model.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { readFigures } from './read-figures.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql, deps } = product
const { masters } = deps.keyRing

/** Marks of people in whose words danger was read. */
const readOf = (people: number) =>
  Object.fromEntries(Array.from({ length: people }, (_, at) => [`lido ${at}`, 1]))

/** People who wrote twice each, an hour ago. */
async function writers(count: number) {
  const people = await seedPeople(sql, 'segredo', count)
  for (const { id } of people)
    await seedArchive(sql, await ownerOf(deps, id), { conversations: 1, messages: 3 })
  return people
}

test('of 19 people nothing is told that they did, of 20 it is, and never who they are', async () => {
  const { visitor } = await operatorOf(product, 'leitura')
  const figures = async () => (await visitor.get<FiguresAnswer>('/api/painel/numeros')).body
  const today = spendingDay(Date.now())
  const counted = {
    'risco emergencia': 27,
    'guarda vinculo': 31,
    'resposta inteira': 40,
    'resposta lenta': 2,
    ...readOf(PEOPLE_MIN - 1),
  }
  await sql.begin((tx) => addCounts(tx, masters, { table: 'contagens', day: today }, counted))
  const people = await writers(19)
  const hidden = await figures()
  expect(hidden).toMatchObject({
    people: null,
    active: { week: null, month: null },
    spending: null,
  })
  expect(hidden.months).toHaveLength(12)
  expect(hidden.months.at(-1)).toMatchObject({
    people: null,
    messages: null,
    safety: null,
    replies: 42,
    failed: 2,
    sales: 0,
  })

  people.push(...(await writers(1)))
  const shown = await figures()
  expect(shown).toMatchObject({ people: 20, active: { week: 20, month: 20 } })
  // However many people write, what was read is told once it was read in the words of twenty.
  expect(shown.months.at(-1)).toMatchObject({ people: 20, messages: 40, safety: null })
  await sql.begin((tx) => addCounts(tx, masters, { table: 'contagens', day: today }, readOf(PEOPLE_MIN)))
  const { safety } = (await figures()).months.at(-1) ?? {}
  // In tens while the month runs, and never of another noise.
  expect([20, 30]).toContain(safety?.emergencia)
  expect(safety).toMatchObject({ risco: 0 })
  expect((await figures()).months.at(-1)?.safety).toEqual(safety)
  expect(shown.months[0]).toMatchObject({ people: null, messages: null, safety: null, replies: 0 })
  const said = JSON.stringify(shown)
  expect(said).not.toContain('@')
  for (const { id } of people) expect(said).not.toContain(id)
})

test('a month that is over is told exactly but for what was read, with its sales and what this month has cost', async () => {
  const other = await createTestApp()
  const people = await seedPeople(other.sql, 'segredo', 20)
  for (const { id } of people)
    await seedArchive(other.sql, await ownerOf(other.deps, id), { conversations: 1, messages: 1 })
  await other.sql`update mensagens set timestamp = '2026-02-10T12:00:00Z'`
  await other.sql`update conversas set timestamp = '2026-03-10T12:00:00Z'`
  await other.sql`insert into gastos ("userId", dia, totais) select id, '2026-03-10', '' from users`
  for (const [at, tipo] of ['pago', 'pago+ativa', 'reembolso', 'atrasada'].entries())
    await other.sql`
      insert into compras_eventos (id, plataforma, evento, tipo, estado, prioridade, "corpoHash", "recebidoEm")
      values (${`e${at}`}, 'kiwify', 'x', ${tipo}, 'aplicado', 1, '', '2026-02-11T12:00:00Z')`
  await other.sql.begin(async (tx) => {
    const counted = { 'risco atencao': 30, 'guarda vinculo': 10, ...readOf(PEOPLE_MIN) }
    await addCounts(tx, other.deps.keyRing.masters, { table: 'contagens', day: '2026-02-10' }, counted)
    const tokens = { 'tokens um.exemplo/a/entrada': 1_000_000, 'tokens um.exemplo/a/respostas': 10 }
    await addCounts(tx, other.deps.keyRing.masters, { table: 'contagens_tokens', day: '2026-03-10' }, tokens)
  })
  const price = { input: 40, output: 0, cached: 0 }
  const settings = { modelPrices: new Map([['', price]]), modelBudgetMonth: undefined }
  const now = Date.parse('2026-03-15T12:00:00Z')
  const census = createCensus(other.deps.withoutTimeout, () => now)
  const { keyRing } = other.deps
  const from = { sql: other.sql, keyRing, settings, census, firstWords: createFirstWords() }
  const { months, days, ...rest } = await readFigures(from, now)
  expect(rest).toEqual({
    people: 20,
    active: { week: 20, month: 20 },
    firstWord: null,
    spending: {
      input: 1_000_000,
      output: 0,
      replies: 10,
      cost: { month: 40, perReply: 4, perPerson: 2 },
    },
  })
  expect(months.find(({ month }) => month === '2026-02')).toEqual({
    month: '2026-02',
    people: 20,
    messages: 20,
    replies: 0,
    failed: 0,
    sales: 2,
    refunds: 1,
    safety: expect.anything(),
  })
  const noise = await noiseOf(keyRing.masters)
  const exact = { atencao: 30, risco: 0, emergencia: 0, violencia: 0, vitima: 0, guarda: 10 }
  const told = Object.entries(exact).map(([name, total]) => [name, nearly(total, noise('2026-02', name))])
  expect(months.find(({ month }) => month === '2026-02')?.safety).toEqual(Object.fromEntries(told))
  // 30 days and the 30 before: the four sales of 11 February are in both figures.
  expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual(['2026-01-15', '2026-03-15', 60])
  expect(days.filter(({ sales, refunds }) => sales + refunds > 0)).toEqual([
    { day: '2026-02-11', replies: 0, failed: 0, sales: 2, refunds: 1 },
  ])
  await other.close()
})
