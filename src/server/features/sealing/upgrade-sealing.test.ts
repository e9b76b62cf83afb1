import { afterEach, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import { REPLY_FAILED } from '#domain/errors.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { closeAbandonedReplies } from '#server/features/chat/generation/abandoned-replies.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import { OLD_KEYS, restoreOldBackup } from '#tests/support/database/old-backup.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { testChatOf } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { createTestApp, signIn, type TestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'
import { upgradeSealing } from './upgrade-sealing.ts'

const open: TestApp[] = []
afterEach(async () => {
  for (const product of open.splice(0).reverse()) await product.close()
})

/** The product on a database that an earlier version of it wrote. */
async function oldProduct() {
  const fake = createFakeModel()
  const product = await createTestApp({
    model: fake.model,
    keys: OLD_KEYS,
    database: await restoreOldBackup(),
  })
  open.push(product)
  return { ...product, fake, ana: await enter(product, 'ana'), bia: await enter(product, 'bia') }
}

async function enter(product: TestApp, name: string) {
  const visitor = product.visitor()
  await signIn(visitor, { email: `${name}@exemplo.com.br` })
  return testChatOf(visitor)
}

const never = () => new AbortController().signal
const upgrade = ({ deps }: TestApp, options = {}) =>
  upgradeSealing(deps, { signal: never(), pause: 0, ...options })

type Chat = ReturnType<typeof testChatOf>

/** Everything a person reads: the list, and the messages of each conversation. */
async function everything(chat: Chat) {
  const { conversations } = await chat.list()
  return Promise.all(
    conversations.map(async (conversation) => ({
      conversation,
      messages: await chat.messages(conversation.id),
    })),
  )
}

const titled = async (chat: Chat, title: string) =>
  (await everything(chat)).find(({ conversation }) => conversation.title.startsWith(title))
const shortened = (messages: ChatMessage[] = []) =>
  messages.map(({ role, status, nivel, content, shown }) => [role, status, nivel, content, shown])

/** Values that are not in the new form, or missing where none may be. */
async function oldValues({ sql }: TestApp): Promise<number> {
  const [row] = await sql`
    with value as (
      select content as sealed, false as optional from mensagens union all select nivel, false from mensagens
      union all select title, true from conversas union all select "lastMessage", true from conversas
      union all select risco, false from conversas union all select content, false from respostas_trechos)
    select count(*)::int as n from value
    where (sealed is null and not optional) or substring(sealed from 1 for 1) <> '\\x02'`
  return row?.n
}

test('a backup of the first form is restored, read and brought into the new one', async () => {
  const product = await oldProduct()
  const { ana, bia, sql, deps } = product
  const before = await everything(ana)
  expect(shortened((await titled(ana, 'Noite difícil'))?.messages)).toEqual([
    [
      'user',
      'enviada',
      'emergencia',
      'já separei os remédios e vou tomar tudo hoje à noite pra morrer',
      null,
    ],
    ['assistant', 'completa', 'emergencia', 'Li o que você escreveu. Tem alguém com você agora? ', null],
    ['user', 'enviada', 'nenhum', 'não, era brincadeira', null],
    ['assistant', 'interrompida', 'emergencia', 'Sigo aqui. ', null],
  ])
  const cake = (await titled(ana, 'hoje fiz um bolo'))?.messages
  expect(shortened(cake)[3]).toEqual(['assistant', 'erro', 'nenhum', REPLY_FAILED, null])
  expect(shortened(cake)[5]?.slice(1)).toEqual([
    'pausada',
    'nenhum',
    expect.stringContaining('bolo de fubá'),
    12,
  ])
  const welcome = before.find(({ conversation }) => conversation.onboarding)?.messages
  expect(welcome?.[4]?.content.startsWith(protocolReply('risco'))).toBe(true)
  const story = await everything(bia)
  expect(story[0]?.messages[1]?.content).toBe('Era uma vez uma casa. Ela ficava longe.')

  expect(await upgrade(product)).toBe(true)
  expect(await everything(ana)).toEqual(before)
  expect(await everything(bia)).toEqual(story)
  expect(await oldValues(product)).toBe(0)
  expect(await sql`select from mensagens where shown is not null or status = 'erro'`).toEqual([])
  expect(await sql`select distinct forma from chaves`).toEqual([{ forma: 2 }])
  const counts = await readCounters(sql, deps.keyRing.masters)
  expect(counts.map(({ name, total }) => `${name} ${total}`).sort()).toEqual(['emergencia 1', 'risco 1'])
  expect(product.logged.join('')).not.toContain('could not be opened')
})

test('a reply that was being written when the old program ended is closed with its text, before or after', async () => {
  for (const upgradedFirst of [true, false]) {
    const product = await oldProduct()
    if (upgradedFirst) await upgrade(product)
    await closeAbandonedReplies(product.deps)
    if (!upgradedFirst) await upgrade(product)
    const [{ messages } = { messages: [] }] = await everything(product.bia)
    expect(messages[1]).toMatchObject({
      status: 'interrompida',
      content: 'Era uma vez uma casa. Ela ficava longe.',
    })
    expect(await oldValues(product)).toBe(0)
  }
})

test('once it is done a value of the first form does not open any more', async () => {
  const product = await oldProduct()
  const { ana, sql } = product
  const [old] =
    await sql`select id, content, nivel from mensagens where role = 'user' and nivel is not null limit 1`
  await upgrade(product)
  await sql`update mensagens set content = ${old?.content}, nivel = null where id = ${old?.id}`
  const itsMessage = async () => {
    const messages = (await everything(ana)).flatMap((its) => its.messages)
    return messages.find(({ id }) => id === old?.id)
  }
  // Every node is told, this one too, and hears it a moment later.
  await soon(itsMessage).toMatchObject({ unreadable: true, nivel: 'risco' })
})

test('broken off anywhere it goes on where it was, and everything is read meanwhile', async () => {
  const product = await oldProduct()
  const before = await everything(product.ana)
  let left = await oldValues(product)
  for (let lots = 1; left > 0; lots += 1) {
    expect(lots).toBeLessThan(60)
    let asked = 0
    const signal = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++asked > 2 })
    await upgrade(product, { signal, atOnce: 1 })
    expect(await everything(product.ana)).toEqual(before)
    const now = await oldValues(product)
    expect(now).toBeLessThan(left)
    left = now
  }
  expect(await upgrade(product)).toBe(true)
})

