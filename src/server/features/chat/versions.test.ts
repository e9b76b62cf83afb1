import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SendAnswer } from '#domain/api/chat.ts'
import type { SearchAnswer } from '#domain/api/privacy.ts'
import type { TryReason } from '#domain/chat/versions.ts'
import { TRY_AGAIN_ADDENDA } from '#domain/prompt/build-system-prompt.ts'
import { risk } from '#server/features/chat/conversations/store.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, says, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct, type TestChat } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { listen } from '#tests/support/product/listening.ts'
import { readZip } from '#tests/support/product/read-zip.ts'
import { soon } from '#tests/support/time/soon.ts'
import { closeAbandonedReplies } from './generation/abandoned-replies.ts'

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))
const { sql } = product

const ana = await newChatter(product)
const bia = await newChatter(product)

type Wanted = { reason: TryReason } | { content: string }
const at = (reply: SendAnswer['reply']) =>
  `/api/conversations/${reply.conversationId}/replies/${reply.id}/versions`
const another = (chat: TestChat, reply: SendAnswer['reply'], wanted: Wanted, id: string = uuidv7()) =>
  chat.visitor.post<SendAnswer>(at(reply), { id, ...wanted })
const show = (chat: TestChat, reply: SendAnswer['reply'], number: number) =>
  chat.visitor.post<SendAnswer>(`${at(reply)}/show`, { number })

/** A conversation with one exchange. */
async function answered(words = 'Uma resposta.', said = 'Oi') {
  const id = await ana.conversation()
  service.next(says(words))
  const reply = await ana.say(id, said)
  service.requests.splice(0)
  return { id, reply }
}

async function triedAgain(words = 'Outra resposta.', reason: TryReason = 'mais-curta') {
  const { id, reply } = await answered()
  service.next(says(words))
  await another(ana, reply, { reason })
  return { id, reply: await ana.ended(id) }
}

const asked = () => service.requests.map(({ body }) => body.messages.map(({ content }) => content))

