import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { operadoresCommand } from '#server/commands/operadores.ts'
import { readEnv } from '#server/env.ts'
import { createServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { createAuditLog } from '#server/features/operators/audit-log.ts'
import { addIntegrationSecret } from '#server/features/purchases/operator/manage-integrations.ts'
import { integrations } from '#server/features/purchases/store/integrations.ts'
import { masterKeys } from '#server/platform/crypto/keys.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { newDataDir, removeDataDir } from '#tests/support/process/server-process.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
const dataDir = newDataDir()
afterAll(async () => {
  await sql.end({ timeout: 1 }).then(database.drop)
  removeDataDir(dataDir)
})
const SETTINGS = { DATABASE_URL: database.proxy.url, DATA_DIR: dataDir, APP_URL: 'https://exemplo.com.br' }
const operadores = (...args: string[]) => runWithin(operadoresCommand, args, SETTINGS)
const rolesOf = async () =>
  Object.fromEntries(
    (await sql`select email, papel from operadores`).map(({ email, papel }) => [email, papel]),
  )

beforeEach(async () => {
  await operadores('list')
  rmSync(path.join(dataDir, 'registro-fim.json'), { force: true })
  for (const table of ['operadores', 'registro', 'registro_cabeca']) await sql`delete from ${sql(table)}`
})

test('the first operator owns the panel, the next one reads, unless a role is given', async () => {
  const first = await operadores('add', 'Ana', ' Ana@Exemplo.com.br ')
  expect(first.stdout).toMatch(/^LINK: https:\/\/exemplo\.com\.br\/painel\/entrar#token=[\w-]{43}$/m)
  await operadores('add', 'Bia Souza', 'bia@exemplo.com.br')
  await operadores('add', 'Caio', 'caio@exemplo.com.br', '--papel', 'atendimento')
  expect(await rolesOf()).toEqual({
    'ana@exemplo.com.br': 'dono',
    'bia@exemplo.com.br': 'leitura',
    'caio@exemplo.com.br': 'atendimento',
  })
  const { stdout } = await operadores('list')
  expect(stdout).toBe(
    [
      'ana@exemplo.com.br\tAna\tdono\tainda não abriu o link',
      'bia@exemplo.com.br\tBia Souza\tleitura\tainda não abriu o link',
      'caio@exemplo.com.br\tCaio\tatendimento\tainda não abriu o link\n',
    ].join('\n'),
  )
})

test('the same e-mail again gets a new link, and only that one works', async () => {
  const link = async () =>
    (await operadores('add', 'Ana', 'ana@exemplo.com.br')).stdout.match(/token=(\S+)/)?.[1]
  const [one, two] = [await link(), await link()]
  expect(one).not.toBe(two)
  expect(await sql`select from operadores_links`).toHaveLength(1)
  expect(await rolesOf()).toEqual({ 'ana@exemplo.com.br': 'dono' })
})

test('a wrong argument changes nothing and is reported in one line', async () => {
  for (const args of [
    ['add', 'Ana'],
    ['add', 'Ana', 'não-é-e-mail'],
    ['add', 'Ana', 'ana@exemplo.com.br', '--papel', 'chefe'],
    ['remove'],
    ['remove', 'ninguem@exemplo.com.br'],
    ['list', '--conferir'],
    ['nada'],
  ]) {
    const { code, stderr } = await operadores(...args)
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
  }
  expect(await rolesOf()).toEqual({})
  expect(await sql`select from registro`).toHaveLength(0)
})

test('an operator is removed, but not the last owner', async () => {
  await operadores('add', 'Ana', 'ana@exemplo.com.br')
  await operadores('add', 'Bia', 'bia@exemplo.com.br')
  const refused = await operadores('remove', 'ana@exemplo.com.br')
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('último dono')])
  const demoted = await operadores('add', 'Ana', 'ana@exemplo.com.br', '--papel', 'leitura')
  expect([demoted.code, demoted.stderr]).toEqual([1, expect.stringContaining('último dono')])
  expect((await operadores('remove', 'bia@exemplo.com.br')).code).toBe(0)
  expect(await rolesOf()).toEqual({ 'ana@exemplo.com.br': 'dono' })
})

test('the register has a line an action, and tells when one is missing or changed', async () => {
  await operadores('add', 'Ana', 'ana@exemplo.com.br')
  await operadores('add', 'Bia', 'bia@exemplo.com.br')
  await operadores('remove', 'bia@exemplo.com.br')
  const lines = (await operadores('registro')).stdout.trim().split('\n')
  expect(lines.map((line) => line.split('\t').slice(1, 4))).toEqual([
    ['terminal', 'operador adicionado', 'ana@exemplo.com.br'],
    ['terminal', 'operador adicionado', 'bia@exemplo.com.br'],
    ['terminal', 'operador removido', 'bia@exemplo.com.br'],
  ])
  expect((await operadores('registro', '--conferir')).code).toBe(0)
  await sql`delete from registro where seq = (select max(seq) from registro)`
  const checked = await operadores('registro', '--conferir')
  expect([checked.code, checked.stderr]).toEqual([
    1,
    'O registro não confere. Falta a linha 3, a mais nova.\n',
  ])
})

test('the secrets of sales that a removed operator knows are listed, with the command that changes them', async () => {
  await operadores('add', 'Ana', 'ana@exemplo.com.br')
  await operadores('add', 'Bia', 'bia@exemplo.com.br')
  const secrets = createServiceSecrets(sql, masterKeys(readEnv(SETTINGS)))
  for (const [id, by] of [
    ['da-bia-1234', 'bia@exemplo.com.br'],
    ['da-ana-1234', 'ana@exemplo.com.br'],
  ] as const) {
    await integrations.add(sql, id, 'kiwify', {})
    await addIntegrationSecret(secrets, { id, secret: 'segredo-um', by })
  }
  const { stdout } = await operadores('remove', 'bia@exemplo.com.br')
  expect(stdout).toContain('npm run compras -- integracoes rotate da-bia-1234 --segredo - --agora')
  expect(stdout).not.toContain('da-ana-1234')
})

test('stored text does not reach the terminal as control characters', async () => {
  await operadores('add', 'Ana', 'ana@exemplo.com.br')
  const register = createAuditLog({ sql, secrets: createServiceSecrets(sql, masterKeys(readEnv(SETTINGS))) })
  const motivo = 'antes\u001b[1A\u001b[2K\u009b2K\u202e depois'
  await register.record({ id: null, email: 'ana@exemplo.com.br' }, { acao: 'suspender', motivo })
  const { stdout } = await operadores('registro')
  expect(stdout).toContain('depois')
  expect(stdout.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{C}/u)
})
