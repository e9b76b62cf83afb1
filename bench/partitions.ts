import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { startProductSubject } from './subjects/product.ts'
import { explain } from './support/explain.ts'
import { quantile } from './support/quantile.ts'
import { seedOthers } from './support/seed-others.ts'
import { printTable } from './support/table.ts'

const TIMES = 200
const PARTITIONS = 16

/** The messages of so many people in one table, and once more in hash partitions by person. */
export async function benchPartitions(people: number): Promise<void> {
  const product = await startProductSubject('http://127.0.0.1:9')
  await product.database.withoutTimeout(async (sql) => {
    await seedOthers(sql, 0, people)
    await createPartitions(sql)
    await compare(sql)
  })
  await product.stop()
}

/** With the indexes of the original. A unique one must hold the column that partitions; all of them do. */
async function createPartitions(sql: Sql): Promise<void> {
  await sql.unsafe(
    `create table repartidas (like mensagens including defaults including indexes) partition by hash ("userId")`,
  )
  for (let at = 0; at < PARTITIONS; at += 1)
    await sql.unsafe(`create table repartidas_${at} partition of repartidas
      for values with (modulus ${PARTITIONS}, remainder ${at})`)
  await sql.unsafe(`insert into repartidas select * from mensagens`)
  await sql.unsafe(`vacuum analyze repartidas`)
}

async function compare(sql: Sql): Promise<void> {
  const places = await sql<{ person: string; conversation: string; id: string }[]>`
    select "userId" as person, "conversaId" as conversation, id from mensagens where seq = 1 order by id limit ${TIMES}`
  const columns: Record<string, string>[] = []
  for (const table of ['mensagens', 'repartidas']) {
    const column: Record<string, string> = {}
    for (const [name, ask] of Object.entries(questionsOf(table))) {
      const times: number[] = []
      const buffers: number[] = []
      for (const [at, place] of places.entries()) {
        const [plan] = await explain(sql, (tx) => ask(tx, place, at))
        if (plan) buffers.push(plan.buffers)
        const began = performance.now()
        await ask(sql, place, at)
        times.push(performance.now() - began)
      }
      column[name] = `${quantile(buffers, 0.5)}, ${quantile(times, 0.5).toFixed(2)}`
    }
    const began = performance.now()
    await sql.unsafe(`vacuum (freeze) ${table === 'mensagens' ? table : 'repartidas_0'}`)
    column['vacuum of a whole table'] = `-, ${Math.round(performance.now() - began)}`
    columns.push(column)
  }
  console.info(`\npages of 8 KB, milliseconds, median of ${TIMES}: one table and ${PARTITIONS} partitions\n`)
  printTable(
    ['', 'one table', 'partitions'],
    Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '-')]),
  )
}

type Place = { person: string; conversation: string; id: string }

/** What every exchange asks of the messages, and what housekeeping asks of those of everybody. */
function questionsOf(
  table: string,
): Record<string, (sql: Queryable, place: Place, at: number) => Promise<unknown>> {
  return {
    'the last 20 messages': async (sql, { person, conversation }) =>
      sql`select * from ${sql(table)} where "userId" = ${person} and "conversaId" = ${conversation}
        order by seq desc limit 20`,
    'a message by its id': async (sql, { person, id }) =>
      sql`select * from ${sql(table)} where "userId" = ${person} and id = ${id}`,
    'one more message': async (sql, { person, conversation }, at) =>
      sql`insert into ${sql(table)} ("userId", "conversaId", seq, id, role, status, content)
        values (${person}, ${conversation}, ${1_000 + at}, gen_random_uuid(), 'user', 'enviada', '\\x00')`,
    'the end of a reply': async (sql, { person, id }) =>
      sql`update ${sql(table)} set content = content, version = version + 1 where "userId" = ${person} and id = ${id}`,
    'replies of a node': async (sql, { id }) =>
      sql`select id from ${sql(table)} where node = ${id} and status = 'escrevendo'`,
  }
}
