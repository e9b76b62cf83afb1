import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ConversationPage, MessagePage } from '#domain/api/chat.ts'
import { backupCommand } from '#server/commands/backup.ts'
import { liberadosCommand } from '#server/commands/liberados.ts'
import { copies as savedCopies } from '#server/features/backup/store/last-backup.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { createdDataDir } from '#tests/support/database/created-data-dir.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '#tests/support/process/server-process.ts'
import { createHttpVisitor } from '#tests/support/product/http-visitor.ts'
import { PASSWORD } from '#tests/support/product/test-app.ts'
import { soon } from '#tests/support/time/soon.ts'

const ANA = 'ana.se.muda@exemplo.com.br'
const folder = newDataDir()
const file = path.join(folder, 'copia.gz')

const target = await createDatabaseBehindProxy(inject('postgres'))
const sql = target.connect()
let server: ServerProcess

beforeAll(async () => {
  server = await startServerProcess({ dataDir: createdDataDir() })
  const listed = await runWithin(liberadosCommand, ['add', ANA, '--plano', 'mensal'], embedded())
  expect(listed.code).toBe(0)
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

const backup = (args: string[], env: Record<string, string>) => runWithin(backupCommand, args, env)

/** The same as a program of its own. */
async function program(args: string[], env: Record<string, string>) {
  const child = startChild('src/server/commands/run.ts', ['backup', ...args], { env, cwd: folder })
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
  expect(await program(['save', file], embedded())).toEqual({
    code: 0,
    stdout: `Backup guardado em ${file}.\n`,
    stderr: '',
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await empty()
  const restored = await program(['restore', file], another)
  expect({ ...restored, stdout: restored.stdout.split('\n') }).toEqual({
    code: 0,
    stdout: [
      `Backup restaurado de ${file}.`,
      'Sessões e links de e-mails terminaram. Valem as senhas da hora da cópia, também as trocadas desde então.',
      expect.stringMatching(/^0 contas apagadas desde então: .* contas-apagadas\.json vai até \d{4}-\S+Z; /),
      '',
    ],
    stderr: '',
  })
  cpSync(path.join(server.dataDir, 'keys'), path.join(another.DATA_DIR, 'keys'), { recursive: true })
  const moved = await startServerProcess({ dataDir: another.DATA_DIR, env: another })
  expect(await read(moved.url)).toEqual(await read(server.url))
  expect(await moved.stop()).toBe(0)
})

test('a copy without the list of erased accounts is restored, and the command warns of it', async () => {
  await empty()
  const alone = path.join(folder, 'sem-lista/copia.gz')
  cpSync(file, alone)
  const { code, stdout } = await backup(['restore', alone], another)
  const warning = 'Sem contas-apagadas.json ao lado da cópia: contas apagadas depois dela voltaram.'
  expect([code, stdout]).toEqual([0, expect.stringContaining(warning)])
})

test('nothing of a conversation can be read in it, and no key is in it', async () => {
  const text = gunzipSync(readFileSync(file)).toString()
  expect(text).toContain(ANA)
  const [said = ''] = await read(server.url)
  expect(text).not.toContain(said.slice(10, 30))
  expect(text).not.toContain(readFileSync(path.join(server.dataDir, 'keys/encryption-key'), 'utf8').trim())
})

describe('in a folder', () => {
  const copies = path.join(folder, 'copias')
  const keyFile = path.join(folder, 'chave.txt')
  beforeAll(async () => {
    mkdirSync(copies)
    for (const day of ['13', '14', '15'])
      writeFileSync(path.join(copies, `aconchego-2020-11-${day}T030000Z.gz`), 'x')
    const key = await generateX25519Identity()
    writeFileSync(keyFile, `${key}\n`)
    expect(
      await backup(['save', copies, '--manter', '2', '--para', await identityToRecipient(key)], embedded()),
    ).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Backup guardado em .*Z\.gz\.age\.\n2 cópias antigas apagadas\.\n$/),
      stderr: '',
    })
  })

  test('so many copies are kept as asked for, and the database records when the last one was saved', async () => {
    expect(readdirSync(copies)).toEqual([
      'aconchego-2020-11-15T030000Z.gz',
      expect.stringMatching(/^aconchego-.*Z\.gz\.age$/),
      'contas-apagadas.json',
    ])
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir })
    expect(await savedCopies.state(database.sql)).toMatchObject({
      savedAt: expect.any(Date),
      bytes: expect.any(Number),
    })
    await database.close()
  })

  test('the newest copy is restored as a rehearsal, which leaves nothing behind', async () => {
    const { code, stdout, stderr } = await backup(['rehearse', copies, '--chave', keyFile], embedded())
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^.*Z\.gz\.age se restaura\.\nPessoas: 1; conversas: 1; mensagens: \d+\.$/m)
    expect(stdout).toMatch(
      /todas as chaves pessoais e [1-9]\d* mensagens se abrem\.\nLevou .* s\. O banco do ensaio foi apagado\.$/m,
    )
    expect(stdout).not.toContain(ANA)
    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('ensaio'))).toEqual([])
    const { sql, close } = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir })
    expect(await savedCopies.state(sql)).toMatchObject({ rehearsedAt: expect.any(Date) })
    await close()
  })

  test('with --tudo a rehearsal opens everything, and shows when something does not open', async () => {
    const all = await backup(['rehearse', copies, '--chave', keyFile, '--tudo'], embedded())
    expect(all).toMatchObject({ code: 0, stderr: '' })
    expect(all.stdout).toMatch(/tudo se abre: [1-9]\d* mensagens/)
    const damaged = path.join(folder, 'com-dano.gz')
    const { sql, close } = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir })
    const [kept] = await sql`select id, title from conversas`
    await sql`update conversas set title = ${Buffer.from('estragado')}`
    await backup(['save', damaged], embedded())
    await sql`update conversas set title = ${kept?.title}`
    await close()
    expect(await backup(['rehearse', damaged, '--tudo'], embedded())).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/mas 1 valores não se abrem/),
    })
  })

  test('a rehearsal with a master key that opens nothing fails, and leaves nothing behind', async () => {
    const env = { DATA_DIR: another.DATA_DIR, ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') }
    expect(await backup(['rehearse', file], env)).toEqual(
      refused(
        'ENCRYPTION_KEY: não é a chave com que este banco foi cifrado. Use a original; nada foi alterado.',
      ),
    )
    expect(readdirSync(another.DATA_DIR).filter((name) => name.startsWith('ensaio'))).toEqual([])
  })

  test('copies are kept in a folder only, and a folder without any can’t be rehearsed', async () => {
    expect(await backup(['save', `${file}.2`, '--manter', '2'], embedded())).toEqual(
      refused(`--manter: ${file}.2 não é uma pasta que existe.`),
    )
    expect(await backup(['rehearse', folder], embedded())).toEqual(
      refused(`${folder} não tem nenhuma cópia (aconchego-….gz).`),
    )
  })
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
      refused(
        'Este backup foi feito por uma versão mais nova do programa. Atualize o programa e restaure de novo; nada foi alterado.',
      ),
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
  expect(readdirSync(folder).filter((name) => name.startsWith('vazio'))).toEqual([])
})

test.each(['save', 'save -h', 'save x --manter 0'])('how it is used is said after: %s', async (args) => {
  const { code, stderr } = await backup(args.split(' '), embedded())
  expect([code, stderr]).toEqual([2, expect.stringContaining('Uso: npm run backup')])
})
