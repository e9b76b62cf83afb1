import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { liberadosCommand } from '#server/commands/liberados.ts'
import { isAlive } from '#server/platform/files.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { PROJECT, startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { newDataDir, removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
afterAll(() => sql.end({ timeout: 1 }).then(database.drop))

const SETTINGS = { DATABASE_URL: database.proxy.url }
const liberados = (args: string[], env = SETTINGS) => runWithin(liberadosCommand, args, env)

/** The same as a program of its own. */
async function program(args: string[], env: Record<string, string> = SETTINGS) {
  const child = startChild('src/server/commands/run.ts', ['liberados', ...args], { env, cwd: tempDir() })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}
const done = (stdout: string) => ({ code: 0, stdout, stderr: '' })
const refused = (stderr: string) => ({ code: 1, stdout: '', stderr })

function csv(content: string | Uint8Array): string {
  const file = path.join(tempDir(), 'lista.csv')
  writeFileSync(file, content)
  return file
}

const list = async () => (await liberados(['list'])).stdout

describe('the operator', () => {
  test('puts an e-mail on the list, and again, and changes its plan', async () => {
    const add = ['add', ' Maria@Exemplo.COM ', '--plano', 'anual']
    expect(await liberados(add)).toEqual(done('maria@exemplo.com pode criar uma conta (plano anual).\n'))
    expect(await liberados(add)).toEqual(done('maria@exemplo.com pode criar uma conta (plano anual).\n'))
    expect(await liberados(['add', 'maria@exemplo.com', '--plano= mensal '])).toEqual(
      done('maria@exemplo.com pode criar uma conta (plano mensal).\n'),
    )
    expect(await sql`select email, plano from liberados`).toEqual([
      { email: 'maria@exemplo.com', plano: 'mensal' },
    ])
  })

  test('takes an e-mail off the list, and again', async () => {
    await liberados(['add', 'vai@exemplo.com', '--plano', 'anual'])
    expect(await liberados(['remove', 'VAI@exemplo.com'])).toEqual(done('vai@exemplo.com saiu da lista.\n'))
    expect(await liberados(['remove', 'vai@exemplo.com'])).toEqual(
      done('vai@exemplo.com não estava na lista.\n'),
    )
  })

  test('sees the list, in a form that can be imported again', async () => {
    await sql`delete from liberados`
    expect(await liberados(['list'])).toEqual(done(''))
    const written = 'ana@exemplo.com,"Plano A, com ""desconto"""\nbia@exemplo.com,mensal\n'
    await liberados(['import', csv(written)])
    expect(await list()).toBe(written)
    await sql`delete from liberados`
    await liberados(['import', csv(written)])
    expect(await list()).toBe(written)
  })

  test('sees of a purchase also until when, and who ended', async () => {
    await sql`delete from liberados`
    await sql`insert into liberados (email, plano, status, "fimAcesso", "toleranciaAte", origem) values
      ('a@exemplo.com', 'anual', 'ativo', '2099-01-31T00:00:00Z', '2099-02-05T00:00:00Z', 'compra'),
      ('b@exemplo.com', 'mensal', 'encerrado', '2026-01-31T00:00:00Z', null, 'compra'),
      ('c@exemplo.com', 'mensal', 'ativo', '2026-01-26T00:00:00Z', '2026-01-31T00:00:00Z', 'compra'),
      ('d@exemplo.com', 'vitalicio', 'ativo', null, null, 'compra'),
      ('e@exemplo.com', 'cortesia', 'ativo', null, null, 'manual')`
    expect(await list()).toBe(
      [
        'a@exemplo.com,anual,2099-01-30T21:00:00.000-03:00,ativo',
        'b@exemplo.com,mensal,2026-01-30T21:00:00.000-03:00,terminado',
        'c@exemplo.com,mensal,2026-01-30T21:00:00.000-03:00,terminado',
        'd@exemplo.com,vitalicio,,ativo',
        'e@exemplo.com,cortesia',
        '',
      ].join('\n'),
    )
    await sql`delete from liberados`
  })

  test('sees no plan that a spreadsheet would take for a formula, and imports it as it was', async () => {
    await sql`delete from liberados`
    const formula = '=HYPERLINK("http://x")'
    await liberados(['add', 'ana@exemplo.com', '--plano', formula])
    const written = await list()
    expect(written).toBe(`ana@exemplo.com,"'=HYPERLINK(""http://x"")"\n`)
    await sql`delete from liberados`
    await liberados(['import', csv(written)])
    expect((await sql`select plano from liberados`)[0]?.plano).toBe(formula)
  })

  test('imports a file as often as they like', async () => {
    await sql`delete from liberados`
    const file = csv('\ufeffemail;plano\r\nAna@exemplo.com;anual\r\n\r\nbia@exemplo.com;mensal\r\n')
    for (let turn = 0; turn < 2; turn++)
      expect(await liberados(['import', file])).toEqual(done('2 e-mails liberados.\n'))
    expect(await liberados(['import', csv('ana@exemplo.com,outro')])).toEqual(done('1 e-mail liberado.\n'))
    expect(await list()).toBe('ana@exemplo.com,outro\nbia@exemplo.com,mensal\n')
  })
})

