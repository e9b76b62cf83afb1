import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer } from '#domain/api/privacy.ts'
import { risk } from '#server/features/chat/conversations/store.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { says, stallsAfter } from '#tests/support/model/model-server.ts'
import { newChatter, startChatProduct, type TestChat } from '#tests/support/product/chat.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { scriptAtOnce } from '#tests/support/time/script-at-once.ts'
import { soon } from '#tests/support/time/soon.ts'
import { deletedMessages } from './store/deleted-messages.ts'

scriptAtOnce()

const { product, service, close } = await startChatProduct({ env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(close)
beforeEach(() => void service.requests.splice(0))
const { sql } = product

const ana = await newChatter(product)
const bia = await newChatter(product)

const at = (id: string, messageId: string) => `/api/conversations/${id}/messages/${messageId}`
const remove = (chat: TestChat, id: string, messageId: string) => chat.visitor.delete(at(id, messageId))
const undo = (chat: TestChat, id: string, messageId: string) =>
  chat.visitor.post(`${at(id, messageId)}/restore`)
const words = async (id: string) => (await ana.messages(id)).map(({ content }) => content)

/** A conversation with two exchanges. */
async function talked() {
  const id = await ana.conversation()
  service.next(says('Primeira resposta.'), says('Segunda resposta.'))
  await ana.say(id, 'Primeira pergunta sobre tamanduás')
  await ana.say(id, 'Segunda pergunta')
  service.requests.splice(0)
  const [first, , second] = await ana.messages(id)
  if (!first || !second) throw new Error('there are no messages')
  return { id, first, second }
}

test('a message goes with its reply, from the list too, and comes back where it was', async () => {
  const { id, first, second } = await talked()
  const before = await ana.messages(id)
  expect((await remove(ana, id, second.id)).status).toBe(200)
  expect(await words(id)).toEqual(['Primeira pergunta sobre tamanduás', 'Primeira resposta.'])
  expect((await ana.look(id)).lastMessage).toBe('Primeira resposta.')
  // The same again changes nothing.
  expect((await remove(ana, id, second.id)).status).toBe(200)
  await remove(ana, id, first.id)
  expect(await ana.look(id)).toMatchObject({ title: '', lastMessage: '' })
  await undo(ana, id, second.id)
  expect(await ana.look(id)).toMatchObject({ title: 'Segunda pergunta...', lastMessage: 'Segunda resposta.' })
  await undo(ana, id, first.id)
  await undo(ana, id, first.id)
  expect(await ana.messages(id)).toEqual(
    before.map((message) => ({ ...message, version: message.version + 1 })),
  )
  expect((await ana.look(id)).title).toBe('Primeira pergunta sobre tamand...')
})

test('who has changed too much for now still gets back what was deleted', async () => {
  const caio = await newChatter(product)
  const id = await caio.conversation()
  service.next(says('Olá.'))
  await caio.say(id, 'Oi')
  const [first] = await caio.messages(id)
  if (!first) throw new Error('there is no message')
  expect((await remove(caio, id, first.id)).status).toBe(200)
  while ((await remove(caio, id, first.id)).status !== 429);
  expect((await undo(caio, id, first.id)).status).toBe(200)
  expect((await caio.messages(id))[0]?.content).toBe('Oi')
})

test('a device that sends it once more, because it missed its acknowledgement, does not bring it back', async () => {
  const { id, second } = await talked()
  await remove(ana, id, second.id)
  expectRefused(await ana.send(id, second.content, second.id), 'message_deleted')
  expect(await words(id)).toHaveLength(2)
  expect((await undo(ana, id, second.id)).status).toBe(200)
  expect((await ana.send(id, second.content, second.id)).body.message.id).toBe(second.id)
  expect(await words(id)).toHaveLength(4)
  expect((await remove(ana, id, second.id)).status).toBe(200)
})

test('the model does not get it, nor does the search find it', async () => {
  const { id, first } = await talked()
  await remove(ana, id, first.id)
  await ana.say(id, 'Terceira')
  expect(service.requests[0]?.body.messages.slice(1).map(({ content }) => content)).toEqual([
    'Segunda pergunta',
    'Segunda resposta.',
    'Terceira',
  ])
  const { body } = await ana.visitor.post<SearchAnswer>('/api/privacy/search', { text: 'tamanduás' })
  expect(body.results.filter(({ conversation }) => conversation.id === id)).toEqual([])
})

test('a reply that is being written stops, and comes back as far as it was', async () => {
  const id = await ana.conversation()
  service.next(stallsAfter('Eu ia'))
  const { body } = await ana.send(id, 'Oi')
  await ana.saidSoFar(id, 'Eu ia')
  await remove(ana, id, body.message.id)
  expect(await words(id)).toEqual([])
  service.next(says('Outra conversa.'))
  await ana.say(id, 'Deixa')
  await undo(ana, id, body.message.id)
  expect(await words(id)).toEqual(['Oi', 'Eu ia', 'Deixa', 'Outra conversa.'])
  expect((await ana.messages(id))[1]?.status).toBe('interrompida')
})

test('words that were shown and are not stored yet come back too', async () => {
  const id = await ana.conversation()
  service.next(stallsAfter('Eu ia'))
  const { body } = await ana.send(id, 'Oi')
  await ana.saidSoFar(id, 'Eu ia')
  await soon(
    async () => (await sql`select from respostas_trechos where "mensagemId" = ${body.reply.id}`).length,
  ).toBe(1)
  await sql`delete from respostas_trechos where "mensagemId" = ${body.reply.id}`
  await remove(ana, id, body.message.id)
  await undo(ana, id, body.message.id)
  expect(await words(id)).toEqual(['Oi', 'Eu ia'])
})

test('a reply of which nothing was said yet is written when its message comes back', async () => {
  const id = await ana.conversation()
  service.next(stallsAfter(''))
  const { body } = await ana.send(id, 'Oi')
  await vi.waitFor(() => expect(service.requests).toHaveLength(1))
  await remove(ana, id, body.message.id)
  await vi.waitFor(() => expect(service.requests[0]?.aborted).toBe(true))
  service.next(says('Estou aqui.'))
  await undo(ana, id, body.message.id)
  expect(await ana.ended(id)).toMatchObject({ id: body.reply.id, status: 'completa', content: 'Estou aqui.' })
  expect(await words(id)).toEqual(['Oi', 'Estou aqui.'])
})

test('a reply without a word that was interrupted before comes back as it was, and nobody is asked', async () => {
  const id = await ana.conversation()
  service.next(stallsAfter(''))
  const { body } = await ana.send(id, 'Oi')
  await vi.waitFor(() => expect(service.requests).toHaveLength(1))
  await ana.visitor.post(`/api/conversations/${id}/replies/${body.reply.id}/pause`, { shown: 0 })
  await sql`update mensagens set status = 'interrompida' where id = ${body.reply.id}`
  await remove(ana, id, body.message.id)
  await undo(ana, id, body.message.id)
  expect((await ana.messages(id))[1]).toMatchObject({ status: 'interrompida', content: '' })
  expect(service.requests).toHaveLength(1)
})

test('is brought back for its owner alone, whatever the caller has looked at', async () => {
  const { id, first } = await talked()
  await remove(ana, id, first.id)
  expect(await deletedMessages.restore(sql, await ownerOf(product.deps, bia.id), id, first.id)).toEqual([])
  expect((await undo(ana, id, first.id)).status).toBe(200)
  expect(await words(id)).toHaveLength(4)
})

test('after eight seconds it is erased, and cannot be undone', async () => {
  const { id, first, second } = await talked()
  await remove(ana, id, first.id)
  await deletedMessages.erase(sql, 8_000)
  await undo(ana, id, first.id)
  await remove(ana, id, second.id)
  await sql`update mensagens_apagadas set "deletedAt" = now() - interval '9 seconds' where "mensagemId" = ${second.id}`
  await deletedMessages.erase(sql, 8_000)
  expectRefused(await undo(ana, id, second.id), 'not_found')
  expect(await words(id)).toHaveLength(2)
})

test('what was read in it keeps counting', async () => {
  const owner = await ownerOf(product.deps, ana.id)
  const id = await ana.conversation()
  await ana.say(id, 'Eu quero me matar hoje')
  const [message] = await ana.messages(id)
  await remove(ana, id, message?.id ?? '')
  expect((await risk.stateOf(sql, owner, id))?.level).toBe('risco')
  expect((await ana.say(id, 'Oi')).nivel).toBe('risco')
})

test('what is deleted stays sealed, and goes with its conversation', async () => {
  const { id, first } = await talked()
  await remove(ana, id, first.id)
  const [row] = await sql<{ linhas: unknown }[]>`
    select linhas from mensagens_apagadas where "mensagemId" = ${first.id}`
  expect(JSON.stringify(row?.linhas)).not.toContain('tamandu')
  await sql`delete from conversas where id = ${id}`
  expect(await sql`select from mensagens_apagadas where "mensagemId" = ${first.id}`).toEqual([])
})

test("another person's message does not exist, a reply is deleted only with its message, and nobody signed out can", async () => {
  const { id, first } = await talked()
  const reply = (await ana.messages(id))[1]
  expectRefused(await remove(bia, id, first.id), 'not_found')
  expectRefused(await undo(bia, id, first.id), 'not_found')
  expectRefused(await remove(ana, id, reply?.id ?? ''), 'not_found')
  expectRefused(await remove(ana, await ana.conversation(), first.id), 'not_found')
  const nobody = product.visitor()
  expect((await nobody.delete(at(id, first.id))).status).toBe(401)
  expect((await nobody.post(`${at(id, first.id)}/restore`)).status).toBe(401)
  expect(await words(id)).toHaveLength(4)
})

test('an answer in the welcome stays until the welcome is over', async () => {
  const newcomer = await newChatter(product, { welcomed: false })
  const { body } = await newcomer.visitor.post<{ conversation: { id: string } }>('/api/onboarding')
  const { id } = body.conversation
  await newcomer.ended(id)
  await newcomer.say(id, 'Carla')
  const message = (await newcomer.messages(id)).find(({ role }) => role === 'user')
  expectRefused(await remove(newcomer, id, message?.id ?? ''), 'onboarding_first')
})
