import { afterAll, describe, expect, test } from 'vitest'
import { advance, endHere, type Reply } from '#domain/chat/advance.ts'
import { type ChatMessage, REPLY_STATUSES, type ReplyStatus } from '#domain/chat/conversation.ts'
import { canEndHere } from '#domain/chat/predicates.ts'
import { mayMove } from '#domain/chat/transitions.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'
import { messages } from './store/messages.ts'
import { settleReply } from './store/versions.ts'

const TEXT = 'Eu ia dizer uma coisa.'
const SHOWN = 6

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model, env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(product.close)
const ana = await newChatter(product)
let asked = 0

/** A reply that came to this status as it does in the product. */
async function replyThatIs(status: ReplyStatus): Promise<ChatMessage> {
  const id = await ana.conversation()
  const question = `Pergunta ${++asked}`
  await ana.send(id, question)
  const turn = await fake.answering(question)
  if (status !== 'erro') turn.say(TEXT)
  if (status === 'pausada') await ana.pause(await ana.saidSoFar(id, TEXT), SHOWN)
  if (status === 'completa') turn.finish()
  if (status === 'interrompida' || status === 'erro') turn.breakOff()
  await until(async () => (await ana.lastReply(id)).status === status)
  const reply = status === 'erro' ? await ana.lastReply(id) : await ana.saidSoFar(id, TEXT)
  // Its first words are on the screens while they are being stored.
  await until(async () => (await stored(reply))?.content === reply.content)
  return reply
}

const stored = async ({ id }: ChatMessage) =>
  messages.find(product.sql, await ownerOf(product.deps, ana.id), id)

const replyOf = ({ id, content, status, shown, whole, version }: ChatMessage): Reply => ({
  id,
  status: status as ReplyStatus,
  text: content,
  shown,
  whole,
  behind: false,
  version,
})

type Command = { ask: (reply: ChatMessage) => Promise<unknown>; expected: (reply: Reply) => Reply }

const COMMANDS: Record<string, Command> = {
  pause: {
    ask: (reply) => ana.pause(reply, SHOWN),
    expected: (reply) => advance(reply, { type: 'pausa', shown: SHOWN }),
  },
  continue: {
    ask: (reply) => ana.steer(reply, 'continue'),
    expected: (reply) => advance(reply, { type: 'continua' }),
  },
  retry: {
    ask: (reply) => ana.steer(reply, 'retry'),
    expected: (reply) => advance(reply, { type: 'recomeca' }),
  },
  'end here': {
    ask: (reply) => ana.endHere(reply, SHOWN),
    // A person ends only what is paused; every other end comes from the writer.
    expected: (reply) => (canEndHere(reply) ? advance(reply, endHere(reply)) : reply),
  },
}

describe.each(REPLY_STATUSES)('a reply that is %s', (status) => {
  test.each(Object.entries(COMMANDS))('%s: database and advance() agree', async (_, { ask, expected }) => {
    const before = await replyThatIs(status)
    await ask(before)
    const after = await stored(before)
    const { text, shown, status: moved } = expected(replyOf(before))
    expect(after).toMatchObject({ status: moved, content: text, shown })
  })

  test.each(['settle', 'reclaim'] as const)('%s: database and table agree', async (transition) => {
    const before = await replyThatIs(status)
    const owner = await ownerOf(product.deps, ana.id)
    const { node } = product.deps
    const [row] = await product.sql<
      { version: number }[]
    >`select version from mensagens where id = ${before.id}`
    // The run that wrote it: one that was closed since then has one version less.
    const run = { node, version: (row?.version ?? 0) - (status === 'escrevendo' ? 0 : 1) }
    const moved =
      transition === 'reclaim'
        ? await messages.reclaimReply(product.sql, owner, before, run, TEXT)
        : await settleReply(
            product.sql,
            owner,
            { ...before, ...run },
            { status: 'completa', text: TEXT, whole: true },
            [],
          )
    expect(moved !== null).toBe(
      mayMove(status, transition, transition === 'reclaim' ? 'escrevendo' : 'completa'),
    )
  })
})
