import { afterAll, expect, test } from 'vitest'
import { messages } from '#server/features/chat/store/messages.ts'
import { ownerOf } from '#server/features/keys/key-ring.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { isConflict } from './database.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product
const ana = await newChatter(product)

/** A reply in progress. */
async function writing(question: string) {
  const id = await ana.conversation()
  const { body } = await ana.send(id, question)
  return { id, replyId: body.reply.id, turn: await fake.answering(question) }
}

const someoneWaits = () =>
  until(
    async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length > 0,
  )

/**
 * Two who each have what the other wants: somebody who erases everything has the conversation and then wants its
 * message, this one has the message and then wants the conversation. The database ends one of them.
 */
async function crossErasing() {
  const { id, replyId, turn } = await writing('Vou apagar tudo')
  turn.finish()
  await ana.ended(id)
  const erasing = Promise.withResolvers<Awaited<ReturnType<typeof ana.visitor.delete>>>()
  const crossing = sql.begin(async (tx) => {
    await tx`select from mensagens where id = ${replyId} for update`
    ana.visitor.delete('/api/privacy/conversations').then(erasing.resolve, erasing.reject)
    await someoneWaits()
    await tx`update conversas set timestamp = now() where id = ${id}`
  })
  const erasingWasEnded = await crossing.then(
    () => true,
    (error) => {
      if (isConflict(error)) return false
      throw error
    },
  )
  return { erased: await erasing.promise, erasingWasEnded }
}

test('who is told that two stand in each other’s way tries again, and nobody is refused', async () => {
  for (;;) {
    const { erased, erasingWasEnded } = await crossErasing()
    expect(erased.status).toBe(200)
    expect(await sql`select from conversas where "userId" = ${ana.id}`).toEqual([])
    // On a slow machine it may be this side that the database ends: then nobody had to try again yet.
    if (erasingWasEnded) return
  }
})

test('a reply that ends takes its conversation first, as everybody does', async () => {
  const { id, replyId, turn } = await writing('Já termina')
  turn.say('Pronto.')
  await sql.begin(async (tx) => {
    await tx`select from conversas where id = ${id} for update`
    turn.finish()
    await someoneWaits()
    await tx`select from mensagens where id = ${replyId} for update nowait`
  })
  const owner = await ownerOf(product.deps, ana.id)
  await soon(async () => (await messages.find(sql, owner, replyId))?.status).toBe('completa')
})
