import { randomUUID } from 'node:crypto'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { type ProductSubject, startProductSubject } from './subjects/product.ts'
import { actsOf, HOUSEKEEPING } from './support/acts.ts'
import { explain } from './support/explain.ts'
import { seedCrowd } from './support/seed-crowd.ts'
import { printTable } from './support/table.ts'
import { askAs, medianTime } from './support/waits.ts'

const TIMES = 100
/** One person who has written for years. */
const ARCHIVE = { conversations: 5_000, messages: 100_000 }

/** What a person waits for on a database of their own, and then among a million messages of others. */
export async function benchDatabase(crowd: number): Promise<void> {
  // Nobody listens there: a message is acknowledged before the model is asked.
  const product = await startProductSubject('http://127.0.0.1:9')
  const { sql } = product.database
  const [person] = await product.people(1)
  if (!person) throw new Error('nobody was seeded')
  const owner = await product.ownerOf(person.id)
  const old = await seedArchive(sql, owner, ARCHIVE)
  const alone = await waits(product, person, old)
  await product.database.withoutTimeout((patient) => seedCrowd(patient, crowd))
  const crowded = await waits(product, person, old)
  console.info(
    `\nserver time over HTTP, median of ${TIMES}; 5,000 conversations and 100,000 messages are one person's\n`,
  )
  printTable(
    ['', 'alone ms', `among ${crowd} ms`],
    Object.keys(alone).map((name) => [name, ms(alone[name]), ms(crowded[name])]),
  )
  await printPlans(sql, owner, person.conversation)
  await product.stop()
}

async function waits(
  { url, people }: ProductSubject,
  person: SeededPerson,
  old: string[],
): Promise<Record<string, number>> {
  const list = `${url}/api/conversations`
  const { conversations: listed } = await askAs(person, list)
  const send = (who: SeededPerson, conversation = '') =>
    askAs(who, `${list}/${conversation}/messages`, { id: randomUUID(), content: 'Hoje foi um dia difícil.' })
  const newcomers = await people(TIMES)
  return {
    'list of conversations': await medianTime(TIMES, () => askAs(person, list)),
    'a page of messages': await medianTime(TIMES, () => askAs(person, `${list}/${listed[1].id}/messages`)),
    'sending a first message': await medianTime(TIMES, () => {
      const newcomer = newcomers.pop()
      return send(newcomer ?? person, newcomer?.conversation)
    }),
    // Each in a conversation of its own: the reply to the one before may still be on its way.
    'sending the 100,001st': await medianTime(TIMES, () => send(person, old.pop())),
  }
}

async function printPlans(sql: Sql, owner: Owner, conversation: string): Promise<void> {
  const acts = { ...actsOf(owner, conversation), 'abandoned replies': HOUSEKEEPING['abandoned replies'] }
  const rows: string[][] = []
  for (const [name, act] of Object.entries(acts)) {
    for (const plan of act ? await explain(sql, act) : [])
      rows.push([name, ms(plan.ms), plan.scans.join(', ') || '-'])
  }
  console.info("\nplans of the queries on a person's path (EXPLAIN ANALYZE)\n")
  printTable(['', 'ms', 'scans'], rows)
}

const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(2)
