import { afterAll, describe, expect, test } from 'vitest'
import type { SearchAnswer } from '#domain/api/privacy.ts'
import { MESSAGE_UNREADABLE, TITLE_UNREADABLE } from '#domain/browser-errors.ts'
import { stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct } from '#tests/support/product/chat.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
const { sql } = product
const ana = await newChatter(product)
const bia = await newChatter(product)

const GRAVE = 'já separei os remédios e vou tomar tudo hoje à noite pra morrer'

/** A conversation of two exchanges: its messages stand at 0 and 2, the replies at 1 and 3. */
async function written(by = ana, first = 'um segredo') {
  const id = await by.conversation()
  await by.say(id, first)
  await by.say(id, 'e mais um')
  return id
}

const look = async (id: string, by = ana) =>
  (await by.messages(id)).map(({ content, unreadable, nivel }) => ({ content, unreadable, nivel }))
const UNREADABLE = { content: '', unreadable: true }

describe('a message whose row was', () => {
  test.each<[string, (id: string) => Promise<unknown>, number[]]>([
    [
      'swapped with another of the conversation',
      async (id) => {
        for (const [from, to] of [
          [0, -1],
          [2, 0],
          [-1, 2],
        ] as const)
          await sql`update mensagens set seq = ${to} where "conversaId" = ${id} and seq = ${from}`
      },
      [0, 2],
    ],
    [
      'given the words of another',
      (id) =>
        sql`update mensagens m set content = (select content from mensagens o
          where o."conversaId" = m."conversaId" and o.seq = 2) where "conversaId" = ${id} and seq = 0`,
      [0],
    ],
    [
      'put into the mouth of the other side',
      (id) => sql`update mensagens set role = 'assistant' where "conversaId" = ${id} and seq = 0`,
      [0],
    ],
    [
      'declared a part of the welcome',
      (id) => sql`update mensagens set onboarding = true where "conversaId" = ${id} and seq = 2`,
      [2],
    ],
    [
      'given another id',
      (id) => sql`update mensagens set id = gen_random_uuid() where "conversaId" = ${id} and seq = 2`,
      [2],
    ],
    [
      'robbed of its level',
      (id) => sql`update mensagens set nivel = null where "conversaId" = ${id} and seq = 0`,
      [0],
    ],
    [
      'given the level of another',
      (id) =>
        sql`update mensagens m set nivel = (select nivel from mensagens o
          where o."conversaId" = m."conversaId" and o.seq = 2) where "conversaId" = ${id} and seq = 0`,
      [0],
    ],
    [
      'given the words of another person',
      async (id) => {
        const hers = await written(bia)
        await sql`update mensagens set content = (select content from mensagens
          where "conversaId" = ${hers} and seq = 0) where "conversaId" = ${id} and seq = 0`
      },
      [0],
    ],
  ])('%s says that it could not be opened, and the others are there', async (_, move, gone) => {
    const id = await written()
    await move(id)
    const seen = await look(id)
    expect(seen.map(({ unreadable }) => unreadable ?? false)).toEqual(
      [0, 1, 2, 3].map((seq) => gone.includes(seq)),
    )
    expect(seen.filter((_, seq) => gone.includes(seq))).toEqual(
      gone.map(() => expect.objectContaining(UNREADABLE)),
    )
  })

  test('moved to another conversation is not shown as part of it', async () => {
    const [from, to] = [await written(ana, GRAVE), await written()]
    await sql`delete from mensagens where "conversaId" = ${to} and seq = 0`
    await sql`update mensagens set "conversaId" = ${to} where "conversaId" = ${from} and seq = 0`
    expect((await look(to))[0]).toMatchObject(UNREADABLE)
  })
})

test('it is logged where something was moved, and not its content', async () => {
  const id = await written()
  product.logged.splice(0)
  await sql`update mensagens set seq = 7 where "conversaId" = ${id} and seq = 0`
  await look(id)
  await look(id)
  const said = product.logged.filter((line) => line.includes('could not be opened'))
  expect(said).toHaveLength(2)
  expect(said[0]).toContain(`mensagens/${id}/7/user/`)
  expect(product.logged.join('')).not.toContain('segredo')
})