describe('suspending an account', () => {
  test('needs an account, and may be repeated and taken back', async () => {
    expect(await liberados(['suspend', 'ninguem@exemplo.com'])).toEqual(
      refused('Não há conta com ninguem@exemplo.com. Nada foi alterado.\n'),
    )
    await sql`insert into users (id, email, plano, "consentVersion", "consentAt")
      values (gen_random_uuid(), 'ana@exemplo.com', 'mensal', '2025-04', now())`
    const suspended = done('ana@exemplo.com não envia mais mensagens; o resto da conta continua.\n')
    expect(await liberados(['suspend', ' Ana@Exemplo.com '])).toEqual(suspended)
    expect(await liberados(['suspend', 'ana@exemplo.com'])).toEqual(suspended)
    expect(await sql`select email from suspensoes`).toEqual([{ email: 'ana@exemplo.com' }])
    expect(await liberados(['resume', 'ANA@exemplo.com'])).toEqual(
      done('ana@exemplo.com volta a enviar mensagens.\n'),
    )
    expect(await liberados(['resume', 'ana@exemplo.com'])).toEqual(
      done('ana@exemplo.com não estava com o envio suspenso.\n'),
    )
    expect(await sql`select from suspensoes`).toHaveLength(0)
  })
})

describe('a file with a bad line', () => {
  test.each([
    ['bia', 'não começa com um e-mail válido.'],
    ['bia@exemplo.com', 'falta o plano.'],
    ['bia@exemplo.com,a,b', 'há colunas demais; são só e-mail e plano.'],
    ['ana@exemplo.com,outro', 'ana@exemplo.com já está na linha 1 com outro plano.'],
    ['bia@exemplo.com,"anual', 'as aspas não fecham ou estão no lugar errado.'],
  ])('(%s) is named with its number, and nothing of it is applied', async (line, problem) => {
    await sql`delete from liberados`
    const file = csv(`ana@exemplo.com,anual\n\n${line}\ncida@exemplo.com,anual\n`)
    expect(await liberados(['import', file])).toEqual(
      refused(`${file}, linha 3: ${problem} Nada foi alterado.\n`),
    )
    expect(await list()).toBe('')
  })

  test('or in another encoding, or that is not there, changes nothing', async () => {
    const latin1 = csv(Buffer.from('ana@exemplo.com,promoção', 'latin1'))
    expect(await liberados(['import', latin1])).toEqual(
      refused(`${latin1}: salve o arquivo como CSV em UTF-8. Nada foi alterado.\n`),
    )
    expect(await liberados(['import', 'nada.csv'])).toEqual(
      refused('nada.csv: não foi possível ler o arquivo. Nada foi alterado.\n'),
    )
    expect(await list()).toBe('')
  })
})

