import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { cutsAfter, refuses, says, startModelServer } from '#tests/support/model/model-server.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const [one, two] = [await startModelServer(), await startModelServer()]
const log = createLog('silent', { write: () => {} })
const { model } = remoteModelAt(one.url, {
  limits: { retries: 0 },
  next: [{ baseUrl: two.url, apiKey: undefined, name: 'reserva', log }],
})
const product = await createTestApp({ model, env: { MESSAGES_PER_MINUTE: '1000' } })
afterAll(async () => {
  await product.close()
  await one.close()
  await two.close()
})
beforeEach(() => {
  for (const service of [one, two]) service.requests.splice(0)
})
const ana = await newChatter(product)
const [ONE, TWO] = [`${new URL(one.url).host}/gpt-4-turbo-preview`, `${new URL(two.url).host}/reserva`]

test('a reply shows which service wrote it', async () => {
  const id = await ana.conversation()
  expect(await ana.say(id, 'Oi')).toMatchObject({ service: ONE, status: 'completa' })
  one.next(refuses(503))
  expect(await ana.say(id, 'E agora?')).toMatchObject({ service: TWO, status: 'completa' })
  expect((await ana.messages(id)).map(({ service }) => service)).toEqual([undefined, ONE, undefined, TWO])
})

test('a reply that the second service began is continued by it, although the first is well', async () => {
  const id = await ana.conversation()
  one.next(refuses(503))
  two.next(cutsAfter('Eu ia dizer'), says(' mais.'))
  const cut = await ana.say(id, 'Oi')
  expect(cut).toMatchObject({ status: 'interrompida', service: TWO })
  one.requests.splice(0)
  await ana.steer(cut, 'continue')
  expect(await ana.ended(id)).toMatchObject({ content: 'Eu ia dizer mais.', service: TWO })
  expect(one.requests).toEqual([])
})

test('nothing that is stored tells which service it was', async () => {
  const rows = await product.sql`select role, servico from mensagens where servico is not null`
  expect(rows.every(({ role }) => role === 'assistant')).toBe(true)
  expect(new Set(rows.map(({ servico }) => servico.length)).size).toBe(1)
  expect(Buffer.concat(rows.map(({ servico }) => servico)).toString('latin1')).not.toContain('reserva')
})

test('the health check names the services and how they are', async () => {
  const { body } = await product.visitor().get<{ services: unknown }>('/api/health')
  expect(body.services).toEqual([
    { name: ONE, status: 'ok', since: expect.stringMatching(/^\d{4}-/) },
    { name: TWO, status: 'ok', since: expect.stringMatching(/^\d{4}-/) },
  ])
})