test('a message whose level cannot be read counts as risk, and one whose words cannot keeps its level', async () => {
  const id = await written(ana, GRAVE)
  await sql`update mensagens set nivel = null where "conversaId" = ${id} and seq = 2`
  await sql`update mensagens set content = '\\x00' where "conversaId" = ${id} and seq = 0`
  expect((await look(id)).map(({ nivel }) => nivel)).toEqual([
    'emergencia',
    'emergencia',
    'risco',
    'emergencia',
  ])
})

describe('the state of risk of a conversation', () => {
  const levelOfNext = async (id: string) => (await ana.say(id, 'tudo bem por aqui')).nivel

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['taken away', (id) => sql`update conversas set risco = null where id = ${id}`],
    [
      'replaced by that of a calm conversation',
      async (id) => {
        const calm = await written()
        await sql`update conversas set risco = (select risco from conversas where id = ${calm}) where id = ${id}`
      },
    ],
  ])('is not lowered when it is %s', async (_, change) => {
    const id = await written(ana, GRAVE)
    await change(id)
    expect(await levelOfNext(id)).toBe('emergencia')
    expect(await levelOfNext(id)).toBe('emergencia')
  })

  test('is not lowered when that of an earlier moment is put back', async () => {
    const id = await ana.conversation()
    const [before] = await sql`select risco from conversas where id = ${id}`
    await ana.say(id, GRAVE)
    await sql`update conversas set risco = ${before?.risco} where id = ${id}`
    expect(await levelOfNext(id)).toBe('emergencia')
  })

  test('counts as risk where nothing is known any more', async () => {
    const id = await ana.conversation()
    await sql`update conversas set risco = null where id = ${id}`
    expect(await levelOfNext(id)).toBe('risco')
  })

  test('holds for a reply that is asked for again', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Li o que você escreveu e levo a sério. '))
    await ana.send(id, GRAVE)
    const { body } = await ana.pause(await ana.saidSoFar(id, 'Li o que'), 10)
    await sql`update conversas set risco = null where id = ${id}`
    await ana.steer(body.reply, 'continue')
    await ana.ended(id)
    expect(service.requests.at(-1)?.body.messages[0]?.content).toContain('# Protocolo')
  })
})

describe('what cannot be opened', () => {
  test('is never sent to the model, found, or asked about again', async () => {
    const id = await written(ana, 'girassol amarelo')
    await sql`update mensagens set seq = seq + 10 where "conversaId" = ${id}`
    await sql`update conversas set "nextSeq" = 20 where id = ${id}`
    await ana.say(id, 'e agora?')
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain('girassol')
    const { body } = await ana.visitor.post<SearchAnswer>('/api/privacy/search', { text: 'girassol' })
    expect(body.results.flatMap(({ hits }) => hits)).toEqual([])
  })

  test('does not lock its conversation while it is paused', async () => {
    const id = await ana.conversation()
    service.next(stallsAfter('Eu ia dizer que '))
    await ana.send(id, 'Oi')
    const { body } = await ana.pause(await ana.saidSoFar(id, 'Eu ia'), 5)
    await sql`update mensagens set content = '\\x00' where id = ${body.reply.id}`
    expect((await ana.steer(body.reply, 'continue')).body.error?.code).toBe('message_unreadable')
    expect((await ana.endHere(body.reply, 5)).body.reply).toMatchObject({ status: 'interrompida' })
    expect((await ana.say(id, 'sigo aqui')).status).toBe('completa')
  })

  test('is named in the list', async () => {
    const id = await written()
    await sql`update conversas set title = "lastMessage", "lastMessage" = title where id = ${id}`
    expect(await ana.look(id)).toMatchObject({ title: TITLE_UNREADABLE, lastMessage: MESSAGE_UNREADABLE })
    expect((await ana.visitor.get('/api/conversations')).status).toBe(200)
  })
})
