import { randomUUID } from 'node:crypto'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { type ProductSubject, startProductSubject } from './subjects/product.ts'
import { actsOf, HOUSEKEEPING } from './support/acts.ts'
import { explain } from './support/explain.ts'
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

const MESSAGES_PER_CONVERSATION = 100
const CONVERSATIONS_PER_PERSON = 10

/** People who wrote today, and whose limits are counted therefore. */
const PEOPLE_TODAY = 25_000

/** So many messages of other people, as a database that has been used for years holds them. Nobody opens them. */
async function seedCrowd(sql: Sql, messages: number): Promise<void> {
  const people = Math.ceil(messages / MESSAGES_PER_CONVERSATION / CONVERSATIONS_PER_PERSON)
  await sql`insert into users (id, email, plano, "onboardingFinalizado", "consentVersion", "consentAt")
    select gen_random_uuid(), 'pessoa' || n || '@exemplo.com.br', 'multidao', true, 'teste', now()
    from generate_series(1, ${people}::int) as n`
  await sql`insert into conversas ("userId", id, style, timestamp, "nextSeq")
    select id, gen_random_uuid(), 'acolhedora', now() - n * interval '1 hour', ${MESSAGES_PER_CONVERSATION}
    from users, generate_series(1, ${CONVERSATIONS_PER_PERSON}::int) as n where plano = 'multidao'`
  await sql`insert into mensagens ("userId", "conversaId", seq, id, role, status, content, nivel)
    select "userId", c.id, n, gen_random_uuid(), case n % 2 when 0 then 'user' else 'assistant' end,
      case n % 2 when 0 then 'enviada' else 'completa' end, decode(repeat(md5(n::text), 86), 'hex'),
      decode(repeat(md5(n::text), 4), 'hex')
    from conversas c join users u on u.id = c."userId" and u.plano = 'multidao',
      generate_series(0, ${MESSAGES_PER_CONVERSATION - 1}::int) as n`
  await sql`insert into limites (key, "fullAt")
    select 'messages ' || name || ' ' || gen_random_uuid(), now() + n * interval '1 second'
    from unnest(array['minute', 'day']) as name, generate_series(1, ${PEOPLE_TODAY}::int) as n`
  await sql`analyze`
}
