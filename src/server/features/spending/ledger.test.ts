import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { estimateInput, estimateTokens, spendingDay } from '#domain/services/tokens.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { createRemoteModel } from '#server/model/services/remote-model.ts'
import { createLog } from '#server/platform/log.ts'
import {
  type Behaviour,
  chunk,
  refuses,
  stallsAfter,
  startModelServer,
} from '#tests/support/model/model-server.ts'
import { sentenceInDoubt } from '#tests/support/model/sentence-in-doubt.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'
import { createLedger } from './ledger.ts'
import { NO_TOKENS, openedTokens, ownTokens, type SpentTokens } from './own-tokens.ts'
import { readSpending } from './read-spending.ts'
import { spentDays } from './store.ts'

/** What the service has counted, for everything that it began to answer. */
const counted = { input: 0, output: 0, cached: 0, calls: 0 }

/** Says it and tells what it took, as services do that are asked for it. */
function counts(text: string, { cached = 0 } = {}): Behaviour {
  return (response, { body }) => {
    const usage = { prompt_tokens: estimateInput(body.messages) + 7, completion_tokens: text.length }
    counted.input += usage.prompt_tokens
    counted.output += usage.completion_tokens
    counted.cached += cached
    counted.calls += 1
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(chunk(text) + chunk(null, { finish_reason: 'stop' }))
    const told = { ...usage, prompt_tokens_details: { cached_tokens: cached } }
    response.end(`data: ${JSON.stringify({ choices: [], usage: told })}\n\ndata: [DONE]\n\n`)
  }
}

const service = await startModelServer(counts('Estou aqui com você.'))
const remote = createRemoteModel({
  baseUrl: service.url,
  apiKey: undefined,
  name: 'm',
  asksUsage: true,
  log: createLog('silent'),
  limits: { retries: 0 },
})
const product = await createTestApp({
  model: remote,
  watched: true,
  env: { RISK_SECOND_OPINION: 'on', REPLY_SECOND_OPINION: 'auto' },
})
afterAll(async () => {
  await product.close()
  await service.close()
})
const { sql, deps } = product
const { masters } = deps.keyRing
const PRICES = { modelPrices: undefined, modelBudgetMonth: undefined }

async function tokensOf(id: string): Promise<SpentTokens> {
  const [today] = (await ownTokens(sql, await ownerOf(deps, id))).toReversed()
  const { day, ...tokens } = today ?? { day: '', ...NO_TOKENS }
  return tokens
}

beforeEach(() => {
  Object.assign(counted, { input: 0, output: 0, cached: 0, calls: 0 })
  service.forget()
})

const told = () => ({ input: counted.input, output: counted.output, cached: counted.cached, estimated: 0 })