test('several nodes share the work while somebody writes', async () => {
  const product = await oldProduct()
  const { ana, fake } = product
  const other = await createTestApp({ model: fake.model, beside: product })
  open.push(other)
  const before = await everything(ana)
  const id = (await titled(ana, 'Noite difícil'))?.conversation.id ?? ''
  const talking = (async () => {
    for (const text of ['um', 'dois', 'três']) {
      await ana.send(id, text)
      const turn = await fake.answering(text)
      turn.say(`resposta a ${text}. `)
      await ana.saidSoFar(id, 'resposta')
      turn.finish()
      await ana.ended(id)
    }
  })()
  for (let done = false; !done; )
    done = (await Promise.all([upgrade(product, { atOnce: 2 }), upgrade(other, { atOnce: 2 })])).every(
      Boolean,
    )
  await talking
  expect(await upgrade(product)).toBe(true)
  const after = await ana.messages(id)
  const known = before.find(({ conversation }) => conversation.id === id)?.messages ?? []
  expect(after.slice(0, known.length)).toEqual(known)
  expect(after.slice(known.length).map(({ content, nivel }) => [content, nivel])).toEqual(
    ['um', 'dois', 'três'].flatMap((text) => [
      [text, 'nenhum'],
      [`resposta a ${text}. `, 'emergencia'],
    ]),
  )
  expect(await oldValues(product)).toBe(0)
})

test('a row that is in other hands is left for the next time, and nobody waits', async () => {
  const product = await oldProduct()
  await product.sql.begin(async (tx) => {
    await tx`select from mensagens order by "conversaId", seq limit 1 for update`
    expect(await upgrade(product)).toBe(false)
    expect(await product.sql`select from chaves where forma = 1`).toHaveLength(1)
  })
  expect(await upgrade(product)).toBe(true)
  expect(await oldValues(product)).toBe(0)
})

test('a value that does not open stays as it is and keeps nothing from being done', async () => {
  const product = await oldProduct()
  const { ana, sql } = product
  const { conversation, messages } = (await titled(ana, 'Noite difícil')) ?? {}
  const [first, second] = messages ?? []
  await sql`update mensagens set content = (select content from mensagens where id = ${second?.id ?? ''})
    where id = ${first?.id ?? ''}`
  const [before] = await sql`select content from mensagens where id = ${first?.id ?? ''}`
  expect(await upgrade(product)).toBe(true)
  const [after] = await sql`select content from mensagens where id = ${first?.id ?? ''}`
  expect(after).toEqual(before)
  const seen = await ana.messages(conversation?.id ?? '')
  expect(seen[0]).toMatchObject({ content: '', unreadable: true, nivel: 'emergencia' })
  expect(seen.slice(1)).toEqual(messages?.slice(1))
})

test('a notebook opens before, during and after it: nothing of it is in the first form', async () => {
  const product = await oldProduct()
  const hers = notebookOf(product.ana.visitor)
  await hers.note('uma nota')
  await hers.writePlan({ motivos: 'meu gato' })
  expect((await hers.notes()).map(({ text }) => text)).toEqual(['uma nota'])
  expect(await upgrade(product)).toBe(true)
  product.deps.keyRing.forgetAll()
  expect((await hers.notes()).map(({ text }) => text)).toEqual(['uma nota'])
  expect((await hers.plan())?.steps.motivos).toBe('meu gato')
})
