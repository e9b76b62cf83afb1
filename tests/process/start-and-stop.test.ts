import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { isAlive } from '#server/platform/files.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerChild,
  startServerProcess,
} from '#tests/support/process/server-process.ts'
import { createHttpVisitor } from '#tests/support/product/http-visitor.ts'
import { soon } from '#tests/support/time/soon.ts'

type Options = Parameters<typeof startServerProcess>[0]

const DEMO = 'demo@aconchego.local'

/** A server that is gone after the test, with its data. */
async function start({ dataDir = createdDataDir(), ...options }: Options = {}) {
  const server = await startServerProcess({ dataDir, ...options })
  onTestFinished(async () => {
    await server.stop()
    removeDataDir(server.dataDir)
  })
  return server
}

const databaseOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const gone = (pid: number) => soon(() => isAlive(pid)).toBe(false)

/** Stops it, and expects that nothing of it is left. */
async function expectCleanStop(server: ServerProcess, stop: () => Promise<unknown>): Promise<void> {
  const database = databaseOf(server.dataDir)
  expect(await stop()).toBe(0)
  await gone(database)
  expect(server.said.stderr).toBe('')
}

describe('the first start', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess({ dataDir: newDataDir() })
  })
  afterAll(async () => {
    await server.stop()
    removeDataDir(server.dataDir)
  })

  test('shows who may register, that replies are a demonstration, and last where it is', async () => {
    const { said, url, port } = server
    expect(url).toBe(`http://127.0.0.1:${port}`)
    expect(said.stdout.trim().split('\n')).toEqual([
      `${DEMO} pode criar uma conta (plano demonstracao).`,
      'Modo demonstração: sem OPENAI_API_KEY nem OPENAI_BASE_URL.',
      `Aconchego em http://127.0.0.1:${port}`,
    ])
    expect(said.stderr).toBe('')
  })

  test('is followed by a product that works', async () => {
    const visitor = createHttpVisitor(server.url)
    const health = await visitor.get('/api/health')
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok', model: 'demo' })
    expect((await visitor.register(DEMO)).status).toBe(200)
    expect(await visitor.email()).toBe(DEMO)
  })

  test('keeps everything in a folder that is private', async () => {
    const { dataDir } = server
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['keys', 'postgres', 'postgres.password']))
    for (const name of ['auth-secret', 'encryption-key']) {
      expect(statSync(path.join(dataDir, 'keys', name)).mode & 0o777).toBe(0o600)
    }
  })
})

test('a stop in the middle of a start leaves no process behind', async () => {
  const dataDir = newDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const child = startServerChild({ PORT: String(await freePort()), DATA_DIR: dataDir })
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid')
  await soon(() => existsSync(pidFile) && databaseOf(dataDir)).toBeGreaterThan(0)
  const database = databaseOf(dataDir)
  expect(await child.stop()).toBe(0)
  await gone(database)
})

describe('a later start', () => {
  test('after a clean stop, by Ctrl-C once or twice or by SIGTERM, finds people, sessions and keys as they were', async () => {
    const first = await start()
    const { dataDir } = first
    const visitor = createHttpVisitor(first.url)
    await visitor.register(DEMO)
    await expectCleanStop(first, () => first.stop('SIGINT'))
    const second = await start({ dataDir })
    expect(second.said.stdout).not.toContain('pode criar uma conta')
    expect(await visitor.at(second.url).email()).toBe(DEMO)
    await expectCleanStop(second, () => {
      second.signal('SIGINT')
      second.signal('SIGINT')
      second.signal('SIGTERM')
      return second.ended
    })
    const third = await start({ dataDir, env: { AUTH_SECRET: 'um outro segredo, com mais de 32 letras' } })
    const returning = visitor.at(third.url)
    expect(await returning.email()).toBeNull()
    await returning.post('/api/account/login', { email: DEMO, password: 'uma frase só minha' })
    expect(await returning.email()).toBe(DEMO)

    // A stop waits for no connection that is idle.
    const idle = connect(third.port, '127.0.0.1')
    idle.on('error', () => {})
    await new Promise((connected) => idle.once('connect', connected))
    const kept = await fetch(`${third.url}/api/health`, { headers: { connection: 'keep-alive' } })
    await kept.text()
    await expectCleanStop(third, () => third.stop('SIGTERM'))
    idle.destroy()
  })

  test('after a sudden death takes over the database that continued', async () => {
    const first = await start()
    const { dataDir } = first
    const visitor = createHttpVisitor(first.url)
    await visitor.register(DEMO)
    const database = databaseOf(dataDir)
    expect(await first.stop('SIGKILL')).toBe('SIGKILL')
    expect(isAlive(database)).toBe(true)
    const second = await start({ dataDir })
    expect(databaseOf(dataDir)).toBe(database)
    expect(await visitor.at(second.url).email()).toBe(DEMO)
    expect(await second.stop()).toBe(0)
    await gone(database)
  })
})

