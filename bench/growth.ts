import { randomUUID } from 'node:crypto'
import { ping, type Sql } from '#server/platform/db/database.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { type ProductSubject, startProductSubject } from './subjects/product.ts'
import { actsOf, FIGURES, HOUSEKEEPING } from './support/acts.ts'
import { explain } from './support/explain.ts'
import { seedOthers } from './support/seed-others.ts'
import { printTable } from './support/table.ts'
import { askAs, medianTime } from './support/waits.ts'

const TIMES = 60
/** What the measured person wrote: the same whoever else is there. */
const ARCHIVE = { conversations: 100, messages: 2_000 }

type Column = Record<string, string>

/** What a person waits for, and what the database does for it and for housekeeping, among more and more people. */
export async function benchGrowth(counts: readonly number[]): Promise<void> {
  // Nothing listens there: a message is acknowledged before the model is asked.
  const product = await startProductSubject('http://127.0.0.1:9')
  const [person] = await product.people(1)
  if (!person) throw new Error('nobody was seeded')
  const owner = await product.ownerOf(person.id)
  const [conversation = ''] = await seedArchive(product.database.sql, owner, ARCHIVE)
  const waited: Column[] = []
  const worked: Column[] = []
  let seeded = 0
  for (const count of counts) {
    const began = performance.now()
    await product.database.withoutTimeout((patient) => seedOthers(patient, seeded, count))
    console.info(`${count} people after ${Math.round((performance.now() - began) / 1000)} s`)
    seeded = count
    waited.push(await waits(product, person))
    worked.push(
      await product.database.withoutTimeout((patient) =>
        work(patient, { ...actsOf(owner, conversation), ...HOUSEKEEPING, ...FIGURES }),
      ),
    )
  }
  const headings = counts.map((count) => `${count} people`)
  console.info(
    `\nmilliseconds, median of ${TIMES}; the measured person has 100 conversations and 2,000 messages\n`,
  )
  printColumns(headings, waited)
  console.info('\npages of 8 KB that were touched, rows that were read (EXPLAIN (ANALYZE, BUFFERS))\n')
  printColumns(headings, worked)
  await product.stop()
}

async function waits({ url, people }: ProductSubject, person: SeededPerson): Promise<Column> {
  const api = `${url}/api`
  const { conversations: listed } = await askAs(person, `${api}/conversations`)
  const newcomers = await people(TIMES)
  const ms = async (act: () => Promise<unknown>, times = TIMES) => (await medianTime(times, act)).toFixed(2)
  return {
    'list of conversations': await ms(() => askAs(person, `${api}/conversations`)),
    'a page of messages': await ms(() => askAs(person, `${api}/conversations/${listed[1].id}/messages`)),
    'search of 2,000 messages': await ms(() => askAs(person, `${api}/privacy/search`, { text: 'janela' }), 8),
    'sending a message': await ms(() => {
      const newcomer = newcomers.pop()
      if (!newcomer) throw new Error('no newcomer is left')
      const message = { id: randomUUID(), content: 'Hoje foi um dia difícil.' }
      return askAs(newcomer, `${api}/conversations/${newcomer.conversation}/messages`, message)
    }),
  }
}

async function work(sql: Sql, acts: ReturnType<typeof actsOf>): Promise<Column> {
  const column: Column = {}
  // A new connection first asks for the types of arrays.
  await ping(sql)
  for (const [name, act] of Object.entries(acts)) {
    const plans = await explain(sql, act)
    const sum = (of: 'buffers' | 'rows') => plans.reduce((all, plan) => all + plan[of], 0)
    column[name] = `${sum('buffers')}, ${sum('rows')}`
  }
  return column
}

function printColumns(headings: string[], columns: Column[]): void {
  printTable(
    ['', ...headings],
    Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '-')]),
  )
}
