import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { isAlive } from '#server/platform/files.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import {
  copyOfDataDir,
  newDataDir,
  removeDataDir,
  startServerChild,
  startServerProcess,
} from '#tests/support/process/server-process.ts'
import { canMount, smallDisk } from '#tests/support/process/small-disk.ts'
import { createHttpVisitor } from '#tests/support/product/http-visitor.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const DEMO = 'demo@aconchego.local'

async function start(dataDir: string, env: Record<string, string> = {}) {
  const server = await startServerProcess({ dataDir, env })
  onTestFinished(async () => void (await server.stop()))
  return server
}

/** Starts there and expects one line, exit code 1, and nothing in the folder changed. */
async function expectRefusal(dataDir: string, line: RegExp, env: Record<string, string> = {}): Promise<void> {
  const before = contentOf(dataDir)
  const child = startServerChild({ PORT: String(await freePort()), DATA_DIR: dataDir, ...env })
  onTestFinished(async () => void (await child.stop('SIGKILL')))
  expect(await child.ended).toBe(1)
  expect(child.said.stdout).toBe('')
  expect(child.said.stderr.split('\n')).toEqual([expect.stringMatching(line), ''])
  expect(contentOf(dataDir)).toEqual(before)
}

/** Digests of the files that an operator would miss: keys, password, and whether there is a database. */
function contentOf(dataDir: string): Record<string, string> {
  const files = ['keys/auth-secret', 'keys/encryption-key', 'postgres.password', 'postgres/PG_VERSION']
  const digest = (file: string) => {
    try {
      return createHash('sha256')
        .update(readFileSync(path.join(dataDir, file)))
        .digest('hex')
    } catch {
      return 'none'
    }
  }
  return Object.fromEntries(files.map((file) => [file, digest(file)]))
}

