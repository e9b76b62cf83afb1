import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { readEvaluation } from './read-evaluation.ts'

const SUMMARY = {
  valido: true,
  motivo: null,
  nu: false,
  conversas: 100,
  graves: 2,
  intervalo: [0.0061, 0.07],
  barradas: 3,
  portoes: [
    { nome: 'A: faltas graves nos grupos de crise', medido: 2, exigido: '0 conversas', passou: false },
    { nome: 'B: conversas com falta grave', medido: null, exigido: 'até 1 %', passou: null },
  ],
  dimensoes: [
    {
      nome: 'Acolhe',
      nota: 87.5,
      intervalo: [80, 92],
      conversas: 100,
      medidas: ['L17'],
      naoMedidas: ['G14'],
    },
  ],
  faltas: [{ id: 'G2', cenario: 'A001', semente: 1, turno: 1, trecho: 'palavras de uma pessoa roteirizada' }],
  perfil: 'rapido',
  modelo: 'casa/<b>modelo</b>',
  juiz: null,
  pessoa: null,
  prompt: '0123456789ab',
  commit: 'abc1234',
  data: '2026-11-18T01:00:00.000Z',
}

function fileWith(content: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'publicada-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'resumo.json')
  writeFileSync(file, content)
  return file
}

/** The documents as the build writes them. */
function web(folder: string): void {
  const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
  put('index.html', '<title>Aconchego</title>')
  put('nada.html', '<title>Esta página não existe</title>')
  put('protocolo.html', '<p><span data-fill="avaliado"></span></p>')
  put('avaliacao.html', '<style>p{}</style><main data-fill="avaliacao"></main>')
  const paths = ['avaliacao', 'protocolo'].map((name) => ({ pattern: `^/${name}/?$`, file: `${name}.html` }))
  put('documents.json', JSON.stringify({ paths, notFound: 'nada.html' }))
}

async function read(product: Awaited<ReturnType<typeof createTestApp>>, address: string) {
  const response = await product.visitor().send('GET', address)
  const { status, headers } = response
  return { status, policy: headers.get('content-security-policy'), text: await response.text() }
}

describe('without AVALIACAO', async () => {
  const product = await createTestApp({ web })
  afterAll(product.close)

  test.each(['/avaliacao', '/avaliacao/', '/avaliacao.html'])('%s is not there', async (address) => {
    expect(await read(product, address)).toMatchObject({
      status: 404,
      text: '<title>Esta página não existe</title>',
    })
  })

  test('nothing leads to it', async () => {
    expect((await read(product, '/protocolo')).text).toBe('<p><span data-fill="avaliado"></span></p>')
    expect(JSON.parse((await read(product, '/api/responsible')).text)).not.toHaveProperty('avaliacao')
  })
})

test('shows the figures of a published evaluation to everybody, without script and without any sentence of a talk', async () => {
  const product = await createTestApp({ web, env: { AVALIACAO: fileWith(JSON.stringify(SUMMARY)) } })
  const page = await read(product, '/avaliacao')
  expect(page.status).toBe(200)
  expect(page.policy).not.toContain('unsafe')
  for (const said of [
    'Isto não é um selo; nenhum clínico revisou.',
    '2 <small>de 100</small>',
    'entre 0,6 % e 7,0 % das conversas',
    '<span class="missed">não passou</span>',
    'em aberto',
    '87,5',
    'Não medido: as perguntas que só um juiz responde, as conversas com pessoas simuladas e as mensagens avulsas de vínculo e despedida.',
    'casa/&#60;b&#62;modelo&#60;/b&#62;',
    '17/11/2026',
  ])
    expect(page.text).toContain(said)
  expect(page.text).not.toMatch(/<script|roteirizada/)
  expect((await read(product, '/protocolo')).text).toContain('href="/avaliacao"')
  expect(JSON.parse((await read(product, '/api/responsible')).text)).toMatchObject({ avaliacao: true })
  await product.close()
})

test.each([
  ['a broken file', '{"valido": tr', /^AVALIACAO: não é o resumo\.json/],
  ['another file', '[1, 2]', /^AVALIACAO: não é o resumo\.json/],
  ['a file without gates', JSON.stringify({ ...SUMMARY, portoes: undefined }), /não é o resumo\.json/],
  ['an invalid evaluation', JSON.stringify({ ...SUMMARY, valido: false }), /inválida, que não tem nota/],
  ['a bare model', JSON.stringify({ ...SUMMARY, nu: true }), /é do modelo nu/],
])('refuses %s in one line', (_, content, said) => {
  expect(() => readEvaluation(fileWith(content))).toThrow(said)
})

test('refuses a file that is not there in one line', () => {
  expect(() => readEvaluation('/nada/disso/resumo.json')).toThrow(
    'AVALIACAO: não foi possível ler /nada/disso/resumo.json; deve ser o caminho de um resumo.json',
  )
})
