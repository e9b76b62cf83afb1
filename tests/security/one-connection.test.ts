import { afterAll, describe, expect, test } from 'vitest'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { startModelServer } from '#tests/support/model/model-server.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'
import { type ApiRoute, apiRoutes, fill, goodBody, isPublic, panelRoutes } from './routes.ts'

/**
 * A transaction that waits for a second connection stops the whole product as soon as there are as many of them at one
 * moment as connections. With a single connection one request is enough to show it.
 */
const service = await startModelServer()
const product = await createTestApp({ connections: 1, model: remoteModelAt(service.url).model })
afterAll(async () => {
  await product.close()
  await service.close()
})

async function ask(visitor: Visitor, { method, path }: ApiRoute, ids: Record<string, string> = {}) {
  const { status } = await visitor.send(method, fill(path, ids), {
    headers: { 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify({ ...goodBody(), ...ids }) }),
  })
  return status
}

/** These answer with a stream. */
const STREAMS = ['/api/events', '/api/privacy/export']
const ofPeople = apiRoutes(product.app).filter(
  (route) => !isPublic(route) && !STREAMS.includes(route.path) && route.path !== '/api/metrics',
)

describe.each(panelRoutes(product.app))('$method $path', (route) => {
  test('needs one connection', async () => {
    const { visitor } = await operatorOf(product)
    expect(await ask(visitor, route)).toBeLessThan(500)
  })
})

describe.each(ofPeople)('$method $path', (route) => {
  test('needs one connection', async () => {
    const ana = await newChatter(product)
    const id = await ana.conversation()
    const { body } = await ana.send(id, 'Oi')
    await ana.ended(id)
    const ids = { id, replyId: body.reply.id, messageId: body.message.id }
    expect(await ask(ana.visitor, route, ids)).toBeLessThan(500)
  })
})