describe('what a person took', () => {
  test('holds the opinion on a sentence of the reply', async () => {
    const ana = await newChatter(product)
    const message = 'Dormi mal.'
    const reply = `Que noite longa a sua. ${sentenceInDoubt(message).text} O que pesou mais?`
    service.next(counts('{"nivel":"nenhum"}'), counts(reply), counts('{"frase":"mostrar"}'))
    await ana.say(await ana.conversation(), message)
    expect(counted.calls).toBe(3)
    expect(await tokensOf(ana.id)).toEqual(told())
  })

  test('is what the service counted: the reply, and the opinion on the message', async () => {
    const ana = await newChatter(product)
    service.next(counts('{"nivel":"nenhum"}'), counts('Bom dia.', { cached: 5 }))
    await ana.say(await ana.conversation(), 'Fiz um bolo.')
    expect(counted.calls).toBe(2)
    expect(await tokensOf(ana.id)).toEqual(told())
  })

  test('is stored before the end of the reply is', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    for (let turn = 0; turn < 3; turn += 1) {
      await ana.say(id, `Fiz um bolo (${turn}).`)
      expect(await tokensOf(ana.id)).toEqual(told())
    }
  })

  test('holds summaries, and requests that were refused cost nothing', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    await ana.say(id, 'Fiz um bolo.')
    const before = counted.calls
    await notebookOf(ana.visitor).draft(id)
    expect(counted.calls).toBe(before + 1)
    service.next(refuses(500), refuses(500))
    await ana.say(id, 'Fiz outro bolo.')
    expect(await tokensOf(ana.id)).toEqual(told())
  })

  test('is estimated, and marked so, where the service does not tell: a reply that is stopped', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    const begun = 'Eu ia dizer isto. E'
    service.next(counts('{"nivel":"nenhum"}'), stallsAfter(begun))
    await ana.send(id, 'Fiz um bolo.')
    await ana.pause(await ana.saidSoFar(id, 'Eu ia dizer isto.'), 3)
    const asked = service.requests.at(-1)?.body.messages ?? []
    const estimate = { input: estimateInput(asked), output: estimateTokens(begun.length) }
    await soon(() => tokensOf(ana.id)).toEqual({
      input: counted.input + estimate.input,
      output: counted.output + estimate.output,
      cached: 0,
      estimated: estimate.input + estimate.output,
    })
  })

  test('is added up while a reply is still being written', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    service.next(counts('{"nivel":"nenhum"}'), stallsAfter('Ainda estou'))
    await ana.send(id, 'Fiz um bolo.')
    await soon(async () => (await tokensOf(ana.id)).estimated).toBeGreaterThan(0)
    await service.hangUp()
    await ana.ended(id)
  })

  test('adds up over nodes that write at the same moment', async () => {
    const other = await createTestApp({ model: remote, beside: product })
    const ana = await newChatter(product)
    const owner = await ownerOf(deps, ana.id)
    const taken = () => ({ input: 10, output: 1, cached: 0, isEstimate: false })
    const meters = [deps.ledger, other.deps.ledger].map(({ meterOf }) => meterOf(owner))
    const ends = Array.from({ length: 40 }, (_, at) =>
      meters[at % 2]?.begin({ service: 'x/y', isReply: true, taken }),
    )
    await Promise.all(ends.map((end) => end?.()))
    await other.close()
    expect(await tokensOf(ana.id)).toEqual({ input: 400, output: 40, cached: 0, estimated: 0 })
  })
})

test("what is known of a person's row is written over in one statement, and read again when another changed it", async () => {
  const ana = await newChatter(product)
  const ledger = createLedger({ sql, masters, log: createLog('silent') })
  // Without its clock.
  await ledger.stop()
  const meter = ledger.meterOf(await ownerOf(deps, ana.id))
  const tokens = { input: 10, output: 1, cached: 0, isEstimate: false }
  const begin = () => meter.begin({ service: 'x/y', isReply: true, taken: () => ({ ...tokens }) })
  const queries: string[] = []
  sql.options.debug = (_, query) =>
    /\bgastos\b/.test(query) && queries.push(query.trim().split(/\s+/)[0] ?? '')
  onTestFinished(() => {
    sql.options.debug = false
  })
  const [first, second] = [begin(), begin()]
  await ledger.storeAll()
  expect(queries.splice(0)).toEqual(['select', 'with'])
  tokens.input = 20
  await first()
  expect(queries.splice(0)).toEqual(['with'])
  // The first has changed what the second knows.
  await second()
  expect(queries.splice(0)).toEqual(['with', 'select', 'with'])
  expect(await tokensOf(ana.id)).toEqual({ input: 40, output: 2, cached: 0, estimated: 0 })
})

test('the table tells neither how much a person took nor who took more', async () => {
  const [ana, bia] = [await newChatter(product), await newChatter(product)]
  await ana.say(await ana.conversation(), 'Oi')
  const id = await bia.conversation()
  for (const word of ['um', 'dois', 'três']) await bia.say(id, word)
  const rows = await sql`select length(totais) as bytes, totais from gastos`
  expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(1)
  const [small, large] = [await tokensOf(ana.id), await tokensOf(bia.id)]
  expect(large.input).toBeGreaterThan(small.input)
  const columns = await sql`select column_name from information_schema.columns where table_name = 'gastos'`
  expect(columns.map((column) => column.column_name).sort()).toEqual(['dia', 'totais', 'userId'])
})

