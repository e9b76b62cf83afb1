import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '#tests/support/database/postgres.ts'
import { rotateMasterKey } from './manage-master-keys.ts'
import { openMasterRing } from './master-ring.ts'
import { createServiceSecrets } from './service-secrets.ts'

const database = await createDatabase(inject('postgres'))
const sql = database.connect()
afterAll(() => sql.end().then(database.drop))

const first = randomBytes(32)
const keys = [first]
const secrets = createServiceSecrets(sql, () => keys)

test('a secret is read back, changed and removed, and is stored sealed', async () => {
  await secrets.put('um', 'segredo-em-claro')
  expect(await secrets.get('um')).toBe('segredo-em-claro')
  const [row] = await sql`select selado from segredos where nome = 'um'`
  expect(Buffer.from(row?.selado).toString('latin1')).not.toContain('claro')
  await secrets.put('um', 'outro')
  expect(await secrets.get('um')).toBe('outro')
  await secrets.remove('um')
  expect(await secrets.get('um')).toBeNull()
})

test('a secret moved to another name does not open there', async () => {
  await secrets.put('a', 'da a')
  await secrets.put('b', 'da b')
  await sql`update segredos set selado = (select selado from segredos where nome = 'a') where nome = 'b'`
  await expect(secrets.get('b')).rejects.toThrow()
  await secrets.remove('b')
})

test('of many that make the same secret at once, all get the one that was stored', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () => secrets.getOrMake('novo', () => randomBytes(8).toString('hex'))),
  )
  expect(new Set(made).size).toBe(1)
})

test('a change of the master key takes the secrets along, and the old key is no longer needed', async () => {
  await secrets.put('fica', 'o mesmo')
  const next = randomBytes(32)
  keys.unshift(next)
  await rotateMasterKey({ sql, masters: await openMasterRing(sql, () => keys), next })
  expect(await secrets.get('fica')).toBe('o mesmo')
  const withoutOld = createServiceSecrets(sql, next)
  expect(await withoutOld.get('fica')).toBe('o mesmo')
  await secrets.put('depois', 'novo')
  expect(await withoutOld.get('depois')).toBe('novo')
})
