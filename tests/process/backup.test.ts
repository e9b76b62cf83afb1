import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ConversationPage, MessagePage } from '#domain/api/chat.ts'
import { startChild } from '#tests/support/child.ts'
import { createDatabaseBehindProxy } from '#tests/support/database-proxy.ts'
import { createHttpVisitor } from '#tests/support/http-visitor.ts'
import { OLD_BACKUP, OLD_KEYS } from '#tests/support/old-backup.ts'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/server-process.ts'
import { soon } from '#tests/support/soon.ts'
import { PASSWORD } from '#tests/support/test-app.ts'

const ANA = 'ana.se.muda@exemplo.com.br'
const folder = newDataDir()
const file = path.join(folder, 'copia.gz')

const target = await createDatabaseBehindProxy(inject('postgres'))
const sql = target.connect()
let server: ServerProcess

beforeAll(async () => {
  server = await startServerProcess()
  const listed = startChild('src/server/commands/liberados.ts', ['add', ANA, '--plano', 'mensal'], {
    env: { DATA_DIR: server.dataDir },
    cwd: folder,
  })
  expect(await listed.ended).toBe(0)
  const visitor = createHttpVisitor(server.url)
  await visitor.register(ANA)
  await visitor.post('/api/onboarding', {})
})
afterAll(async () => {
  await server.stop()
  removeDataDir(server.dataDir)
  await sql.end({ timeout: 1 })
  await target.drop()
})

async function backup(args: string[], env: Record<string, string>) {
  const child = startChild('src/server/commands/backup.ts', args, { env, cwd: folder })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}
const embedded = () => ({ DATA_DIR: server.dataDir })
const another = { DATABASE_URL: target.proxy.url, DATA_DIR: newDataDir() }
afterAll(() => [folder, another.DATA_DIR].forEach(removeDataDir))

const empty = () => sql.unsafe('drop schema public cascade; create schema public')
const tables = async () => (await sql`select from pg_tables where schemaname = 'public'`).length
const refused = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` })

/** What a person reads at a server. */
async function read(url: string, email = ANA): Promise<string[]> {
  const visitor = createHttpVisitor(url)
  await visitor.post('/api/account/login', { email, password: PASSWORD })
  const get = async <T>(address: string) => (await (await visitor.get(address)).json()) as T
  const { conversations } = await get<ConversationPage>('/api/conversations')
  const pages = conversations.map(({ id }) => get<MessagePage>(`/api/conversations/${id}/messages`))
  return (await Promise.all(pages)).flatMap(({ messages }) =>
    messages.map(({ status, content }) => `${status}: ${content}`),
  )
}

test('everything is moved to another PostgreSQL, with the server in use', async () => {
  await soon(() => read(server.url)).toEqual([expect.stringMatching(/^completa: ./)])
  expect(await backup(['save', file], embedded())).toEqual({
    code: 0,
    stdout: `Backup guardado em ${file}.\n`,
    stderr: '',
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await empty()
  expect(await backup(['restore', file], another)).toEqual({
    code: 0,
    stdout: `Backup restaurado de ${file}.\n`,
    stderr: '',
  })
  cpSync(path.join(server.dataDir, 'keys'), path.join(another.DATA_DIR, 'keys'), { recursive: true })
  const moved = await startServerProcess({ dataDir: another.DATA_DIR, env: another })
  expect(await read(moved.url)).toEqual(await read(server.url))
  expect(await moved.stop()).toBe(0)
})

test('a copy from before values were padded is restored, and brought into the new form by the server', async () => {
  await empty()
  expect((await backup(['restore', OLD_BACKUP], another)).code).toBe(0)
  expect(await sql`select from chaves where forma = 1`).toHaveLength(2)
  const keys = {
    AUTH_SECRET: OLD_KEYS.authSecret,
    ENCRYPTION_KEY: OLD_KEYS.encryptionKey.toString('base64'),
  }
  const moved = await startServerProcess({ dataDir: another.DATA_DIR, env: { ...another, ...keys } })
  const said = await read(moved.url, 'ana@exemplo.com.br')
  expect(said).toContain('enviada: não, era brincadeira')
  await soon(() => sql`select from chaves where forma = 1`).toHaveLength(0)
  expect(await read(moved.url, 'ana@exemplo.com.br')).toEqual(said)
  expect(await moved.stop()).toBe(0)
})

test('nothing of a conversation can be read in it, and no key is in it', async () => {
  const text = gunzipSync(readFileSync(file)).toString()
  expect(text).toContain(ANA)
  const [said = ''] = await read(server.url)
  expect(text).not.toContain(said.slice(10, 30))
  expect(text).not.toContain(readFileSync(path.join(server.dataDir, 'keys/encryption-key'), 'utf8').trim())
})

test('a file that is there is not written over', async () => {
  const before = readFileSync(file)
  expect(await backup(['save', file], embedded())).toEqual(
    refused(`${file} já existe. Escolha outro nome; nada foi alterado.`),
  )
  expect(readFileSync(file)).toEqual(before)
})

describe('nothing is restored', () => {
  test('into a database that is in use', async () => {
    expect(await backup(['restore', file], embedded())).toEqual(
      refused('Este banco já está em uso. Restaure em um banco vazio; nada foi alterado.'),
    )
  })

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['was cut off', (whole) => whole.subarray(0, whole.length - 40)],
    ['lacks its end', (whole) => gzipSync(gunzipSync(whole).subarray(0, -20))],
    ['is something else', () => gzipSync('uma lista de compras\n')],
    ['is not compressed', (whole) => gunzipSync(whole)],
    ['is empty', () => Buffer.alloc(0)],
  ])('from a file that %s', async (_, damage) => {
    await empty()
    const damaged = path.join(folder, 'danificado.gz')
    writeFileSync(damaged, damage(readFileSync(file)))
    expect(await backup(['restore', damaged], another)).toEqual(
      refused('O arquivo não é um backup inteiro do Aconchego. Nada foi restaurado.'),
    )
    expect(await tables()).toBe(0)
  })

  test('from a file of a newer version', async () => {
    await empty()
    const newer = path.join(folder, 'novo.gz')
    const text = gunzipSync(readFileSync(file)).toString('latin1')
    writeFileSync(newer, gzipSync(Buffer.from(text.replace(/"migracao":"\d+/, '"migracao":"9999'), 'latin1')))
    expect(await backup(['restore', newer], another)).toEqual(
      refused('Este backup foi feito por uma versão mais nova do programa. Nada foi restaurado.'),
    )
    expect(await tables()).toBe(0)
  })

  test('from a file that is not there', async () => {
    const none = path.join(folder, 'nenhum.gz')
    expect(await backup(['restore', none], another)).toEqual(refused(`${none} não existe.`))
  })
})

test('what can’t be saved leaves no half of a file', async () => {
  await empty()
  const none = path.join(folder, 'vazio.gz')
  expect(await backup(['save', none], another)).toEqual(refused('Este banco está vazio.'))
  expect(existsSync(none) || existsSync(`${none}.parcial`)).toBe(false)
})

test('how it is used is said', async () => {
  const { code, stderr } = await backup(['save'], embedded())
  expect([code, stderr]).toEqual([2, expect.stringContaining('Uso: npm run backup')])
})