test.each([
  [['add'], 'Uso: npm run liberados -- add EMAIL --plano PLANO'],
  [['add', 'ana@exemplo.com'], '--plano: falta o plano.'],
  [['add', 'ana@exemplo.com', '--plano', ' '], '--plano: falta o plano.'],
  [
    ['add', 'ana@exemplo.com', '--plano', 'x'.repeat(101)],
    '--plano: o plano pode ter no máximo 100 caracteres.',
  ],
  [['add', 'ana', '--plano', 'anual'], '"ana" não é um e-mail válido.'],
  [
    ['add', 'ana@exemplo.com', 'bia@exemplo.com', '--plano', 'x'],
    'Uso: npm run liberados -- add EMAIL --plano PLANO',
  ],
  [['remove'], 'Uso: npm run liberados -- remove EMAIL'],
  [['remove', 'ana'], '"ana" não é um e-mail válido.'],
  [['remove', 'ana@exemplo.com', '--plano', 'x'], '--plano é só para add.'],
  [['list', 'mais'], 'Uso: npm run liberados -- list'],
  [['import'], 'Uso: npm run liberados -- import ARQUIVO.csv'],
  [['apagar'], 'Não conheço "apagar". Use add, remove, list, import, suspend ou resume.'],
  [['list', '--tudo'], 'Não entendi as opções. A única é --plano PLANO.'],
  [['add', 'ana@exemplo.com', '--plano'], 'Não entendi as opções. A única é --plano PLANO.'],
])('%j is answered in one line', async (args, line) => {
  expect(await liberados(args)).toEqual(refused(`${line}\n`))
})

test('it is a program that shows what it did, and ends badly when it could not', async () => {
  const added = 'programa@exemplo.com pode criar uma conta (plano x).\n'
  expect(await program(['add', 'programa@exemplo.com', '--plano', 'x'])).toEqual(done(added))
  expect(await program(['add', 'programa'])).toEqual(refused('"programa" não é um e-mail válido.\n'))
})

test('without arguments it shows how it is used', async () => {
  const { code, stderr } = await liberados([])
  expect(code).toBe(1)
  for (const verb of ['add EMAIL --plano PLANO', 'remove EMAIL', 'list', 'import ARQUIVO.csv']) {
    expect(stderr).toContain(`npm run liberados -- ${verb}`)
  }
  expect((await liberados(['--help'])).stdout).toBe(stderr)
})

test('wrong settings are reported in one line', async () => {
  expect(await liberados(['list'], { DATABASE_URL: 'mysql://x' })).toEqual(
    refused(
      'DATABASE_URL: deve ser um endereço do PostgreSQL (do primário), como postgres://usuario:senha@servidor:5432/banco.\n',
    ),
  )
})

test('settings in a .env file count, as they do for the server', async () => {
  const cwd = tempDir()
  writeFileSync(path.join(cwd, '.env'), `DATABASE_URL=${database.proxy.url}\n`)
  const child = startChild(
    'src/server/commands/run.ts',
    ['liberados', 'add', 'env@exemplo.com', '--plano', 'x'],
    {
      cwd,
    },
  )
  expect(await child.ended).toBe(0)
  expect(await sql`select plano from liberados where email = 'env@exemplo.com'`).toHaveLength(1)
})

describe('on the embedded database', () => {
  const dataDir = newDataDir()
  const env = { DATA_DIR: dataDir }
  afterAll(() => removeDataDir(dataDir))
  const serverOf = () =>
    Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

  test('it works before the server ever ran, and leaves no process behind', async () => {
    expect(await program(['add', 'ana@exemplo.com', '--plano', 'anual'], env)).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(() => serverOf()).toThrow('ENOENT')
  })

  describe('while the server runs', () => {
    let server: Awaited<ReturnType<typeof startServerProcess>>
    beforeAll(async () => {
      server = await startServerProcess({ dataDir })
    })
    afterAll(async () => void (await server.stop()))

    test('it works on the same data and lets the server go on', async () => {
      expect((await program(['list'], env)).stdout).toBe('ana@exemplo.com,anual\n')
      await program(['add', 'bia@exemplo.com', '--plano', 'mensal'], env)
      expect(isAlive(serverOf())).toBe(true)
      const form = {
        email: 'bia@exemplo.com',
        password: 'uma frase só minha',
        confirmation: 'uma frase só minha',
      }
      const response = await fetch(`${server.url}/api/account/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ person: { plano: 'mensal' } })
    })
  })
})

test('npm run liberados is this command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'))
  expect(scripts.liberados).toMatch(/^exec sh scripts\/run src\/server\/commands\/run\.ts liberados$/)
})