describe('with data of before', () => {
  let dataDir = ''
  const at = (file: string) => path.join(dataDir, file)

  const original = createdDataDir()
  afterAll(() => removeDataDir(original))

  beforeAll(async () => {
    const server = await startServerProcess({ dataDir: original })
    expect((await createHttpVisitor(server.url).register(DEMO)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })

  beforeEach(() => {
    dataDir = copyOfDataDir(original)
    onTestFinished(() => removeDataDir(dataDir))
  })

  /** The account is still there, and the keys open its database: as a start finds them, without a process for it. */
  async function expectIntact(): Promise<void> {
    const settings = readEnv({ DATA_DIR: dataDir })
    openKeys(settings)
    const database = await openDatabase(settings)
    onTestFinished(database.close)
    await openKeyRing(database.sql, masterKeys(settings))
    expect(await database.sql`select email from users`).toEqual([{ email: DEMO }])
  }

  test('another master key, and keys and a password that are missing or cut off, are named and left alone', async () => {
    const other = { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }
    await expectRefusal(dataDir, /^ENCRYPTION_KEY: não é a chave com que este banco foi cifrado\./, other)
    for (const name of ['auth-secret', 'encryption-key']) {
      const whole = readFileSync(at(`keys/${name}`))
      const line = new RegExp(`^O arquivo .*${name} está danificado\\. Restaure-o`)
      for (const part of [whole.subarray(0, 20), Buffer.alloc(0), Buffer.from('estragada')]) {
        writeFileSync(at(`keys/${name}`), part)
        // As the start does before anything else.
        expect(() => openKeys(readEnv({ DATA_DIR: dataDir }))).toThrow(line)
        expect(readFileSync(at(`keys/${name}`))).toEqual(part)
      }
      if (name === 'auth-secret') await expectRefusal(dataDir, line)
      writeFileSync(at(`keys/${name}`), whole)
    }

    // So is the password of the database.
    const open = () => openDatabase({ databaseUrl: undefined, dataDir })
    const whole = readFileSync(at('postgres.password'))
    rmSync(at('postgres.password'))
    await expectRefusal(dataDir, /^Falta o arquivo .*postgres\.password, /)
    writeFileSync(at('postgres.password'), '')
    await expect(open()).rejects.toThrow(/^Está vazio o arquivo .*postgres\.password, /)
    expect(readFileSync(at('postgres.password'), 'utf8')).toBe('')
    writeFileSync(at('postgres.password'), whole.subarray(0, 9))
    await expect(open()).rejects.toThrow(/^O arquivo .*postgres\.password não tem a senha deste banco\./)
    expect(readFileSync(at('postgres.password'))).toEqual(whole.subarray(0, 9))
    writeFileSync(at('postgres.password'), whole)
    await expectIntact()
  })

  test('a database that lacks a part is named, and not made anew', async () => {
    const control = at('postgres/global/pg_control')
    rmSync(control)
    await expectRefusal(
      dataDir,
      /^O PostgreSQL embutido não iniciou: .*pg_control.* \(veja .*postgres\.log\)$/,
    )
  })

  test.each([
    [
      'empty files, and half a database beside the whole one',
      { 'postgres/postmaster.pid': '', 'postgres.lock': '', 'postgres.new/cluster/PG_VERSION': '' },
    ],
    [
      'files half written, and those of a process that is gone',
      {
        'postgres/postmaster.pid': '12',
        'keys/encryption-key.1.new': 'metade',
        'postgres.lock': '999999-1',
        'postgres.users/999999-1': '',
      },
    ],
  ])('what was left behind is no hindrance: %s', async (_, left) => {
    for (const [file, content] of Object.entries(left)) {
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), content)
    }
    await expectIntact()
  })

  test('a database that dies while the server runs is started again, and nothing else is needed', async () => {
    const server = await start(dataDir)
    const visitor = createHttpVisitor(server.url)
    await visitor.post('/api/account/login', { email: DEMO, password: 'uma frase só minha' })
    const database = Number(readFileSync(at('postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(database, 'SIGKILL')
    await until(() => !isAlive(database))
    await soon(async () => (await visitor.get('/api/health')).status).toBe(200)
    // What answered may have been a connection that outlived its database for a moment.
    await soon(() => visitor.email()).toBe(DEMO)
    expect(await server.stop()).toBe(0)
  })
})

test('an empty password file without a database was left behind by a first start, and the next one is whole', async () => {
  const dataDir = newDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  writeFileSync(path.join(dataDir, 'postgres.password'), '')
  const server = await start(dataDir)
  expect((await createHttpVisitor(server.url).register(DEMO)).status).toBe(200)
})

describe.skipIf(!canMount)('on a disk', () => {
  test('that is full a first start is refused in one line, and there is no half of a database', async () => {
    for (const size of ['size=4k', 'size=1m', 'size=20m']) {
      const dataDir = smallDisk(size)
      const child = startServerChild({ PORT: String(await freePort()), DATA_DIR: dataDir })
      expect(await child.ended).toBe(1)
      expect(child.said.stderr).toMatch(/^Não há espaço em disco.*\n$/)
      expect(readdirSync(dataDir)).not.toContain('postgres')
    }
  })

  test('that can only be read a start is refused in one line', async () => {
    await expectRefusal(
      smallDisk('ro'),
      /^DATA_DIR: não é possível usar .*; deve ser uma pasta em que se possa escrever\.$/,
    )
  })

  test('that fills up requests show it kindly, what was stored is safe, and it continues when there is room', async () => {
    const dataDir = smallDisk('size=80m')
    const server = await start(dataDir)
    const visitor = createHttpVisitor(server.url)
    await visitor.register(DEMO)
    const database = await openDatabase({ databaseUrl: undefined, dataDir })
    await database.sql`update users set "onboardingFinalizado" = true`
    await database.close()
    const conversation = crypto.randomUUID()
    const create = (id: string) => visitor.post('/api/conversations', { id, style: 'direta' })
    expect((await create(conversation)).status).toBe(200)

    const filler = path.join(dataDir, 'cheio')
    fill(filler)
    const answers = new Set<number>()
    for (let turn = 0; turn < 300 && !answers.has(503); turn += 1)
      answers.add((await create(crypto.randomUUID())).status)
    expect(answers).toContain(503)
    expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([])
    const health = () => visitor.get('/api/health')
    expect(await (await health()).json()).toMatchObject({ status: 'error', database: 'ok', disk: 'full' })
    expect((await health()).status).toBe(503)

    rmSync(filler)
    await soon(async () => (await create(crypto.randomUUID())).status).toBe(200)
    await soon(async () => (await health()).status).toBe(200)
    expect((await visitor.get(`/api/conversations/${conversation}`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

/** Takes all the room that is left. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024)
  for (const size of [block.length, 4096, 512]) {
    try {
      for (;;) writeFileSync(file, block.subarray(0, size), { flag: 'a' })
    } catch {
      // Full for pieces of this size.
    }
  }
}
