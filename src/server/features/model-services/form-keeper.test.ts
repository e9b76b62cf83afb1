import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { FORM_KEPT } from '#domain/limits.ts'
import { clearExpired } from '#server/features/housekeeping/housekeeping.ts'
import { openMasterRing } from '#server/features/keys/master-ring.ts'
import { readStatus, readSums } from '#server/features/status/read-status.ts'
import { statusLines } from '#server/features/status/status-lines.ts'
import { collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import { startModelServer } from '#tests/support/model/model-server.ts'
import { actsLike, SOLD_SERVICES, type SoldService } from '#tests/support/model/sold-service.ts'
import { goodMachine } from '#tests/support/product/status.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'
import { formKeeper, learnedForms } from './store.ts'

const reasoning = SOLD_SERVICES['OpenAI, gpt-5 and later'] as SoldService
const service = await startModelServer(actsLike(reasoning, 'Estou aqui.'))
const product = await createTestApp()
afterAll(async () => {
  await product.close()
  await service.close()
})
const { sql, keys } = product
const SERVICE = { baseUrl: service.url, name: 'gpt-6-luna', extra: {} }

/** A node that starts, and is asked for a reply; how many requests that took. */
async function askFromNewNode(change: Partial<typeof SERVICE> = {}): Promise<number> {
  const { extra, ...options } = { ...SERVICE, ...change }
  const kept = await formKeeper(sql, { ...SERVICE, ...change })
  const { model } = remoteModelAt(service.url, { ...options, extra, ...kept })
  service.requests.splice(0)
  expect(await collectReply(model.reply(PROMPT)).end).toEqual({ type: 'whole' })
  return service.requests.length
}

test('what one node learned about a service, the next one knows', async () => {
  expect(await askFromNewNode()).toBe(3)
  await soon(async () => (await learnedForms.all(sql)).length).toBe(1)
  expect(await askFromNewNode()).toBe(1)
})

test('a node with a wrong clock knows it too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * FORM_KEPT })
  onTestFinished(() => void vi.useRealTimers())
  expect(await askFromNewNode()).toBe(1)
})

test('the operator reads it', async () => {
  const masters = () => openMasterRing(sql, keys.encryptionKey)
  const status = { ...(await readStatus(sql, masters)), ...(await readSums(sql)) }
  const screen = statusLines(status, goodMachine, [], { isTerminal: false, version: '1', isEmbedded: true })
  expect(screen.join('\n')).toContain('gpt-6-luna pede: max_completion_tokens, sem temperature')
})

test.each([
  ['model', { name: 'outro' }],
  ['extra body', { extra: { top_p: 1 } }],
])('another %s is learned on its own', async (_, change) => {
  expect(await askFromNewNode(change)).toBe(3)
})

test('after 30 days it is learned anew, and what nobody uses is cleared', async () => {
  // What the tests before learned may still be on its way.
  await soon(async () => (await learnedForms.all(sql)).length).toBe(3)
  await sql`update formas_de_pedido set "learnedAt" = now() - interval '30 days 1 minute'`
  expect(await askFromNewNode()).toBe(3)
  const fresh = `select 1 from formas_de_pedido where "learnedAt" > now() - interval '1 day'`
  await soon(async () => (await sql.unsafe(fresh)).length).toBe(1)
  await clearExpired(sql)
  expect(await learnedForms.all(sql)).toHaveLength(1)
})

test('what another release has stored and this one cannot read is learned anew', async () => {
  await sql`update formas_de_pedido set forma = '{"limit":"tokens","other":1}'`
  expect(await askFromNewNode()).toBe(3)
})
