import { randomUUID } from 'node:crypto'
import { CONVERSATIONS_PER_PAGE, MESSAGES_PER_PAGE, messageLimits } from '#domain/limits.ts'
import { NO_RISK } from '#domain/safety/state/risk-state.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { keepExchange } from '#server/features/chat/store/keep-exchange.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { risk } from '#server/features/chat/store/risk.ts'
import { settleReply } from '#server/features/chat/store/settle-reply.ts'
import { readSnapshot } from '#server/features/chat/store/snapshot.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { secondsUntilRoom, takeFromBucket } from '#server/features/limits/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import { type ProductSubject, startProductSubject } from './subjects/product.ts'
import { explain } from './support/explain.ts'
import { quantile } from './support/quantile.ts'
import { seedCrowd } from './support/seed-crowd.ts'
import { printTable } from './support/table.ts'

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
  await printPlans(product, owner, person.conversation)
  await product.stop()
}

async function waits(
  { url, people }: ProductSubject,
  person: SeededPerson,
  old: string[],
): Promise<Record<string, number>> {
  const headers = headersOf(person)
  const list = await timed(() => fetch(`${url}/api/conversations`, { headers }))
  const { conversations: listed } = await (await fetch(`${url}/api/conversations`, { headers })).json()
  const page = `${url}/api/conversations/${listed[1].id}/messages`
  const open = await timed(() => fetch(page, { headers }))
  const send = (who: SeededPerson, conversation = '') =>
    fetch(`${url}/api/conversations/${conversation}/messages`, {
      method: 'POST',
      headers: { ...headersOf(who), 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), content: 'Hoje foi um dia difícil.' }),
    })
  const newcomers = await people(TIMES)
  return {
    'list of conversations': list,
    'a page of messages': open,
    'sending a first message': await timed(() => {
      const newcomer = newcomers.pop()
      return send(newcomer ?? person, newcomer?.conversation)
    }),
    // Each in a conversation of its own: the reply to the one before may still be on its way.
    'sending the 100,001st': await timed(() => send(person, old.pop())),
  }
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const began = performance.now()
    const answer = await ask()
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    times.push(performance.now() - began)
  }
  return quantile(times, 0.5)
}

async function printPlans(
  { database: { sql } }: ProductSubject,
  owner: Owner,
  conversation: string,
): Promise<void> {
  const place = { conversationId: conversation, onboarding: false, nivel: 'nenhum' as const }
  const reply = { ...place, id: randomUUID() }
  const exchange = {
    message: { ...place, id: randomUUID(), content: 'Oi.' },
    reply,
    node: randomUUID(),
    risk: NO_RISK,
    lastMessage: 'Oi.',
    title: 'Oi.',
  }
  const limit = messageLimits({ perMinute: 200, perDay: 400 }).minute
  const limits = ['minute', 'day'].map((name) => ({ key: `messages ${name} ${owner.id}`, limit }))
  const snapshot = await readSnapshot(sql, owner, conversation, { lookedBack: 20, limits })
  if (!snapshot) throw new Error('the conversation is gone')
  const cursor = { timestamp: new Date().toISOString(), id: conversation }
  const QUESTIONS: Record<string, (tx: Queryable) => Promise<unknown>> = {
    'list of conversations': (tx) => conversations.list(tx, owner, null, CONVERSATIONS_PER_PAGE + 1),
    'next page of the list': (tx) => conversations.list(tx, owner, cursor, CONVERSATIONS_PER_PAGE + 1),
    'a conversation': (tx) => conversations.findOwned(tx, owner, conversation),
    'a page of messages': (tx) => messages.page(tx, owner, conversation, null, MESSAGES_PER_PAGE + 1),
    'a message': (tx) => messages.find(tx, owner, reply.id),
    'a conversation with its last messages': (tx) =>
      readSnapshot(tx, owner, conversation, { lookedBack: 20, limits }),
    'message and reply': (tx) => keepExchange(tx, owner, snapshot, exchange, limits, []),
    'how long to wait': (tx) => secondsUntilRoom(tx, limits),
    'another limit': (tx) => takeFromBucket(tx, { key: `another ${owner.id}`, limit }),
    'end of a reply': (tx) =>
      settleReply(
        tx,
        owner,
        { ...reply, seq: 1, role: 'assistant', node: randomUUID(), version: 0 },
        { status: 'completa', text: 'Oi.', whole: true, lastMessage: 'Oi.' },
        [],
      ),
    'state of risk': (tx) => risk.stateOf(tx, owner, conversation),
    'abandoned replies': (tx) => messages.abandoned(tx, []),
  }
  const rows: string[][] = []
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    for (const plan of await explain(sql, ask)) rows.push([name, ms(plan.ms), plan.scans.join(', ') || '-'])
  }
  console.info("\nplans of the questions on a person's path (EXPLAIN ANALYZE)\n")
  printTable(['', 'ms', 'scans'], rows)
}

const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(2)
