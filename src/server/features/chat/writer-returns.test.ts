import { afterAll, describe, expect, test } from 'vitest'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { eventually, soon, until } from '#tests/support/time/soon.ts'
import { closeAbandonedReplies } from './generation/abandoned-replies.ts'
import { messages } from './store/messages.ts'
import { pieces } from './store/pieces.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product
const ana = await newChatter(product)

/** A reply of which this much is stored, by a node that lost the database and whose lease expired. */
async function withExpiredLease(text: string) {
  const writer = await nodeBehindProxy(product, fake.model)
  const elsewhere = chatAt(writer, ana)
  const id = await elsewhere.conversation()
  const question = `Pergunta ${id}`
  const { body } = await elsewhere.send(id, question)
  const turn = await fake.answering(question)
  turn.say(text)
  await until(async () => (await ana.lastReply(id)).content === text)
  // It began long ago: what a new node checks is over.
  for (let renewal = 0; renewal < 6; renewal += 1) await writer.deps.runs.ready()
  await writer.proxy.shut()
  await until(async () => (await connectionsOf()) === 0)
  await sql`update nos set "leaseUntil" = now() - interval '1 second'`
  await closeAbandonedReplies(product.deps)
  expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: text })
  return { id, reply: body.reply, turn, writer }
}