describe('another reply', () => {
  test('takes the place of the one before it, which is kept', async () => {
    const { id, reply } = await answered()
    service.next(says('Outra resposta.'))
    const { body } = await another(ana, reply, { reason: 'mais-curta' })
    expect(body.reply).toMatchObject({
      id: reply.id,
      status: 'escrevendo',
      content: '',
      versions: { number: 2, total: 2 },
      standIn: 'Uma resposta.',
    })
    const ended = await ana.ended(id)
    expect(ended).toMatchObject({
      content: 'Outra resposta.',
      status: 'completa',
      versions: { number: 2, total: 2 },
    })
    expect(ended.standIn).toBeUndefined()
    expect(await ana.messages(id)).toHaveLength(2)
    expect((await ana.look(id)).lastMessage).toBe('Outra resposta.')
    await soon(async () => (await show(ana, reply, 1)).body.reply.content).toBe('Uma resposta.')
    expect(await ana.lastReply(id)).toMatchObject({
      content: 'Uma resposta.',
      versions: { number: 1, total: 2 },
    })
    expect((await ana.look(id)).lastMessage).toBe('Uma resposta.')
  })

  test('is asked for with one sentence more, and without the one before it', async () => {
    await triedAgain('Curta.', 'menos-conselho')
    const [messages] = asked()
    expect(messages).toHaveLength(2)
    expect(messages?.[0]).toContain(TRY_AGAIN_ADDENDA['menos-conselho'])
    expect(messages?.[1]).toBe('Oi')
  })

  test('is not known to the next one: the payload is what it always was', async () => {
    const { id } = await triedAgain()
    service.requests.splice(0)
    await ana.say(id, 'E agora?')
    const [messages] = asked()
    expect(messages?.slice(1)).toEqual(['Oi', 'Outra resposta.', 'E agora?'])
    expect(messages?.[0]).not.toContain(TRY_AGAIN_ADDENDA['mais-curta'])
  })

  test('is one, however often the same request comes', async () => {
    const { id, reply } = await answered()
    service.next(says('Outra.'))
    const same = uuidv7()
    await another(ana, reply, { reason: 'de-novo' }, same)
    await ana.ended(id)
    const { body } = await another(ana, reply, { reason: 'de-novo' }, same)
    expect(body.reply).toMatchObject({ content: 'Outra.', versions: { number: 2, total: 2 } })
    expect(service.requests).toHaveLength(1)
  })

  test('is refused when there are three', async () => {
    const { id, reply } = await triedAgain()
    service.next(says('A terceira.'))
    await another(ana, reply, { reason: 'de-novo' })
    expect((await ana.ended(id)).versions).toEqual({ number: 3, total: 3 })
    expectRefused(await another(ana, reply, { reason: 'de-novo' }), 'versions_full')
    await show(ana, reply, 1)
    expectRefused(await another(ana, reply, { reason: 'de-novo' }), 'versions_full')
  })

  test('that fails lets the one before it come back', async () => {
    const { id, reply } = await answered()
    service.next(refuses(500), refuses(500), refuses(500))
    await another(ana, reply, { reason: 'de-novo' })
    const back = await ana.ended(id)
    expect(back).toMatchObject({ content: 'Uma resposta.', status: 'completa', whole: true })
    expect(back.versions).toBeUndefined()
    expect(back.version).toBeGreaterThan(reply.version)
    expect((await ana.look(id)).lastMessage).toBe('Uma resposta.')
  })

  test('that breaks off after its first word stays, and the one before it is one step away', async () => {
    const { id, reply } = await answered()
    service.next(cutsAfter('Começo de outra'))
    await another(ana, reply, { reason: 'de-novo' })
    expect(await ana.ended(id)).toMatchObject({ status: 'interrompida', versions: { number: 2, total: 2 } })
    service.next(says(' resposta.'))
    await ana.steer(reply, 'continue')
    expect((await ana.ended(id)).content).toBe('Começo de outra resposta.')
    expect((await show(ana, reply, 1)).body.reply.content).toBe('Uma resposta.')
  })

  test('continues for the same reason', async () => {
    const { id, reply } = await answered()
    service.next(cutsAfter('Começo'))
    await another(ana, reply, { reason: 'mais-direta' })
    await ana.ended(id)
    await ana.steer(reply, 'continue')
    await ana.ended(id)
    expect(asked().every(([system]) => system?.includes(TRY_AGAIN_ADDENDA['mais-direta']))).toBe(true)
  })

  test('of a paused one keeps the pause with it', async () => {
    const { id, reply } = await answered('Uma resposta comprida.')
    await ana.pause(reply, 3)
    service.next(says('Outra.'))
    await another(ana, reply, { reason: 'de-novo' })
    await ana.ended(id)
    const { body } = await show(ana, reply, 1)
    expect(body.reply).toMatchObject({
      status: 'pausada',
      shown: 3,
      content: 'Uma resposta comprida.',
      whole: true,
    })
  })

  test('of a failed one replaces it: there is nothing in it to keep', async () => {
    const id = await ana.conversation()
    service.next(refuses(500), refuses(500), refuses(500))
    const reply = await ana.say(id, 'Oi')
    expect(reply.status).toBe('erro')
    service.next(says('Agora sim.'))
    await another(ana, reply, { reason: 'mais-curta' })
    const ended = await ana.ended(id)
    expect(ended).toMatchObject({ status: 'completa', content: 'Agora sim.' })
    expect(ended.versions).toBeUndefined()
  })

  test('paused before its first word can be ended: the one before it comes back', async () => {
    const { id, reply } = await answered()
    service.next(stallsAfter(''))
    await another(ana, reply, { reason: 'de-novo' })
    await soon(() => service.requests.length).toBe(1)
    const { body } = await ana.pause(reply, 0)
    expect(body.reply).toMatchObject({ status: 'pausada', standIn: 'Uma resposta.' })
    await ana.endHere(reply, 0)
    expect(await ana.lastReply(id)).toMatchObject({ status: 'completa', content: 'Uma resposta.' })
  })

  test.each(['written', 'paused'])(
    'deleted while it is %s without a word comes back as the one before it',
    async (how) => {
      const { id, reply } = await answered()
      const before = await ana.messages(id)
      service.next(stallsAfter(''))
      const { body } = await another(ana, reply, { reason: 'de-novo' })
      await soon(() => service.requests.length).toBe(1)
      if (how === 'paused') await ana.pause(reply, 0)
      const at = `/api/conversations/${id}/messages/${body.message.id}`
      expect((await ana.visitor.delete(at)).status).toBe(200)
      expect(await ana.messages(id)).toEqual([])
      expect((await ana.visitor.post(`${at}/restore`)).status).toBe(200)
      const back = await ana.messages(id)
      expect(back.map(({ version: _, ...message }) => message)).toEqual(
        before.map(({ version: _, ...message }) => message),
      )
      expect((await ana.look(id)).lastMessage).toBe('Uma resposta.')
      await soon(() => product.deps.runs.ids()).toEqual([])
      expect(await ana.messages(id)).toEqual(back)
    },
  )

  test('whose node dies before the first word lets the one before it come back', async () => {
    const { id, reply } = await answered()
    service.next(stallsAfter(''))
    await another(ana, reply, { reason: 'de-novo' })
    await soon(() => service.requests.length).toBe(1)
    const dead = uuidv7()
    await sql`insert into nos values (${dead}, now() - interval '1 minute')`
    await sql`update mensagens set node = ${dead} where id = ${reply.id}`
    const elsewhere = { ...product.deps, runs: { ...product.deps.runs, ids: () => [] } }
    await closeAbandonedReplies(elsewhere)
    expect(await ana.lastReply(id)).toMatchObject({ status: 'completa', content: 'Uma resposta.' })
  })

  test('is refused to others, while it is written, and for what is not the last exchange', async () => {
    const { id, reply } = await answered()
    expectRefused(await another(bia, reply, { reason: 'de-novo' }), 'not_found')
    expectRefused(await show(bia, reply, 1), 'not_found')
    const nobody = product.visitor()
    expect((await nobody.post(at(reply), { id: uuidv7(), reason: 'de-novo' })).status).toBe(401)
    expect((await nobody.post(`${at(reply)}/show`, { number: 1 })).status).toBe(401)
    service.next(stallsAfter('Já'))
    await another(ana, reply, { reason: 'de-novo' })
    expectRefused(await another(ana, reply, { reason: 'de-novo' }), 'reply_in_progress')
    expectRefused(await show(ana, reply, 1), 'reply_in_progress')
    await ana.saidSoFar(id, 'Já')
    await ana.pause(reply, 2)
    await ana.endHere(reply, 2)
    await ana.say(id, 'Mais')
    expectRefused(await another(ana, reply, { reason: 'de-novo' }), 'reply_moved_on')
    expectRefused(await show(ana, reply, 1), 'reply_moved_on')
  })

  test('is refused while the protocol answers, and in the welcome', async () => {
    const id = await ana.conversation()
    const reply = await ana.say(id, 'Eu quero me matar hoje')
    expect(reply.nivel).not.toBe('nenhum')
    expectRefused(await another(ana, reply, { reason: 'de-novo' }), 'no_version_here')
    expectRefused(await another(ana, reply, { content: 'Deixa' }), 'no_version_here')

    const newcomer = await newChatter(product, { welcomed: false })
    const { body } = await newcomer.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
    await newcomer.ended(body.conversation.id)
    const welcome = await newcomer.say(body.conversation.id, 'Carla')
    expectRefused(await another(newcomer, welcome, { reason: 'de-novo' }), 'no_version_here')
  })

  test('counts like a message', async () => {
    const strict = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '2' } })
    const carla = await newChatter(strict.product)
    const id = await carla.conversation()
    const reply = await carla.say(id, 'Oi')
    await another(carla, reply, { reason: 'de-novo' })
    await carla.ended(id)
    expect((await another(carla, reply, { reason: 'de-novo' })).status).toBe(429)
    await strict.close()
  })

  test('is counted by persona and reason, of no person', async () => {
    const counted: string[] = []
    const { count } = product.deps.counters
    product.deps.counters.count = (kind, name) => void counted.push(`${kind} ${name}`)
    await triedAgain('Sem julgar.', 'julgamento')
    product.deps.counters.count = count
    expect(counted).toContain('tentativa acolhedora/julgamento')
  })
})

