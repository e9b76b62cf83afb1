import { afterAll, expect, test } from 'vitest'
import type { ConversationPage, SendAnswer } from '#domain/api/chat.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { notebookOf } from '#tests/support/product/notebook.ts'
import { seedArchive } from '#tests/support/product/seed-archive.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'
import { eraseContent } from './erase-accounts.ts'

const product = await createTestApp()
afterAll(product.close)

async function writer() {
  const person = await newChatter(product)
  const owner = { id: person.id, cipher: await product.deps.keyRing.of(person.id) }
  const ids = await seedArchive(product.sql, owner, { conversations: 3, messages: 12 })
  return { ...person, ids }
}

const rowsOf = async (id: string) => [
  (await product.sql`select from conversas where "userId" = ${id}`).length,
  (await product.sql`select from mensagens where "userId" = ${id}`).length,
  (await product.sql`select from respostas_trechos where "userId" = ${id}`).length,
]

test('all conversations are gone at once, hidden ones too, and nobody else’s', async () => {
  const [maria, joana] = [await writer(), await writer()]
  await maria.visitor.delete(`/api/conversations/${maria.ids[0]}`)
  expect((await maria.visitor.delete('/api/privacy/conversations')).body).toEqual({ done: true })
  expect(await rowsOf(maria.id)).toEqual([0, 0, 0])
  expect(await rowsOf(joana.id)).toEqual([3, 12, 0])
  const { body } = await maria.visitor.get<ConversationPage>('/api/conversations')
  expect(body.conversations).toEqual([])
})

test('the notebook stays, and goes with everything else when the time after a plan has passed', async () => {
  const { visitor, id, ids } = await writer()
  const hers = notebookOf(visitor)
  await hers.note('minha')
  await hers.checkIn('um dia')
  await hers.writePlan({ motivos: 'meu gato' })
  await hers.summary(ids[0] ?? '', 'um resumo')
  const kept = async () => [
    (await hers.notes()).length,
    (await hers.checkIns()).length,
    (await hers.plan()) === null ? 0 : 1,
    (await hers.summaries()).length,
  ]
  await visitor.delete('/api/privacy/conversations')
  expect(await kept()).toEqual([1, 1, 1, 1])
  await eraseContent(product.sql, id)
  expect(await kept()).toEqual([0, 0, 0, 0])
  expect(await product.sql`select from cadernos where "userId" = ${id}`).toHaveLength(0)
})

test('a reply that is being written stops, and nothing of it comes back', async () => {
  const { visitor, id, ids } = await writer()
  const { body } = await visitor.post<SendAnswer>(`/api/conversations/${ids[0]}/messages`, {
    id: uuidv7(),
    content: 'Oi',
  })
  expect(product.deps.runs.ids()).toContain(body.reply.id)
  await visitor.delete('/api/privacy/conversations')
  await soon(() => product.deps.runs.ids()).not.toContain(body.reply.id)
  expect(await rowsOf(id)).toEqual([0, 0, 0])
})

test('the account stays, and new conversations can begin', async () => {
  const { visitor } = await writer()
  await visitor.delete('/api/privacy/conversations')
  const id = uuidv7()
  expect((await visitor.post('/api/conversations', { id, style: 'direta' })).status).toBe(200)
})
