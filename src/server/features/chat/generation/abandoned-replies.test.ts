import { afterAll, describe, expect, test } from 'vitest'
import { GREETING } from '#domain/onboarding/onboarding.ts'
import { settleReply } from '#server/features/chat/store/versions.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { chatAt, newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { closeAbandonedReplies } from './abandoned-replies.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product
const ana = await newChatter(product)

let asked = 0

/** A reply of which this much is stored, on a node that has just lost the database. */
async function leftBehind(text: string, at = ana) {
  const writer = await nodeBehindProxy(product, fake.model)
  const elsewhere = chatAt(writer, at)
  const id = await elsewhere.conversation()
  const question = `Pergunta ${++asked}`
  const { body } = await elsewhere.send(id, question)
  const turn = await fake.answering(question)
  if (text) turn.say(text)
  await until(async () => (await at.lastReply(id)).content === text)
  await losesDatabase(writer)
  return { id, reply: body.reply, turn, writer }
}

/** Whatever it had asked for before is done when this returns. */
async function losesDatabase({ proxy }: Awaited<ReturnType<typeof nodeBehindProxy>>): Promise<void> {
  await proxy.shut()
  await until(
    async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and application_name = 'aconchego'`
      ).length === 0,
  )
  await letLeasesRunOut()
}

const letLeasesRunOut = () => sql`update nos set "leaseUntil" = now() - interval '1 second'`
const holdsLease = async () =>
  (await sql`select from nos where id = ${product.deps.node} and "leaseUntil" >= now()`).length === 1
const close = () => closeAbandonedReplies(product.deps)

describe('a reply whose writer died', () => {
  test('is interrupted with the text that was stored, and nothing of it is left lying about', async () => {
    const screen = openViewer(product, ana.id)
    const { id, reply, writer } = await leftBehind('Eu ia dizer que')
    await close()
    expect(await ana.lastReply(id)).toMatchObject({
      id: reply.id,
      status: 'interrompida',
      content: 'Eu ia dizer que',
      whole: false,
    })
    expect(await sql`select from respostas_trechos`).toEqual([])
    expect((await ana.look(id)).lastMessage).toBe('Eu ia dizer que')
    await soon(() => screen.toldOf(reply.id).at(-1)?.status).toBe('interrompida')
    screen.leave()
    await writer.close()
  })

  test('is finished as one message by the node that is asked to go on', async () => {
    const { id, reply, writer } = await leftBehind('Eu ia dizer que')
    await close()
    await ana.steer(reply, 'continue')
    const turn = await fake.answering(`Pergunta ${asked}`)
    await until(() => fake.turns.at(-1)?.prompt.partial !== '')
    fake.turns.at(-1)?.say(' sim.')
    fake.turns.at(-1)?.finish()
    expect(turn.prompt.partial).toBe('Eu ia dizer que')
    expect(await ana.ended(id)).toMatchObject({
      id: reply.id,
      status: 'completa',
      content: 'Eu ia dizer que sim.',
    })
    await writer.close()
  })

  test('before its first word is offered again', async () => {
    const { id, reply, writer } = await leftBehind('')
    await close()
    expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: '' })
    expect((await ana.look(id)).lastMessage).toBe(`Pergunta ${asked}`)
    expect((await ana.steer(reply, 'continue')).status).toBe(200)
    fake.turns.at(-1)?.say('Aqui estou.')
    fake.turns.at(-1)?.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Aqui estou.' })
    await writer.close()
  })

  test('is complete when it was the welcome, whose text is known', async () => {
    const bia = await newChatter(product, { welcomed: false })
    const writer = await nodeBehindProxy(product, fake.model)
    await chatAt(writer, bia).visitor.post('/api/onboarding')
    await losesDatabase(writer)
    await close()
    const [welcome] = (await bia.list()).conversations
    expect(await bia.lastReply(String(welcome?.id))).toMatchObject({
      status: 'completa',
      content: GREETING,
      whole: true,
    })
    await writer.close()
  })
})

describe('a writer that was only away', () => {
  test('has the last word', async () => {
    const { id, turn, writer } = await leftBehind('Eu ia ')
    turn.say('dizer que ')
    await close()
    expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: 'Eu ia ' })
    turn.say('voltei.')
    turn.finish()
    await writer.proxy.reopen()
    await soon(() => ana.lastReply(id)).toMatchObject({
      status: 'completa',
      content: 'Eu ia dizer que voltei.',
    })
    await writer.close()
  })

  test('does not spoil what was gone on with elsewhere', async () => {
    const { id, reply, turn, writer } = await leftBehind('Eu ia ')
    await close()
    await ana.steer(reply, 'continue')
    const next = fake.turns.at(-1)
    next?.say('dizer isto.')
    turn.say('dizer aquilo.')
    turn.finish()
    await writer.proxy.reopen()
    await until(() => writer.deps.runs.ids().length === 0)
    next?.finish()
    expect(await ana.ended(id)).toMatchObject({ status: 'completa', content: 'Eu ia dizer isto.' })
    await writer.close()
  })
})

describe('a reply is not taken for abandoned', () => {
  test('while its writer gives signs', async () => {
    const other = await createTestApp({ beside: product, model: fake.model })
    const id = await ana.conversation()
    // The tests before this one let it expire.
    await until(holdsLease)
    await ana.send(id, 'Ainda escrevendo')
    await closeAbandonedReplies(other.deps)
    expect((await ana.lastReply(id)).status).toBe('escrevendo')
    ;(await fake.answering('Ainda escrevendo')).finish()
    await ana.ended(id)
    await other.close()
  })

  test('by the node that writes it, however late it is with its signs', async () => {
    const id = await ana.conversation()
    await ana.send(id, 'Um pouco lento')
    await letLeasesRunOut()
    await close()
    expect((await ana.lastReply(id)).status).toBe('escrevendo')
    ;(await fake.answering('Um pouco lento')).finish()
    await ana.ended(id)
  })
})

test('two nodes that notice at the same moment keep the text', async () => {
  const { id, reply, writer } = await leftBehind('Eu ia dizer que')
  const owner = await ownerOf(product.deps, ana.id)
  const second = sql.begin(async (tx) => {
    // One of them has decided and is about to commit; the other reads meanwhile.
    const text = 'Eu ia dizer que'
    const end = { status: 'interrompida', text, whole: false, lastMessage: text } as const
    await settleReply(tx, owner, { ...reply, node: writer.deps.node }, end, [])
    await tx`lock table respostas_trechos in access exclusive mode`
    const closing = close()
    await until(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        ).length > 0,
    )
    return { closing }
  })
  await (await second).closing
  expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: 'Eu ia dizer que' })
  await writer.close()
})

test('one that cannot be closed does not keep the others open', async () => {
  const bia = await newChatter(product)
  const broken = await leftBehind('Sem chave', bia)
  const others = [await leftBehind('Um'), await leftBehind('Dois')]
  await sql`update chaves set wrapped = '\\x00' where "userId" = ${bia.id}`
  product.deps.keyRing.forget(bia.id)
  await expect(close()).rejects.toThrow()
  for (const { id } of others) expect((await ana.lastReply(id)).status).toBe('interrompida')
  await sql`delete from conversas where id = ${broken.id}`
  for (const { writer } of [broken, ...others]) await writer.close()
})

test('of one whose last piece cannot be opened, what was stored before it is kept', async () => {
  const { id, reply, turn, writer } = await leftBehind('Eu ia dizer')
  expect(turn).toBeDefined()
  await sql`insert into respostas_trechos ("userId", "mensagemId", pos, content)
    select "userId", "mensagemId", ${'Eu ia dizer'.length}, content from respostas_trechos
    where "mensagemId" = ${reply.id}`
  await close()
  expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: 'Eu ia dizer' })
  await writer.close()
})

test('one that cannot be opened is ended and left as it is', async () => {
  const { id, reply, writer } = await leftBehind('')
  await sql`update mensagens set content = '\\x00' where id = ${reply.id}`
  const screen = openViewer(product, ana.id)
  await close()
  await soon(() => screen.toldOf(reply.id).at(-1)?.status).toBe('interrompida')
  screen.leave()
  expect(await ana.lastReply(id)).toMatchObject({ status: 'interrompida', content: '', unreadable: true })
  const [stored] = await sql`select content from mensagens where id = ${reply.id}`
  expect(Buffer.from(stored?.content)).toEqual(Buffer.of(0))
  expect((await ana.steer(reply, 'continue')).body.error?.code).toBe('message_unreadable')
  await writer.close()
})
