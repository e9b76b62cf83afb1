import { afterAll, expect, test } from 'vitest'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openViewer } from '#tests/support/product/viewer.ts'
import { soon } from '#tests/support/time/soon.ts'

// Questions to the database are most of what a message costs. They are counted here, so that one more is a decision.
const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const ana = await newChatter(product)

/** What new connections and open screens ask for themselves, and what the clock asks for all replies at once. */
const NOT_OURS = /pg_catalog|\bnos\b|select id from mensagens\s+join unnest/
const queries: string[] = []
product.deps.sql.options.debug = (_, query) => {
  if (!NOT_OURS.test(query)) queries.push(query.trim().split(/\s+/).slice(0, 3).join(' '))
}

async function exchange(conversationId: string, content: string) {
  const screen = openViewer(product, ana.id)
  queries.splice(0)
  const { body } = await ana.send(conversationId, content)
  const turn = await fake.answering(content)
  await soon(() => screen.toldOf(body.reply.id)).toHaveLength(1)
  const asked = queries.splice(0)
  turn.say('Eu estou aqui.')
  turn.finish()
  await soon(() => screen.toldOf(body.reply.id).at(-1)?.content).toBe('Eu estou aqui.')
  await soon(() => screen.of('conversa').at(-1)?.conversation.lastMessage).toBe('Eu estou aqui.')
  screen.leave()
  return { asked, settled: queries.splice(0) }
}

test('a message costs three queries, its reply two more, and screens that follow cost none', async () => {
  const id = await ana.conversation()
  await exchange(id, 'Bom dia.')
  const { asked, settled } = await exchange(id, 'Hoje foi um dia difícil.')
  expect(asked).toHaveLength(3)
  // Stored before it is seen, together with what is new of all other replies; and its end.
  expect(settled).toHaveLength(2)
})