test("a person's tokens open for nobody else and on no other day", async () => {
  const [ana, bia] = [await newChatter(product), await newChatter(product)]
  await ana.say(await ana.conversation(), 'Oi')
  const [row] = await spentDays.ofPerson(sql, ana.id)
  const nothing = { input: 0, output: 0, cached: 0, estimated: 0 }
  const sealed = row?.totals ?? null
  expect(openedTokens(await ownerOf(deps, bia.id), row?.day ?? '', sealed)).toEqual(nothing)
  expect(openedTokens(await ownerOf(deps, ana.id), '2020-01-01', sealed)).toEqual(nothing)
})

test("a person who is erased leaves no tokens of their own, and the month's sum as it was", async () => {
  const ana = await newChatter(product)
  await ana.say(await ana.conversation(), 'Oi')
  const sum = async () =>
    await sql`select totais from contagens_tokens where dia = ${spendingDay(Date.now())}`.then(
      ([row]) => row?.totais,
    )
  await deps.ledger.storeAll()
  const before = await sum()
  expect(before).toBeDefined()
  await sql`delete from users where id = ${ana.id}`
  expect(await spentDays.ofPerson(sql, ana.id)).toEqual([])
  expect(await sum()).toEqual(before)
})

test('tokens of somebody who is erased meanwhile keep nobody else from being counted', async () => {
  const [ana, bia] = [await newChatter(product), await newChatter(product)]
  const owners = await Promise.all([ana, bia].map(({ id }) => ownerOf(deps, id)))
  const taken = () => ({ input: 10, output: 1, cached: 0, isEstimate: false })
  await sql`delete from users where id = ${ana.id}`
  await Promise.all(
    owners.map((owner) => deps.ledger.meterOf(owner).begin({ service: 'x/y', isReply: false, taken })()),
  )
  expect(await tokensOf(bia.id)).toEqual({ input: 10, output: 1, cached: 0, estimated: 0 })
})

describe('sums over people', () => {
  test('are told of 20 and more only', async () => {
    const { people, sums } = await readSpending({ sql, masters }, PRICES)
    expect(people).toBeLessThan(20)
    expect(sums).toBeNull()
  })

  test('are by service, with what they cost a month, a reply and a person', async () => {
    const other = await createTestApp()
    const taken = () => ({ input: 1_000_000, output: 100_000, cached: 400_000, isEstimate: false })
    const people = await Promise.all(Array.from({ length: 20 }, () => newChatter(other)))
    for (const { id } of people) {
      const meter = other.deps.ledger.meterOf(await ownerOf(other.deps, id))
      await meter.begin({ service: 'um.exemplo/a', isReply: true, taken })()
      await meter.begin({ service: 'dois.exemplo/b', isReply: false, taken })()
    }
    await other.deps.ledger.storeAll()
    const settings = {
      modelPrices: new Map([['a', { input: 2, output: 10, cached: 0.5 }]]),
      modelBudgetMonth: 60,
    }
    const from = { sql: other.sql, masters: other.deps.keyRing.masters }
    const { sums, budgetReached } = await readSpending(from, settings)
    expect(sums?.all).toEqual({
      input: 40_000_000,
      output: 4_000_000,
      cached: 16_000_000,
      estimated: 0,
      replies: 20,
      calls: 40,
    })
    expect(sums?.services.map(({ service, cost }) => [service, cost])).toEqual([
      ['um.exemplo/a', 48],
      ['dois.exemplo/b', null],
    ])
    expect(sums?.cost).toEqual({ month: 48, perReply: 2.4, perPerson: 2.4 })
    expect(budgetReached).toBe(0.8)
    // What is read again and again holds finished days only; the budget is reached all the same.
    const finished = await readSpending(from, { ...settings, modelBudgetMonth: 48 }, { finishedDays: true })
    expect(finished).toMatchObject({ people: 0, sums: null, budgetReached: 1 })
    await other.close()
  })
})
