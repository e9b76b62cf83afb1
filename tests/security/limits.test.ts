import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const product = await createTestApp({ env: { MESSAGES_PER_MINUTE: '2', MESSAGES_PER_DAY: '50' } })
afterAll(product.close)

async function statuses(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const heard: number[] = []
  for (let turn = 0; turn < times; turn += 1) heard.push((await ask()).status)
  return heard
}

test.each(['retry', 'continue'])('the model is not made to speak without end by “%s”', async (verb) => {
  const { visitor } = await newChatter(product)
  const path = `/api/conversations/${randomUUID()}/replies/${randomUUID()}/${verb}`
  expect(await statuses(4, () => visitor.post(path))).toEqual([404, 404, 429, 429])
})

test('the model is not made to speak without end by undoing what was deleted', async () => {
  const ana = await newChatter(product)
  const id = await ana.conversation()
  await ana.say(id, 'Oi')
  const message = `/api/conversations/${id}/messages/${(await ana.messages(id))[0]?.id}`
  const path = `/api/conversations/${randomUUID()}/replies/${randomUUID()}/continue`
  await statuses(2, () => ana.visitor.post(path))
  await ana.visitor.delete(message)
  // As if it had been deleted before the first word of its reply.
  await product.sql`
    update mensagens_apagadas set linhas =
      replace(linhas::text, '"status": "completa"', '"status": "interrompida", "unsaid": true')::jsonb`
  expect((await ana.visitor.post(`${message}/restore`)).status).toBe(200)
  expect((await ana.messages(id)).map(({ status }) => status)).toEqual(['enviada', 'interrompida'])
})

test('conversations are not made without end', async () => {
  const { visitor } = await newChatter(product)
  const heard = await statuses(25, () =>
    visitor.post('/api/conversations', { id: randomUUID(), style: 'direta' }),
  )
  expect(heard.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(heard.at(-1)).toBe(429)
})

test('one person’s limits are not another’s', async () => {
  const [ana, bia] = [await newChatter(product), await newChatter(product)]
  const path = `/api/conversations/${randomUUID()}/replies/${randomUUID()}/retry`
  await statuses(4, () => ana.visitor.post(path))
  expect((await bia.visitor.post(path)).status).toBe(404)
})