const connectionsOf = async () =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and application_name = 'aconchego'`
  ).length

describe('a node whose lease expired and that comes back', () => {
  test('takes its reply up again and stores what it writes', async () => {
    const { id, turn, writer } = await withExpiredLease('Eu ia ')
    turn.say('dizer ')
    await writer.proxy.reopen()
    await soon(() => ana.lastReply(id)).toMatchObject({ status: 'escrevendo', content: 'Eu ia dizer ' })
    turn.say('que voltei')
    await soon(() => ana.lastReply(id)).toMatchObject({ content: 'Eu ia dizer que voltei' })
    turn.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Eu ia dizer que voltei' })
    expect(await sql`select from respostas_trechos`).toEqual([])
    await writer.close()
  })

  test('also if it has nothing new to say for a while', async () => {
    const { id, turn, writer } = await withExpiredLease('Eu ia ')
    await writer.proxy.reopen()
    await soon(() => ana.lastReply(id)).toMatchObject({ status: 'escrevendo', content: 'Eu ia ' })
    turn.finish()
    await ana.ended(id)
    await writer.close()
  })

  test('stops asking the model when somebody else has gone on with it', async () => {
    const { id, reply, turn, writer } = await withExpiredLease('Eu ia ')
    await ana.steer(reply, 'continue')
    turn.say('dizer aquilo')
    await writer.proxy.reopen()
    await until(() => turn.aborted())
    await until(() => writer.deps.runs.ids().length === 0)
    const next = fake.turns.at(-1)
    next?.say('dizer isto.')
    next?.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Eu ia dizer isto.' })
    await writer.close()
  })

  test('lets the next reply be written first, and then has the last word on its own', async () => {
    const { id, reply, turn, writer } = await withExpiredLease('Eu ia ')
    await ana.send(id, 'Outra pergunta')
    const next = await fake.answering('Outra pergunta')
    turn.say('dizer mais')
    await writer.proxy.reopen()
    turn.finish()
    await soon(async () => (await ana.messages(id)).find((message) => message.id === reply.id)).toMatchObject(
      { status: 'completa', content: 'Eu ia dizer mais' },
    )
    next.say('Outra resposta')
    next.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Outra resposta' })
    await writer.close()
  })
})

/** Whether it comes to wait for a row that is locked. */
async function isHeldUp(work: Promise<unknown>): Promise<boolean> {
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => isOver || (await waiting()).length > 0)
  return !isOver
}

test('a node that renews its lease just before it expires is left alone', async () => {
  const other = await createTestApp({ beside: product, model: fake.model })
  const id = await ana.conversation()
  await ana.send(id, 'Quase')
  const turn = await fake.answering('Quase')
  const { closing } = await sql.begin(async (tx) => {
    await tx`select from conversas where id = ${id} for update`
    // A node renews its lease each second: it may have done so before the other looked.
    const closing = await eventually(async () => {
      await sql`update nos set "leaseUntil" = now() - interval '1 second'`
      const closing = closeAbandonedReplies(other.deps)
      if (!(await isHeldUp(closing))) throw new Error('the lease was renewed before')
      return { isOver: () => closing }
    })
    await product.deps.runs.ready()
    return { closing }
  })
  await closing.isOver()
  expect(await ana.lastReply(id)).toMatchObject({ status: 'escrevendo', version: 0 })
  turn.finish()
  await ana.ended(id)
  await other.close()
})

test('a stop stores all that was said first, and then closes the replies one by one', async () => {
  // Alone: another node would go on with the reply.
  const node = await createTestApp({ model: fake.model })
  const bia = await newChatter(node)
  const id = await bia.conversation()
  const { body } = await bia.send(id, 'Já vou')
  const turn = await fake.answering('Já vou')
  const { stopping } = await node.sql.begin(async (tx) => {
    // Nobody can close this reply for now.
    await tx`select from conversas where id = ${id} for update`
    turn.say('tudo o que foi dito')
    const stopping = node.deps.runs.stop()
    const owner = await ownerOf(node.deps, bia.id)
    await soon(async () => (await messages.find(node.sql, owner, body.reply.id))?.content).toBe(
      'tudo o que foi dito',
    )
    return { stopping }
  })
  await stopping
  expect(await bia.lastReply(id)).toMatchObject({ status: 'interrompida', content: 'tudo o que foi dito' })
  expect(await node.sql`select from respostas_trechos`).toEqual([])
  await node.close()
})

test('a piece that was stored without our hearing of it is stored again with what came after', async () => {
  const id = await ana.conversation()
  const { body } = await ana.send(id, 'Sem resposta do banco')
  const turn = await fake.answering('Sem resposta do banco')
  const owner = await ownerOf(product.deps, ana.id)
  const piece = {
    owner,
    id: body.reply.id,
    conversationId: id,
    onboarding: false,
    version: 0,
    pos: 0,
    isFollowed: false,
  }
  const add = (attempt: number, text: string, node = product.deps.node) =>
    pieces.add(sql, node, [{ ...piece, attempt, text }])
  await add(2, 'Eu ia ')
  expect(await add(3, 'Eu ia dizer')).toEqual(new Set([body.reply.id]))
  expect((await messages.find(sql, owner, body.reply.id))?.content).toBe('Eu ia dizer')
  // One that was late on its way takes nothing back.
  await add(1, 'Eu ')
  expect((await messages.find(sql, owner, body.reply.id))?.content).toBe('Eu ia dizer')
  // Nor one of a piece that has grown since then.
  expect(await add(2, 'Eu ia d')).toEqual(new Set())
  expect((await messages.find(sql, owner, body.reply.id))?.content).toBe('Eu ia dizer')
  // Nor does a node that does not write it, or an earlier run of the one that does.
  expect(await add(4, 'Outra coisa, bem mais longa', uuidv7())).toEqual(new Set())
  piece.version = -1
  expect(await add(4, 'Outra coisa, bem mais longa')).toEqual(new Set())
  expect((await messages.find(sql, owner, body.reply.id))?.content).toBe('Eu ia dizer')
  turn.finish()
  await ana.ended(id)
})

test('a piece is stored without a look at the other replies of its node', async () => {
  const { node } = product.deps
  const id = await ana.conversation()
  const { body } = await ana.send(id, 'Entre muitas outras')
  const turn = await fake.answering('Entre muitas outras')
  const owner = await ownerOf(product.deps, ana.id)
  // In conversations of their own: there is one reply in progress in each.
  await sql`with others as (
      insert into conversas ("userId", id, style) select ${ana.id}, gen_random_uuid(), 'acolhedora' from generate_series(1, 300)
      returning "userId", id)
    insert into mensagens ("userId", "conversaId", seq, id, role, status, content, node)
    select "userId", id, 1, gen_random_uuid(), 'assistant', 'escrevendo', '', ${node} from others`
  const read = (tx: Queryable) => tx<{ rows: number }[]>`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'mensagens'`
  const looked = await sql.begin(async (tx) => {
    // As after some uses of the statement on a connection, when PostgreSQL keeps one plan for any number of pieces.
    await tx`set local plan_cache_mode = force_generic_plan`
    const piece = {
      owner,
      id: body.reply.id,
      conversationId: id,
      onboarding: false,
      version: 0,
    }
    const before = onlyRow(await read(tx)).rows
    await pieces.add(tx, node, [{ ...piece, pos: 0, text: 'Aqui.', attempt: 9, isFollowed: false }])
    return onlyRow(await read(tx)).rows - before
  })
  // Its own row; the check of the foreign key may read a small table up to it.
  expect(looked).toBeLessThan(300)
  await sql`delete from mensagens where content = ''`
  turn.finish()
  await ana.ended(id)
})

test('pieces are stored by one plan, however few there are', async () => {
  const owner = await ownerOf(product.deps, ana.id)
  const gone = {
    owner,
    id: uuidv7(),
    conversationId: uuidv7(),
    onboarding: false,
    version: 0,
  }
  const piece = { ...gone, pos: 0, text: 'Aqui.', attempt: 1, isFollowed: false }
  const plans = await sql.begin(async (tx) => {
    for (let turn = 0; turn < 20; turn += 1) await pieces.add(tx, uuidv7(), [piece])
    return tx`select custom_plans::int as custom from pg_prepared_statements
      where statement like '%insert into respostas_trechos%' and cardinality(parameter_types) > 0`
  })
  // PostgreSQL tries five times whether a plan of its own for these values is cheaper.
  expect(plans).toEqual([{ custom: 5 }])
})
