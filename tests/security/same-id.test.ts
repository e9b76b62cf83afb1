import { afterAll, expect, test } from 'vitest'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

// Browsers choose the ids: two people may have the same one, by a mistake or on purpose.
const product = await createTestApp()
afterAll(product.close)

test('a conversation of somebody else with the same id stays as it is, whatever is done with one’s own', async () => {
  const [maria, bia] = [await newChatter(product), await newChatter(product)]
  const [id, messageId] = [uuidv7(), uuidv7()]
  for (const one of [maria, bia]) {
    expect((await one.create('acolhedora', id)).status).toBe(200)
    expect((await one.send(id, one === maria ? 'De Maria' : 'De Bia', messageId)).status).toBe(200)
    await one.ended(id)
  }
  const stored = async () =>
    Promise.all([
      product.sql`select * from conversas where "userId" = ${maria.id}`,
      product.sql`select * from mensagens where "userId" = ${maria.id} order by seq`,
    ])
  const before = await stored()
  const at = `/api/conversations/${id}`
  const done = [
    await bia.change(id, { style: 'direta' }),
    await bia.change(id, { title: 'Outro nome' }),
    await bia.change(id, { keptHours: 24 }),
    await bia.change(id, { pinned: true }),
    await bia.change(id, { pinned: false }),
    await bia.visitor.delete(`${at}/messages/${messageId}`),
    await bia.visitor.delete(at),
    await bia.visitor.delete('/api/privacy/conversations'),
  ]
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
  await product.settled()
  expect(await stored()).toEqual(before)
  expect((await maria.messages(id))[0]?.content).toBe('De Maria')
})
