import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ModelTestAnswer, SettingsAnswer, TestMailAnswer, TodayAnswer } from '#domain/api/panel.ts'
import { createPublicSettings } from '#server/features/public-settings/public-settings.ts'
import { createLog } from '#server/platform/log.ts'
import { programVersion, versionText } from '#server/platform/program-version.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'

const SECRETS = {
  OPENAI_API_KEY: 'sk-segredo-da-operadora',
  SMTP_URL: 'smtps://ana:senha-do-correio@correio.exemplo.com.br:465',
  METRICS_TOKEN: 'um-token-bem-comprido-para-as-metricas',
}
const DOCUMENT = '<!doctype html><html><body><div id="root"></div></body></html>'
const product = await createTestApp({
  env: { ...SECRETS, OPENAI_BASE_URL: 'http://127.0.0.1:9', PLAN_NAMES: 'pro=Plano Pro' },
  web: (folder) => {
    writeFileSync(path.join(folder, 'index.html'), DOCUMENT)
    writeFileSync(path.join(folder, 'privacidade.html'), '<span data-fill="controlador">quem opera</span>')
  },
})
const { sql } = product
afterAll(() => product.close())
const dono = await operatorOf(product)
beforeEach(() => sql`delete from ajustes`)

const actions = async () =>
  (await dono.visitor.get<{ lines: { acao: string }[] }>('/api/painel/registro')).body.lines.map(
    ({ acao }) => acao,
  )

describe('what is set', () => {
  test('is shown, and of secrets only whether they are', async () => {
    const response = await dono.visitor.send('GET', '/api/painel/ajustes')
    const text = await response.text()
    for (const secret of [...Object.values(SECRETS), 'senha-do-correio']) expect(text).not.toContain(secret)
    const { settings } = JSON.parse(text) as SettingsAnswer
    const found = (name: string) => settings.find((line) => line.name === name)
    expect(found('OPENAI_API_KEY')).toEqual({ name: 'OPENAI_API_KEY', isSet: true, value: null })
    expect(found('SMTP_URL')?.value).toBe('correio.exemplo.com.br:465')
    expect(found('PLAN_NAMES')?.value).toBe('pro = Plano Pro')
    expect(found('DATABASE_URL')).toEqual({ name: 'DATABASE_URL', isSet: false, value: null })
    expect(settings.map(({ value }) => value).join()).not.toContain('sk-')
  })
})

describe('a notice', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const publish = (texto: string, inicio: number, fim: number) =>
    dono.visitor.put('/api/painel/ajustes/aviso', { texto, inicio: at(inicio), fim: at(fim) })
  const page = async () => (await product.visitor().send('GET', '/chat')).text()

  test('is part of the documents from its beginning to its end, until it is taken away', async () => {
    expect(await page()).toBe(DOCUMENT)
    await publish('Manutenção às 22h <b>', -1, 60)
    expect(await page()).toContain('role="status" aria-label="Aviso"')
    expect(await page()).toContain('Manutenção às 22h &#60;b&#62;</p><div id="root">')
    const { body } = await dono.visitor.get<SettingsAnswer>('/api/painel/ajustes')
    expect(body.notice?.texto).toBe('Manutenção às 22h <b>')
    await publish('Amanhã', 60, 120)
    expect(await page()).toBe(DOCUMENT)
    await publish('Ontem', -120, -60)
    expect(await page()).toBe(DOCUMENT)
    await publish('Agora', -1, 1)
    expect(await page()).toContain('Agora')
    await dono.visitor.delete('/api/painel/ajustes/aviso')
    expect(await page()).toBe(DOCUMENT)
    expect((await actions()).slice(0, 2)).toEqual(['aviso retirado', 'aviso publicado'])
  })

  test('is shown by another node too, and as another version of the document', async () => {
    const other = await createTestApp({
      beside: product,
      web: (folder) => writeFileSync(path.join(folder, 'index.html'), DOCUMENT),
    })
    const tag = async () => (await product.visitor().send('GET', '/chat')).headers.get('etag')
    const before = await tag()
    await publish('Olá', -1, 60)
    expect(await tag()).not.toBe(before)
    await other.visitor().send('GET', '/chat')
    await expect.poll(async () => (await other.visitor().send('GET', '/chat')).text()).toContain('Olá')
    await other.close()
  })

  test('is shown by another node also when its clock is set back', async () => {
    const settings = {
      planNames: new Map(),
      responsible: { controlador: null, encarregado: null, contato: null },
    }
    const other = createPublicSettings({ sql, log: createLog('silent'), settings })
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    await other.read()
    await publish('Olá', -120, 60)
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(5_001)
    await expect.poll(() => other.above('/index.html')).toContain('Olá')
  })

  test('needs words, and an end after its beginning', async () => {
    expect((await publish('x', 60, 30)).body.error?.code).toBe('notice_dates')
    expect((await publish('  ', 0, 30)).status).toBe(400)
    expect((await publish('x'.repeat(161), 0, 30)).status).toBe(400)
    expect(await sql`select from ajustes`).toHaveLength(0)
  })
})

