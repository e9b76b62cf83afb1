import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { masterKeys, openKeys, storedKeys, storeKeys } from '#server/platform/crypto/keys.ts'
import { doublingFrom } from '#server/platform/crypto/seal.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { createTestApp, newKeys, type TestApp } from '#tests/support/product/test-app.ts'
import { soon, until } from '#tests/support/time/soon.ts'
import { openKeyRing } from './key-ring.ts'
import { changeMasterKey, masterKeyStatus, retireMasterKeys } from './manage-master-keys.ts'

const DIARY = { name: 'diario', size: doublingFrom(64) }
const products: TestApp[] = []
afterAll(async () => {
  for (const product of products) await product.close()
})

/** A product whose master key is in DATA_DIR, with one person whose key it wraps. */
async function inDataDir() {
  const settings = { dataDir: tempDir(), encryptionKey: undefined, previousKeys: [] }
  const { encryptionKey } = openKeys({ ...settings, authSecret: 'x'.repeat(32) })
  const product = await createTestApp({ keys: { ...newKeys(), encryptionKey } })
  products.push(product)
  const { id } = await product.person()
  const sealed = (await product.deps.keyRing.of(id)).seal(DIARY, 'querido diário')
  const read = async () => {
    const ring = await openKeyRing(product.sql, masterKeys(settings))
    return (await ring.of(id)).open(DIARY, sealed)
  }
  const kept = () => storedKeys(settings.dataDir, 'encryption-key')
  return { product, settings, deps: { sql: product.sql, settings }, read, kept, first: kept()[0] ?? '' }
}

test('in DATA_DIR the new key is made and kept with the old one, for their owner only', async () => {
  const { deps, settings, read, kept, first } = await inDataDir()
  const [said] = await changeMasterKey(deps)
  expect(said).toBe('Chave mestra trocada: versão 2 em uso, 1 chave protegida de novo.')
  expect(kept()).toHaveLength(2)
  expect(kept().indexOf(first)).toBe(1)
  expect(statSync(path.join(settings.dataDir, 'keys', 'encryption-key')).mode & 0o777).toBe(0o600)
  expect(await read()).toBe('querido diário')
  await deps.sql`update chaves_mestras set "createdAt" = make_timestamptz(2026, 3, version, 12, 0, 0, 'UTC')`
  expect(await masterKeyStatus(deps)).toEqual([
    'versão 1, de 2026-03-01: protege 0 pessoas',
    'versão 2, de 2026-03-02: protege 1 pessoa (em uso)',
  ])
})

test('the old key is forgotten only on request, and only when nobody needs it', async () => {
  const { deps, read, kept, first } = await inDataDir()
  expect(await retireMasterKeys(deps)).toEqual(['0 chaves anteriores foram esquecidas.'])
  await changeMasterKey(deps)
  await changeMasterKey(deps)
  expect(kept()).toHaveLength(3)
  expect(await retireMasterKeys(deps)).toEqual(['2 chaves anteriores foram esquecidas.'])
  expect(kept()).toHaveLength(1)
  expect(kept()).not.toContain(first)
  expect(await read()).toBe('querido diário')
})

test('a change that ended before it was stored continues with the same key', async () => {
  const { deps, settings, kept, read, first } = await inDataDir()
  const written = randomBytes(32).toString('base64')
  storeKeys(settings.dataDir, 'encryption-key', [written, first])
  expect(await read()).toBe('querido diário')
  await changeMasterKey(deps)
  expect(kept()).toEqual([written, first])
  expect(await read()).toBe('querido diário')
})

test('of several commands at once each waits for the one before, and no key is lost', async () => {
  const { product, deps, read, kept } = await inDataDir()
  /** With connections of its own, as a program has them. */
  const program = () => {
    const sql = product.database.connect({ max: 4 })
    onTestFinished(() => sql.end({ timeout: 1 }))
    return { ...deps, sql }
  }
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = changeMasterKey(program(), () => held)
  await until(() => kept().length === 2)
  const file = kept()
  const others = [changeMasterKey(program()), retireMasterKeys(program()), changeMasterKey(program())]
  const waiting = () => deps.sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await soon(waiting).toHaveLength(3)
  expect(kept()).toEqual(file)
  letGo()
  await Promise.all([first, ...others])
  expect(await read()).toBe('querido diário')
  expect((await masterKeyStatus(deps)).at(-1)).toContain('versão 4')
})

test('from the environment, the new key comes with the previous one beside it', async () => {
  const keys = newKeys()
  const product = await createTestApp({ keys })
  products.push(product)
  await (await product.person()).visitor.get('/api/conversations')
  const { sql } = product
  const old = keys.encryptionKey.toString('base64')
  const settings = { dataDir: '/nowhere', encryptionKey: old, previousKeys: [] as string[] }
  await expect(changeMasterKey({ sql, settings })).rejects.toThrow('ENCRYPTION_KEY: já é a chave em uso.')

  const next = { ...settings, encryptionKey: randomBytes(32).toString('base64') }
  await expect(changeMasterKey({ sql, settings: next })).rejects.toThrow('ENCRYPTION_KEY: não é a chave')
  const both = { ...next, previousKeys: [old] }
  // A server that has both before the change goes on with the old one, which all others have.
  await openKeyRing(sql, masterKeys(both))
  expect(await masterKeyStatus({ sql, settings: both })).toHaveLength(1)
  expect((await changeMasterKey({ sql, settings: both }))[0]).toContain('versão 2 em uso, 1 chave')
  await openKeyRing(sql, masterKeys(next))
})