// Each setting that shuts it out is in the tests of the environment, what follows from it in those of accounts.
test('the demonstration account is let in and shut out by how the server is started, and has its mails in DATA_DIR', async () => {
  const strict = { NODE_ENV: 'production' }
  const first = await start({ env: strict })
  const { dataDir } = first
  expect(first.said.stdout).not.toContain(DEMO)
  const answer = await createHttpVisitor(first.url).register(DEMO)
  expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'email_not_allowed'])
  await first.stop()

  const second = await start({ dataDir, env: { LOG_LEVEL: 'info' } })
  expect(second.said.stdout).toContain(DEMO)
  const visitor = createHttpVisitor(second.url)
  expect((await visitor.register(DEMO)).status).toBe(200)
  await visitor.post('/api/account/forgot-password', { email: DEMO })
  // The file that the log names is whole; another may still be written.
  const [, file = ''] = await second.says(/"file":"(mail[^"]+)".*no SMTP_URL: mail written to DATA_DIR/)
  expect(readFileSync(path.join(dataDir, file), 'utf8')).toContain(`To: ${DEMO}`)
  expect(second.said.stdout).not.toContain('token')
  await second.stop()

  const third = await start({ dataDir, env: strict })
  expect(await visitor.at(third.url).email()).toBeNull()
})

test('a start tells the public address, and what would cross a network in the clear', async () => {
  const server = await start({
    env: { OPENAI_BASE_URL: 'http://modelo.exemplo:8000/v1', APP_URL: 'http://aconchego.exemplo' },
  })
  expect(server.said.stdout).toContain(
    `Endereço público: http://aconchego.exemplo\nAconchego em http://127.0.0.1:${server.port}\n`,
  )
  await server.says(/APP_URL is not encrypted on its way to another machine/)
  await server.says(/OPENAI_BASE_URL is not encrypted on its way to another machine/)
})

describe('with DATABASE_URL', () => {
  test('two nodes on one database are the same product, with nothing of it in DATA_DIR but the keys', async () => {
    const database = await createDatabaseBehindProxy(inject('postgres'))
    onTestFinished(database.drop)
    const dataDir = newDataDir()
    const env = { DATABASE_URL: database.proxy.url }
    const [one, other] = await Promise.all([start({ env, dataDir }), start({ env, dataDir })])
    expect(one.said.stdout).not.toContain(DEMO)
    expect(readdirSync(dataDir)).toEqual(['keys'])
    const sql = database.connect()
    await sql`insert into liberados (email, plano) values ('ana@exemplo.com', 'anual')`
    const visitor = createHttpVisitor(one.url)
    expect((await visitor.register('ana@exemplo.com')).status).toBe(200)
    expect(await sql`select plano from users`).toEqual([{ plano: 'anual' }])
    await sql.end()
    expect(await visitor.at(other.url).email()).toBe('ana@exemplo.com')
  })

  test('in production the operator brings the keys; it starts, and stops while the database is away', async () => {
    const database = await createDatabaseBehindProxy(inject('postgres'))
    onTestFinished(database.drop)
    const keys = { AUTH_SECRET: 'x'.repeat(40), ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') }
    const server = await start({
      dataDir: newDataDir(),
      env: { DATABASE_URL: database.proxy.url, NODE_ENV: 'production', ...keys },
    })
    expect(readdirSync(server.dataDir)).toEqual([])
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await database.proxy.shut()
    expect(await server.stop()).toBe(0)
  })
})
