import { randomUUID } from 'node:crypto'
import { UNDO_LASTS } from '#domain/limits.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { clearExpired } from '#server/features/housekeeping/housekeeping.ts'
import { eraseDueAccounts } from '#server/features/privacy/erase-accounts.ts'
import { followEndedPlans } from '#server/features/purchases/end-of-plan.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { createLog } from '#server/platform/log.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import { type ProductSubject, startProductSubject } from './subjects/product.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const TIMES = 60
/** What the measured person wrote: the same whoever else is there. */
const ARCHIVE = { conversations: 100, messages: 2_000 }
const PARTITIONS = 16

/** What a person waits for, and what housekeeping costs, among more and more people with a conversation each. */
export async function benchGrowth(counts: readonly number[]): Promise<void> {
  // Nothing listens there: a message is acknowledged before the model is asked.
  const product = await startProductSubject('http://127.0.0.1:9')
  const [person] = await product.people(1)
  if (!person) throw new Error('nobody was seeded')
  await seedArchive(product.database.sql, await product.ownerOf(person.id), ARCHIVE)
  const columns: Record<string, number>[] = []
  let seeded = 0
  for (const count of counts) {
    await product.database.withoutTimeout((patient) => seedOthers(patient, seeded, count))
    seeded = count
    columns.push({ ...(await waits(product, person)), ...(await housekeeping(product)) })
  }
  console.info(
    `\nmilliseconds, median of ${TIMES}; the measured person has 100 conversations and 2,000 messages\n`,
  )
  printTable(
    ['', ...counts.map((count) => `${count} people`)],
    Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => ms(column[name]))]),
  )
  await product.database.withoutTimeout(comparePartitions)
  await product.stop()
}

/** People from one count to the next, each with a conversation of four padded messages and a limit that is counted. */
async function seedOthers(sql: Sql, from: number, to: number): Promise<void> {
  await sql`create temp table novos as select gen_random_uuid() as id, gen_random_uuid() as conversa, n
    from generate_series(${from + 1}::int, ${to}::int) as n`
  await sql`insert into users (id, email, plano, "onboardingFinalizado", "consentVersion", "consentAt")
    select id, 'pessoa' || n || '@exemplo.com.br', 'multidao', true, 'teste', now() from novos`
  await sql`insert into liberados (email, plano) select 'pessoa' || n || '@exemplo.com.br', 'multidao' from novos`
  await sql`insert into conversas ("userId", id, style, timestamp, "nextSeq", title, "lastMessage")
    select id, conversa, 'acolhedora', now() - n * interval '1 second', 4, decode(repeat(md5(n::text), 8), 'hex'),
      decode(repeat(md5(n::text), 8), 'hex') from novos`
  await sql`insert into mensagens ("userId", "conversaId", seq, id, role, status, content, nivel)
    select p.id, conversa, s, gen_random_uuid(), case s % 2 when 0 then 'user' else 'assistant' end,
      case s % 2 when 0 then 'enviada' else 'completa' end, decode(repeat(md5(s::text), 20), 'hex'),
      decode(repeat(md5(s::text), 4), 'hex')
    from novos p, generate_series(0, 3) as s`
  await sql`insert into limites (key, "fullAt")
    select 'messages day ' || id, now() + n * interval '1 second' from novos`
  await sql`drop table novos`
  await sql`vacuum analyze`
}

async function waits({ url, people }: ProductSubject, person: SeededPerson): Promise<Record<string, number>> {
  const headers = { ...headersOf(person), 'Content-Type': 'application/json' }
  const { conversations: listed } = await (await fetch(`${url}/api/conversations`, { headers })).json()
  const newcomers = await people(TIMES)
  const ask = async (path: string, body?: object, who = headers) => {
    const request = body ? { method: 'POST', headers: who, body: JSON.stringify(body) } : { headers: who }
    const answer = await fetch(`${url}/api/${path}`, request)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`)
  }
  return {
    'list of conversations': await timed(() => ask('conversations')),
    'a page of messages': await timed(() => ask(`conversations/${listed[1].id}/messages`)),
    'search of 2,000 messages': await timed(() => ask('privacy/search', { text: 'janela' }), 8),
    'sending a message': await timed(() => {
      const newcomer = newcomers.pop()
      if (!newcomer) throw new Error('no newcomer is left')
      const own = { ...headersOf(newcomer), 'Content-Type': 'application/json' }
      const message = { id: randomUUID(), content: 'Hoje foi um dia difícil.' }
      return ask(`conversations/${newcomer.conversation}/messages`, message, own)
    }),
  }
}

async function housekeeping({ database: { sql } }: ProductSubject): Promise<Record<string, number>> {
  const log = createLog('silent')
  const eraseContent = async () => {}
  return {
    'abandoned replies': await timed(() => messages.abandoned(sql, [])),
    'deleted conversations': await timed(() => conversations.eraseHidden(sql, UNDO_LASTS)),
    'accounts to be erased': await timed(() => eraseDueAccounts({ sql, log } as never)),
    'plans that ended': await timed(() => followEndedPlans({ sql, log, eraseContent } as never)),
    'what has run out': await timed(() => clearExpired(sql)),
  }
}

async function timed(work: () => Promise<unknown>, times = TIMES): Promise<number> {
  const all: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await work()
    all.push(performance.now() - began)
  }
  return quantile(all, 0.5)
}

/** The messages once more in hash partitions by person: the two questions that every exchange asks of them. */
async function comparePartitions(sql: Sql): Promise<void> {
  await sql.unsafe(
    `create table mensagens_repartidas (like mensagens including defaults) partition by hash ("userId")`,
  )
  for (let at = 0; at < PARTITIONS; at += 1)
    await sql.unsafe(`create table mensagens_repartidas_${at} partition of mensagens_repartidas
      for values with (modulus ${PARTITIONS}, remainder ${at})`)
  await sql.unsafe(`insert into mensagens_repartidas select * from mensagens`)
  await sql.unsafe(`alter table mensagens_repartidas add primary key ("userId", "conversaId", seq)`)
  await sql.unsafe(`alter table mensagens_repartidas add unique ("userId", id)`)
  await sql.unsafe(`vacuum analyze mensagens_repartidas`)
  const rows = await sql`select "userId" as person, "conversaId" as conversation from mensagens
    where seq = 0 order by id limit ${TIMES}`
  const figures: Record<string, number>[] = []
  for (const table of ['mensagens', 'mensagens_repartidas']) {
    let at = 0
    const next = () => rows[at++ % rows.length]
    figures.push({
      'last 20 messages': await timed(() => {
        const row = next()
        return sql`select * from ${sql(table)} where "userId" = ${row?.person} and "conversaId" = ${row?.conversation}
          order by seq desc limit 20`
      }),
      'one more message': await timed(() => {
        const row = next()
        return sql`insert into ${sql(table)} ("userId", "conversaId", seq, id, role, status, content)
          values (${row?.person}, ${row?.conversation}, ${1_000 + at}, gen_random_uuid(), 'user', 'enviada', '\\x00')`
      }),
    })
  }
  console.info(`\none table and ${PARTITIONS} hash partitions by person, milliseconds, median of ${TIMES}\n`)
  printTable(
    ['', 'one table', 'partitions'],
    Object.keys(figures[0] ?? {}).map((name) => [name, ...figures.map((column) => ms(column[name]))]),
  )
}

const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(2)