describe('an edited message', () => {
  test('is answered anew; title and preview follow it, and the words before are kept', async () => {
    const { id, reply } = await answered('Uma resposta.', 'Briguei com meu irmão')
    service.next(says('Com a irmã, então.'))
    await another(ana, reply, { content: 'Briguei com minha irmã' })
    await ana.ended(id)
    const [message, now] = await ana.messages(id)
    expect(message).toMatchObject({ content: 'Briguei com minha irmã', status: 'enviada' })
    expect(now).toMatchObject({ content: 'Com a irmã, então.', versions: { number: 2, total: 2 } })
    expect((await ana.look(id)).title).toBe('Briguei com minha irmã...')
    expect(asked()[0]?.slice(1)).toEqual(['Briguei com minha irmã'])
    const { body } = await show(ana, reply, 1)
    expect(body.message.content).toBe('Briguei com meu irmão')
    expect((await ana.look(id)).title).toBe('Briguei com meu irmão...')
  })

  test('that is not answered stays, to be tried again, and what was before is one step away', async () => {
    const { id, reply } = await answered('Uma resposta.', 'Oi')
    service.next(refuses(500), refuses(500), refuses(500))
    await another(ana, reply, { content: 'Olá' })
    expect(await ana.ended(id)).toMatchObject({ status: 'erro', versions: { number: 2, total: 2 } })
    service.next(says('Olá você.'))
    await ana.steer(reply, 'retry')
    await ana.ended(id)
    expect((await ana.messages(id)).map(({ content }) => content)).toEqual(['Olá', 'Olá você.'])
    const { body } = await show(ana, reply, 1)
    expect([body.message.content, body.reply.content]).toEqual(['Oi', 'Uma resposta.'])
  })

  test('is read for danger again, and never lowers what holds', async () => {
    const owner = await ownerOf(product.deps, ana.id)
    const { id, reply } = await answered('Uma resposta.', 'Oi')
    await another(ana, reply, { content: 'Eu quero me matar hoje' })
    const ended = await ana.ended(id)
    const [message] = await ana.messages(id)
    expect(message?.nivel).toBe('risco')
    expect(ended.nivel).toBe('risco')
    expect((await risk.stateOf(sql, owner, id))?.level).toBe('risco')
    // What was read stays: it can't be edited away, nor by going back.
    expectRefused(await another(ana, reply, { content: 'Brincadeira' }), 'no_version_here')
    expectRefused(await show(ana, reply, 1), 'no_version_here')
    expect((await risk.stateOf(sql, owner, id))?.level).toBe('risco')
  })

  test('may not be empty or too long', async () => {
    const { reply } = await answered()
    expectRefused(await another(ana, reply, { content: '  ' }), 'message_empty')
    expectRefused(await another(ana, reply, { content: 'a'.repeat(20_000) }), 'message_too_long')
  })
})

test('what is not shown is sealed, padded, not found by the search, and exported', async () => {
  const { id, reply } = await answered('A palavra zangalhada aparece.', 'Oi')
  service.next(says('Outra.'))
  await another(ana, reply, { reason: 'de-novo' })
  await ana.ended(id)
  const [row] = await sql<{ versoes: Buffer }[]>`select versoes from mensagens where id = ${reply.id}`
  expect(row?.versoes.includes('zangalhada')).toBe(false)
  expect(row?.versoes.length).toBeGreaterThan(5000)
  const found = await ana.visitor.post<SearchAnswer>('/api/privacy/search', { text: 'zangalhada' })
  expect(found.body.results).toEqual([])
  const server = await listen(product)
  const exported = await fetch(`${server.url}/api/privacy/export`, { headers: ana.visitor.headers() })
  const files = readZip(Buffer.from(await exported.arrayBuffer()))
  await server.close()
  for (const name of ['dados.json', 'conversas/0001.html'])
    expect(files.get(name)).toContain('A palavra zangalhada aparece.')
})
