import { afterAll, expect, onTestFinished, test } from 'vitest'
import { nodeBehindProxy } from '#tests/support/database/node-behind-proxy.ts'
import { createFakeModel } from '#tests/support/model/fake-model.ts'
import { newChatter } from '#tests/support/product/chat.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { until } from '#tests/support/time/soon.ts'
import { createHousekeeping } from './housekeeping.ts'

const fake = createFakeModel()
const product = await createTestApp({ model: fake.model })
afterAll(product.close)
const { sql } = product
const ana = await newChatter(product)

function keepHouse(deps = product.deps): void {
  onTestFinished(createHousekeeping(deps).stop)
}

/** A conversation that was deleted so long ago that nobody can undo it. */
async function longDeleted(): Promise<string> {
  const id = await ana.conversation()
  await ana.visitor.delete(`/api/conversations/${id}`)
  await sql`update conversas set "deletedAt" = now() - interval '9 seconds' where id = ${id}`
  return id
}

const isThere = async (id: string) => (await sql`select from conversas where id = ${id}`).length > 0

test('what was deleted is erased once it cannot be undone any more, and not before', async () => {
  const [old, recent] = [await longDeleted(), await ana.conversation()]
  await ana.visitor.delete(`/api/conversations/${recent}`)
  keepHouse()
  await until(async () => !(await isThere(old)))
  expect(await isThere(recent)).toBe(true)
})

test('replies that no node writes are closed by themselves', async () => {
  const id = await ana.conversation()
  await ana.send(id, 'Quem responde?')
  const other = await createTestApp({ beside: product })
  keepHouse(other.deps)
  // As if its writer had given no sign for long, and never will.
  await until(async () => {
    await sql`update nos set "leaseUntil" = now() - interval '1 second' where id = ${product.deps.node}`
    return (await ana.lastReply(id)).status === 'interrompida'
  })
  await other.close()
})

test('it continues after the database was away', async () => {
  const node = await nodeBehindProxy(product, fake.model)
  keepHouse(node.deps)
  await node.proxy.shut()
  await until(() => node.logged.some((line) => line.includes('job-failed')))
  const id = await longDeleted()
  await node.proxy.reopen()
  await until(async () => !(await isThere(id)))
  await node.close()
})
