import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { automaticTitle, preview } from '#domain/chat/preview.ts'
import { VERSIONS_MAX } from '#domain/chat/versions.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { cutsAfter, refuses, says } from '#tests/support/model/model-server.ts'
import { chatAt, newChatter, startChatProduct, type TestChat } from '#tests/support/product/chat.ts'
import { messages } from './store/messages.ts'
import { openedWithVersions } from './store/sealed-message.ts'

const { product, service, another, close } = await startChatProduct({
  env: { MESSAGES_PER_MINUTE: '100000' },
})
const node = await another()
afterAll(async () => {
  await node.close()
  await close()
})

const action = fc.constantFrom(
  'send',
  'try',
  'edit',
  'show 1',
  'show 2',
  'show 3',
  'delete',
  'undo',
  'continue',
)
type Action = 'send' | 'try' | 'edit' | 'show 1' | 'show 2' | 'show 3' | 'delete' | 'undo' | 'continue'
const answer = fc.constantFrom('whole', 'whole', 'broken', 'refused')

/** What a person wrote, as far as the server took it, and what they deleted. */
type Done = { said: string[]; deleted: Set<string> }

async function act(chat: TestChat, id: string, what: Action, { said, deleted }: Done): Promise<void> {
  const written = await chat.messages(id)
  const reply = written.findLast(({ role }) => role === 'assistant')
  const message = written.findLast(({ role }) => role === 'user')
  const at = `/api/conversations/${id}`
  const words = `palavras ${uuidv7()}`
  if (what === 'send') {
    if ((await chat.send(id, words)).status === 200) said.push(words)
  } else if (what === 'undo') {
    for (const gone of deleted)
      if ((await chat.visitor.post(`${at}/messages/${gone}/restore`)).status === 200) deleted.delete(gone)
  } else if (!reply || !message) return
  else if (what === 'continue') await chat.steer(reply, reply.status === 'erro' ? 'retry' : 'continue')
  else if (what === 'delete') {
    if ((await chat.visitor.delete(`${at}/messages/${message.id}`)).status === 200) deleted.add(message.id)
  } else {
    const versions = `${at}/replies/${reply.id}/versions`
    const body = { id: uuidv7(), ...(what === 'edit' ? { content: words } : { reason: 'de-novo' }) }
    if (what.startsWith('show'))
      await chat.visitor.post(`${versions}/show`, { number: Number(what.slice(5)) })
    else if ((await chat.visitor.post<SendAnswer>(versions, body)).status === 200 && what === 'edit')
      said.push(words)
  }
}

test('two devices that act at the same moment end in one state, and no words are lost', async () => {
  const rounds = fc.array(fc.tuple(action, action, answer, answer), { minLength: 2, maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      // Somebody new each time: how many exchanges one person may change in a while is limited.
      const ana = await newChatter(product)
      const owner = await ownerOf(product.deps, ana.id)
      const devices = [ana, chatAt(node, ana)] as const
      const id = await ana.conversation()
      const done: Done = { said: ['Oi'], deleted: new Set() }
      service.next(says('Olá.'))
      await ana.say(id, 'Oi')
      for (const [one, other, ...answers] of steps) {
        for (const how of answers) service.next(behaviourOf(how))
        await Promise.all([act(ana, id, one as Action, done), act(devices[1], id, other as Action, done)])
        if ((await ana.messages(id)).length > 0) await ana.ended(id)
      }
      const [here, there] = await Promise.all(devices.map((chat) => chat.messages(id)))
      expect(there).toEqual(here)
      await expectDescribed(ana, id, here ?? [])
      for (const gone of done.deleted)
        expect((await ana.visitor.post(`/api/conversations/${id}/messages/${gone}/restore`)).status).toBe(200)
      const all = await messages.after(product.sql, owner, id, -1, 100, openedWithVersions)
      const kept = all.flatMap(({ content, otherVersions = [] }) => [
        content,
        ...otherVersions.map(({ asked }) => asked.content),
      ])
      for (const words of done.said) expect(kept).toContain(words)
      for (const { versions } of all) expect(versions?.total ?? 1).toBeLessThanOrEqual(VERSIONS_MAX)
    }),
    { numRuns: 12 },
  )
})

function behaviourOf(how: string) {
  if (how === 'refused') return refuses(400)
  return how === 'broken' ? cutsAfter('Um começo ') : says(`Resposta ${uuidv7()}.`)
}

/** The list tells of what is shown. */
async function expectDescribed(ana: TestChat, id: string, shown: readonly ChatMessage[]): Promise<void> {
  const { title, lastMessage } = await ana.look(id)
  const first = shown.find(({ role }) => role === 'user')
  const last = shown.findLast(({ content }) => content.trim() !== '')
  expect(title).toBe(first ? automaticTitle(first.content) : '')
  expect(lastMessage).toBe(last ? preview(last.content) : '')
}
