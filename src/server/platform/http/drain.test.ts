import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createDrain } from './health.ts'
import type { HttpEnv } from './http-env.ts'

function nodeThatDrains() {
  const drain = createDrain()
  const app = new Hono<HttpEnv>().get('/ready', drain.ready)
  return { drain, status: async () => (await app.request('/ready')).status }
}

test('a node whose load balancer asks shows that it stops before it does', async () => {
  const { drain, status } = nodeThatDrains()
  expect(await status()).toBe(200)
  let isOver = false
  void drain.begin().then(() => {
    isOver = true
  })
  expect(await status()).toBe(503)
  expect(isOver).toBe(false)
})

test('a node that no load balancer asks stops at once', async () => {
  const { drain, status } = nodeThatDrains()
  await drain.begin()
  expect(await status()).toBe(503)
})