describe('names of plans and who answers for the data', () => {
  test('are shown to people instead of those of the environment, until they are emptied', async () => {
    const person = await product.person()
    const planOf = async () => (await person.visitor.get<{ name: string }>('/api/plan')).body.name
    const contact = async () =>
      (await product.visitor().get<{ contato: string | null }>('/api/responsible')).body.contato
    expect([await planOf(), await contact()]).toEqual(['Mensal', null])
    await dono.visitor.put('/api/painel/ajustes/planos', { mensal: 'Plano de um mês', pro: '' })
    const who = { controlador: 'Casa Ltda', encarregado: '', contato: 'ola@exemplo.com.br' }
    await dono.visitor.put('/api/painel/ajustes/responsaveis', who)
    expect([await planOf(), await contact()]).toEqual(['Plano de um mês', 'ola@exemplo.com.br'])
    const { body } = await dono.visitor.get<SettingsAnswer>('/api/painel/ajustes')
    expect(body.plans).toContainEqual({ plano: 'pro', nome: 'Plano Pro' })
    expect(body.responsible).toEqual({ ...who, encarregado: null })
    const nobody = { controlador: '', encarregado: '', contato: '' }
    await dono.visitor.put('/api/painel/ajustes/responsaveis', nobody)
    await dono.visitor.put('/api/painel/ajustes/planos', {})
    expect([await planOf(), await contact()]).toEqual(['Mensal', null])
    expect((await actions())[0]).toBe('nomes dos planos mudados')
  })

  test('a document shows who answers at once, and what is no contact is refused', async () => {
    const who = { controlador: 'Casa & Cia', encarregado: '', contato: '' }
    await dono.visitor.put('/api/painel/ajustes/responsaveis', who)
    expect(await (await product.visitor().send('GET', '/privacidade.html')).text()).toContain(
      'Casa &#38; Cia',
    )
    const wrong = { ...who, contato: 'javascript:alert(1)' }
    expect((await dono.visitor.put('/api/painel/ajustes/responsaveis', wrong)).status).toBe(400)
    const markup = { ...who, controlador: '<b>' }
    expect((await dono.visitor.put('/api/painel/ajustes/responsaveis', markup)).status).toBe(400)
  })
})

describe('trying the settings out', () => {
  test('sends a mail to the operator, and to nobody else', async () => {
    product.mailbox.sent.length = 0
    const { body } = await dono.visitor.post<TestMailAnswer>('/api/painel/ajustes/email-de-teste')
    expect(body).toEqual({ to: dono.email, leaves: true })
    expect(product.mailbox.sent.map(({ to }) => to)).toEqual([dono.email])
    expect((await actions())[0]).toBe('e-mail de teste')
  })

  test('shows that the mail server does not take it', async () => {
    product.mailbox.breakDown()
    const { body } = await dono.visitor.post('/api/painel/ajustes/email-de-teste')
    product.mailbox.repair()
    expect(body.error?.code).toBe('test_mail_failed')
  })

  test('asks the model, and shows why it does not answer', async () => {
    const { body } = await dono.visitor.post<ModelTestAnswer>('/api/painel/ajustes/modelo')
    expect(body.kind).toBe('remote')
    expect(body.services).toMatchObject([{ answers: false, firstWord: null, reason: expect.any(String) }])
    expect(JSON.stringify(body)).not.toContain(SECRETS.OPENAI_API_KEY)
  })

  test('is limited: each costs something', async () => {
    const other = await operatorOf(product)
    const codes = new Set<string | undefined>()
    for (let turn = 0; turn < 6; turn++)
      codes.add((await other.visitor.post('/api/painel/ajustes/email-de-teste')).body.error?.code)
    expect(codes).toEqual(new Set([undefined, 'too_many_tries']))
  })
})

describe('today', () => {
  test('tells how the installation is, with what needs attention', async () => {
    const leitura = await operatorOf(product, 'leitura')
    product.deps.firstWords.add(0.5)
    product.deps.counters.count('resposta', 'inteira', 7)
    product.deps.counters.count('resposta', 'servico', 2)
    await product.deps.counters.store()
    const { body } = await leitura.visitor.get<TodayAnswer>('/api/painel/hoje')
    expect(body).toMatchObject({
      version: versionText(programVersion()),
      firstWord: 0.5,
      replies: { whole: 7, failed: [{ kind: 'servico', total: 2 }] },
      database: { isPrivate: true },
      sales: { stuck: [], unmapped: 0 },
      lastBackup: null,
    })
    expect(body.attention.map(({ kind }) => kind)).toContain('no-backup')
    expect(body.missing).toEqual(['backup', 'contato', 'preco'])
    await sql`insert into ultimo_backup ("savedAt") values (now())`
    const later = await leitura.visitor.get<TodayAnswer>('/api/painel/hoje')
    expect(later.body.attention.map(({ kind }) => kind)).not.toContain('no-backup')
    expect(later.body.missing).toEqual(['contato', 'preco'])
  })
})
