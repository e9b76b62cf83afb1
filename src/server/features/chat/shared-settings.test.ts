import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { refuseOtherSettings } from './shared-settings.ts'
import { nodeLeases } from './store/node-leases.ts'

const product = await createTestApp()
afterAll(product.close)
const { sql } = product
const authSecret = randomBytes(32).toString('base64')
const home = { appUrl: 'https://a.exemplo', hasPublicUrl: true }
const starts = async (change: Partial<Parameters<typeof refuseOtherSettings>[0]> = {}) => {
  const node = uuidv7()
  await nodeLeases.renew(sql, node)
  return refuseOtherSettings({ sql, node, authSecret, settings: home, ...change })
}

beforeEach(async () => {
  await sql`delete from nos`
  await starts()
})

test('a node with the settings of the others starts', async () => {
  await starts()
  await starts({ settings: { appUrl: 'http://127.0.0.1:3001', hasPublicUrl: false } })
})

test('a node with another AUTH_SECRET or APP_URL is refused, with what to do', async () => {
  await expect(starts({ authSecret: 'x'.repeat(32) })).rejects.toThrow(
    /^AUTH_SECRET: um nó em uso tem outra\..*pare todos/,
  )
  await expect(starts({ settings: { ...home, appUrl: 'https://b.exemplo' } })).rejects.toThrow(
    /^APP_URL: um nó em uso tem outro endereço \(https:\/\/a\.exemplo\)/,
  )
})

test('once the others have stopped, both may change', async () => {
  await sql`update nos set "leaseUntil" = now() - interval '1 second'`
  await starts({ authSecret: 'x'.repeat(32), settings: { ...home, appUrl: 'https://b.exemplo' } })
})
