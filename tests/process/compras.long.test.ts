import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { comprasCommand } from '#server/commands/compras.ts'
import { integrations } from '#server/features/purchases/store/integrations.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { PROJECT, startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { newDataDir, removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { GOLDEN_DELIVERIES } from '#tests/support/purchases/golden-deliveries.ts'
import { sale } from '#tests/support/purchases/shop.ts'
import { SECRETS, signDelivery } from '#tests/support/purchases/sign-delivery.ts'
import { soon } from '#tests/support/time/soon.ts'

const database = await createDatabaseBehindProxy(inject('postgres'))
const sql = database.connect()
const dataDir = newDataDir()
const env = { DATABASE_URL: database.proxy.url, DATA_DIR: dataDir }
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await database.drop()
  removeDataDir(dataDir)
})

const compras = (...args: string[]) => runWithin(comprasCommand, args, env)

/** The same as a program of its own. */
async function program(...args: string[]) {
  const child = startChild('src/server/commands/run.ts', ['compras', ...args], { env, cwd: tempDir() })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}

const lines = (stdout: string) => stdout.trimEnd().split('\n')
const printed = (stdout: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(stdout)?.[1] ?? ''

describe('the operator', () => {
  test('connects each platform and prints what to paste where', async () => {
    for (const platform of ['kiwify', 'hotmart', 'eduzz', 'cakto', 'stripe'] as const) {
      const { code, stdout } = await compras('integracoes', 'add', platform, '--segredo', SECRETS[platform])
      expect(code).toBe(0)
      expect(printed(stdout, 'URL')).toMatch(
        new RegExp(`^http://127.0.0.1:3000/api/webhooks/${platform}/[\\w-]{24}$`),
      )
      expect(stdout).not.toContain('SEGREDO:')
      expect(stdout).not.toContain(SECRETS[platform])
      expect(stdout).toContain('1. Na ')
    }
    const { stdout } = await compras('integracoes', 'add', 'generico')
    expect(printed(stdout, 'SEGREDO')).toMatch(/^whsec_[\w+/]+=*$/)
  })

  test('without a secret prints how to give one later', async () => {
    const { stdout } = await compras('integracoes', 'add', 'stripe')
    const id = printed(stdout, 'URL').split('/').at(-1) ?? ''
    expect(stdout).toContain(`integracoes rotate ${id} --segredo SEGREDO`)
    expect((await compras('integracoes', 'rotate', id)).stderr).toContain('Informe o segredo novo')
    expect((await compras('integracoes', 'rotate', id, '--segredo', 'whsec_123456')).stdout).toBe(
      'Segredo guardado. As entregas já são aceitas.\n',
    )
    expect((await compras('integracoes', 'list')).stdout).toContain(
      `${id}\tstripe\tassinada\t1 segredo\tnenhuma entrega`,
    )
    expect((await compras('integracoes', 'remove', id)).stdout).toBe(`A integração ${id} foi removida.\n`)
    expect(await compras('integracoes', 'remove', id)).toEqual({
      code: 1,
      stdout: '',
      stderr: `Não há integração ${id}.\n`,
    })
  })

  test('is warned of a second integration of a platform, which is made all the same', async () => {
    const first =
      printed((await compras('integracoes', 'add', 'eduzz')).stdout, 'URL')
        .split('/')
        .at(-1) ?? ''
    const { code, stdout, stderr } = await compras('integracoes', 'add', 'eduzz')
    expect([code, printed(stdout, 'URL')]).toEqual([0, expect.stringContaining('/eduzz/')])
    expect(stderr).toContain('Já havia uma integração eduzz')
    expect(stderr).toContain(first)
  })

  describe('gives a secret', () => {
    const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    const added = async (stdout: string) => {
      const id = printed(stdout, 'URL').split('/').at(-1) ?? ''
      return (await compras('integracoes', 'list')).stdout.split('\n').find((line) => line.startsWith(id))
    }

    test('on the command line, with a warning', async () => {
      const { stdout, stderr } = await compras('integracoes', 'add', 'generico', '--segredo', secret)
      expect(await added(stdout)).toContain('1 segredo')
      expect(stderr).toContain('--segredo-arquivo')
      expect(stdout + stderr).not.toContain(secret)
    })

    test('in a file', async () => {
      const file = path.join(tempDir(), 'segredo')
      writeFileSync(file, `${secret}\n`)
      const { stdout, stderr } = await compras('integracoes', 'add', 'generico', '--segredo-arquivo', file)
      expect(await added(stdout)).toContain('1 segredo')
      expect(stdout).not.toContain('SEGREDO:')
      expect(stderr).not.toContain('Aviso')
      expect(await compras('integracoes', 'add', 'kiwify', '--segredo-arquivo', `${file}x`)).toMatchObject({
        code: 1,
        stderr: `${file}x: não foi possível ler o arquivo. Nada foi alterado.\n`,
      })
    })

    test('on standard input', async () => {
      const args = [
        path.join(PROJECT, 'src/server/commands/run.ts'),
        'compras',
        'integracoes',
        'add',
        'generico',
      ]
      const child = spawn(process.execPath, [...args, '--segredo', '-'], { env, cwd: tempDir() })
      child.stdin.end(`${secret}\n`)
      const stdout = await text(child.stdout)
      expect(stdout).not.toContain('SEGREDO:')
      expect(await added(stdout)).toContain('1 segredo')
    })
  })

  test('ends a secret at once that somebody knows who should not, and otherwise after a week', async () => {
    const made = await compras('integracoes', 'add', 'kiwify', '--segredo', 'segredo-1')
    const id = printed(made.stdout, 'URL').split('/').at(-1) ?? ''
    const listed = async () =>
      (await compras('integracoes', 'list')).stdout.split('\n').find((line) => line.startsWith(id))
    expect((await compras('integracoes', 'rotate', id, '--segredo', 'segredo-2')).stdout).toContain('7 dias')
    expect(await listed()).toContain('2 segredos')
    expect((await compras('integracoes', 'rotate', id, '--segredo', 'segredo-3', '--agora')).stdout).toBe(
      'Segredo trocado. O anterior não vale mais.\n',
    )
    expect(await listed()).toContain('1 segredo\t')
    await compras('integracoes', 'remove', id)
  })

  test('changes and removes an integration whose id or secret begins with a dash', async () => {
    const id = '-um-id-de-vinte-e-quatro'
    await integrations.add(sql, id, 'kiwify', {})
    expect((await compras('integracoes', 'rotate', id, '--segredo', '-segredo-1')).stdout).toBe(
      'Segredo guardado. As entregas já são aceitas.\n',
    )
    expect((await compras('integracoes', 'rotate', '--segredo=-segredo-2', '--', id)).code).toBe(0)
    expect((await compras('integracoes', 'remove', id)).stdout).toBe(`A integração ${id} foi removida.\n`)
  })

  test.each([
    [['integracoes', 'rotate', 'qualquer', '--segredo', '--legado'], 'Não entendi as opções.'],
    [['integracoes', 'rotate', 'qualquer', '--segredo'], 'Não entendi as opções.'],
    [['integracoes', 'rotate', '--qualquer'], 'Não entendi as opções.'],
    [['integracoes', 'add', 'paypal'], '"paypal" não é uma plataforma.'],
    [['integracoes', 'add', 'kiwify', '--legado'], '--legado é só para cakto.'],
    [['integracoes', 'add', 'generico', '--segredo', 'qualquer'], 'O segredo de generico deve ser whsec_'],
    [['integracoes', 'rotate', 'naoexiste'], 'Não há integração naoexiste.'],
    [['integracoes', 'mudar'], 'Não conheço "integracoes mudar".'],
    [['mapear', 'kiwify', 'p1'], 'Uso: npm run compras -- mapear'],
    [['mapear', 'kiwify', 'p1', 'pro', '--dias', '0'], '--dias: deve ser um número inteiro'],
    [['importar'], 'com as colunas plataforma, compra, email, data e produto (ou plano)'],
    [['pessoa', 'um'], '"um" não é um e-mail válido.'],
    [['integracoes', 'remove', 'naoexiste'], 'Não há integração naoexiste.'],
    [['mover', 'um', 'dois@exemplo.com'], '"um" não é um e-mail válido.'],
    [['eventos', '--dias', '3'], '--dias não serve para eventos.'],
    [['importar', 'nada.csv'], 'nada.csv: não foi possível ler o arquivo. Nada foi alterado.'],
    [['nada'], 'Não conheço "nada".'],
    [['--outra'], 'Não entendi as opções.'],
  ])('%j is refused in one line', async (args, said) => {
    const { code, stdout, stderr } = await compras(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(said)
    expect(lines(stderr)).toHaveLength(1)
  })
})

describe('with a server that runs', () => {
  let server: Awaited<ReturnType<typeof startServerProcess>>
  beforeAll(async () => {
    server = await startServerProcess({ env, dataDir })
  })
  afterAll(() => server.stop())

  async function connect(platform: 'kiwify' | 'generico') {
    const given = platform === 'kiwify' ? ['--segredo', SECRETS.kiwify] : []
    const { stdout } = await compras('integracoes', 'add', platform, ...given)
    const address = new URL(printed(stdout, 'URL'))
    const secret = printed(stdout, 'SEGREDO') || SECRETS[platform]
    return async (body: unknown) => {
      const delivery = signDelivery(platform, body, { secret })
      const url = `${server.url}${address.pathname}${delivery.query}`
      return (await fetch(url, { method: 'POST', body: delivery.body, headers: delivery.headers })).status
    }
  }

  test('a sale is accepted, listed, mapped and moved', async () => {
    const send = await connect('kiwify')
    expect(await send(GOLDEN_DELIVERIES[0]?.body)).toBe(200)
    const events = async (...more: string[]) => (await compras('eventos', ...more)).stdout
    await soon(() => events('--pendentes')).toMatch(/^\S+-03:00\tkiwify\tpago\tsem_mapa\ts1$/m)
    const mapped = await program('mapear', 'kiwify', 'p1', 'mensal', '--dias', '30')
    expect(mapped.stdout).toBe(
      'kiwify p1 é o plano mensal por 30 dias.\n1 evento que esperava foi aplicado.\n',
    )
    expect(await events('--pendentes')).toBe('')
    expect(await events()).toMatch(/^\S+-03:00\tkiwify\tpago\taplicado\ts1$/m)
    const moved = await compras('mover', 'maria@exemplo.com.br', 'certa@exemplo.com.br')
    expect(moved.stdout).toBe('1 compra passou de maria@exemplo.com.br para certa@exemplo.com.br.\n')
    expect(await sql`select email, plano from liberados where origem = 'compra'`).toEqual([
      { email: 'certa@exemplo.com.br', plano: 'mensal' },
    ])
    const status = (await program('situacao')).stdout
    expect(status).toContain('Última entrega de cada integração:')
    expect(status).toMatch(/kiwify\tpago\t1/)
    expect(status).not.toContain('@')
    expect((await program('reprocessar')).code).toBe(0)
    expect(await program('mover', 'um')).toMatchObject({ code: 1, stdout: '' })
  })

  test('our own format works with the secret that was printed', async () => {
    const send = await connect('generico')
    const email = 'generica@exemplo.com.br'
    expect(await send(sale('purchase.approved', { purchase: 'g1', email }))).toBe(200)
    await soon(async () => (await compras('pessoa', email)).stdout).toContain('não libera: falta mapear pro')
    expect((await compras('mapear', 'generico', 'pro', 'pro')).stdout).toContain('1 evento que esperava')
    await soon(async () => (await sql`select plano from liberados where email = ${email}`)[0]?.plano).toBe(
      'pro',
    )
    const { stdout } = await compras('pessoa', email)
    expect(stdout).toContain('Conta: não existe\nAcesso: plano pro, sem fim (por compra)\n')
    expect(stdout).toMatch(/^ {2}generico\tg1\tpro\tplano pro, ativo, sem fim$/m)
    expect(stdout).toMatch(/^ {4}cobrança g1\tpaga em \S+-03:00$/m)
    expect(stdout).toMatch(/^ {2}\S+-03:00\tgenerico\tpago\taplicado\tg1$/m)
    expect(stdout).toMatch(/^ {2}criar-conta\t(saiu em|espera desde) \S+-03:00$/m)
    expect((await compras('pessoa', 'nada@exemplo.com.br')).stdout).toContain('Acesso: nenhum: nada chegou')
  })

  test('a sales report is imported whole, twice with the same result, or not at all', async () => {
    const file = path.join(tempDir(), 'vendas.csv')
    const rows = [
      'Plataforma;Compra;E-mail;Produto;Tipo;Data;Oferta;Valor',
      'kiwify;v1;ana@exemplo.com.br;p1;;31/01/2026;;R$ 10,00',
      'kiwify;v2;bia@exemplo.com.br;p1;pago;2099-01-31;;',
      'kiwify;v2;bia@exemplo.com.br;;reembolso;2099-02-01;;',
    ]
    writeFileSync(file, rows.join('\n'))
    expect((await compras('importar', file)).stdout).toBe('3 linhas lidas, 3 novas.\n')
    expect((await compras('importar', file)).stdout).toBe('3 linhas lidas, 0 novas.\n')
    expect(
      await sql`select email, status from liberados where email like '%@exemplo.com.br' and email < 'c' order by 1`,
    ).toEqual([
      { email: 'ana@exemplo.com.br', status: 'ativo' },
      { email: 'bia@exemplo.com.br', status: 'encerrado' },
    ])
    writeFileSync(file, [...rows, 'kiwify;v9;nada;p1;;31/01/2026;;'].join('\n'))
    expect((await compras('importar', file)).stderr).toBe(
      `${file}, linha 5: o e-mail não é válido. Nada foi alterado.\n`,
    )
  })
})
