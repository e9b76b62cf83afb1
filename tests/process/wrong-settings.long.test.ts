import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openKeys } from '#server/platform/crypto/keys.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { explainFailure } from '#server/platform/setting-error.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { startServerChild } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'

/** Starts with these settings and expects one line about the variable, exit code 1, and nothing else. */
async function expectRefusal(env: Record<string, string>, line: RegExp | string): Promise<void> {
  const child = startServerChild({ PORT: String(await freePort()), DATA_DIR: tempDir(), ...env })
  onTestFinished(async () => void (await child.stop('SIGKILL')))
  expect(await child.ended).toBe(1)
  expect(child.said.stdout).toBe('')
  expect(child.said.stderr.split('\n')).toEqual([
    typeof line === 'string' ? line : expect.stringMatching(line),
    '',
  ])
}

/** The same line, as the first steps of the start give it: within this process, for a process takes far longer. */
async function expectRefused(env: Record<string, string>, line: RegExp | string): Promise<void> {
  const said = await refusalOf({ DATA_DIR: tempDir(), ...env })
  expect(said).toEqual(typeof line === 'string' ? line : expect.stringMatching(line))
  expect(said).not.toContain('\n')
}

async function refusalOf(env: Record<string, string>): Promise<string> {
  try {
    const settings = readEnv(env)
    openKeys(settings)
    await (await openDatabase(settings)).close()
  } catch (error) {
    return explainFailure(error)
  }
  return 'it starts'
}

test.each([
  ['PORT', '0', 'PORT: deve ser um número de porta entre 1 e 65535.'],
  ['OPENAI_BASE_URL', 'x', /^OPENAI_BASE_URL: deve ser/],
] as const)('%s=%s stops the start with one line and exit code 1', async (name, value, line) => {
  await expectRefusal({ [name]: value }, line)
})

test('an address that is not of this machine is named', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  await expectRefusal(
    { HOST: '203.0.113.1', DATABASE_URL: database.proxy.url },
    'HOST: não é possível escutar em 203.0.113.1.',
  )
  // It was a node for a moment: the others need not wait until its lease expires.
  const sql = database.connect()
  const nodes = await sql`select id from nos`
  await sql.end()
  expect(nodes).toEqual([])
})

test.each([
  ['PORT', '0', 'PORT: deve ser um número de porta entre 1 e 65535.'],
  ['PORT', 'abc', 'PORT: deve ser um número de porta entre 1 e 65535.'],
  ['HOST', 'a b', 'HOST: deve ser um endereço ou nome de máquina, como 127.0.0.1 ou 0.0.0.0.'],
  ['APP_URL', 'exemplo', 'APP_URL: deve ser um endereço http(s) sem caminho, como https://exemplo.com.br.'],
  ['DATABASE_URL', 'mysql://h', /^DATABASE_URL: deve ser um endereço do PostgreSQL/],
  ['OPENAI_BASE_URL', 'x', /^OPENAI_BASE_URL: deve ser/],
  ['OPENAI_API_KEY', 'a b', /^OPENAI_API_KEY: deve ser/],
  ['SMTP_URL', 'x', /^SMTP_URL: deve ser/],
  ['MAIL_FROM', 'x', /^MAIL_FROM: deve ser/],
  ['AUTH_SECRET', 'curto', /^AUTH_SECRET: deve ter pelo menos 32 caracteres/],
  ['ENCRYPTION_KEY', 'x', /^ENCRYPTION_KEY: deve ter 32 bytes em base64/],
  ['RISK_SECOND_OPINION', 'talvez', 'RISK_SECOND_OPINION: deve ser auto, on ou off.'],
  ['REPLY_SECOND_OPINION', 'on', 'REPLY_SECOND_OPINION: deve ser auto ou off.'],
  ['TRUSTED_PROXY', 'sim', /^TRUSTED_PROXY: deve ter endereços ou redes/],
  ['LOG_LEVEL', 'alto', /^LOG_LEVEL: deve ser um destes:/],
] as const)('%s=%s is refused in one line', async (name, value, line) => {
  await expectRefused({ [name]: value }, line)
})

test.each([
  ['APP_URL', 'http://aconchego.exemplo.com.br', /^APP_URL: deve começar com https:\/\//],
  [
    'OPENAI_BASE_URL',
    'http://modelo:8000/v1',
    /^OPENAI_BASE_URL: em outra máquina, deve começar com https:\/\//,
  ],
  [
    'DATABASE_URL',
    'postgres://u:segredo@banco/d',
    /^DATABASE_URL: em outra máquina, precisa de TLS((?!segredo).)*$/,
  ],
])('in production %s=%s is refused', async (name, value, line) => {
  const keys = { AUTH_SECRET: 'x'.repeat(40), ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') }
  await expectRefused({ NODE_ENV: 'production', ...keys, [name]: value }, line)
})

test('a port that somebody else has is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  await expectRefusal(
    { PORT: String(port), DATABASE_URL: database.proxy.url },
    `PORT: a porta ${port} já está em uso; escolha outra.`,
  )
})

test('a database that nobody answers for is reported, without its password', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  await database.proxy.shut()
  await expectRefused(
    { DATABASE_URL: database.proxy.url },
    /^DATABASE_URL: o PostgreSQL não respondeu \(.*ECONNREFUSED.*\)$/,
  )
})

test('a database that does not know us is reported, without its password', async () => {
  const database = await createDatabaseBehindProxy(inject('postgres'))
  onTestFinished(database.drop)
  const url = new URL(database.proxy.url)
  url.password = 'senha-errada'
  await expectRefused(
    { DATABASE_URL: url.href },
    /^DATABASE_URL: o PostgreSQL recusou \(((?!senha-errada).)*\)$/,
  )
})

test.each(['AUTH_SECRET', 'ENCRYPTION_KEY'])(
  'in production on a database of the operator, %s may not be missing',
  async (name) => {
    const keys: Record<string, string> = {
      AUTH_SECRET: 'x'.repeat(40),
      ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64'),
    }
    delete keys[name]
    await expectRefused(
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/nada', ...keys },
      `${name}: é obrigatória com DATABASE_URL e NODE_ENV=production.`,
    )
  },
)

test('a DATA_DIR that is a file is named', async () => {
  const file = path.join(tempDir(), 'arquivo')
  writeFileSync(file, '')
  const line = `DATA_DIR: não é possível usar ${file}; deve ser uma pasta em que se possa escrever.`
  await expectRefusal({ DATA_DIR: file }, line)
  const keys = { AUTH_SECRET: 'x'.repeat(40), ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') }
  await expectRefused({ DATA_DIR: file, ...keys }, line)
})
