import { afterAll, expect, test } from 'vitest'
import type {
  AuditPage,
  DeliveriesPage,
  Imported,
  ImportPreview,
  IntegrationMade,
  IntegrationTest,
  ProductMapped,
  SalesOverview,
  SecretChanged,
} from '#domain/api/panel.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { APPLIED_AT_ONCE } from '#server/features/purchases/apply-events.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'

const product = await createTestApp()
afterAll(product.close)
const { visitor } = await operatorOf(product, 'atendimento')
const overview = async () => (await visitor.get<SalesOverview>('/api/painel/vendas')).body
const csv = (...lines: string[]) => ['plataforma,compra,cobranca,email,data,plano', ...lines].join('\n')

test('an integration is made, its secret is told once, changed, and it is removed with a reason', async () => {
  const made = await visitor.post<IntegrationMade>('/api/painel/vendas/integracoes', {
    plataforma: 'generico',
  })
  expect(made.body.url).toMatch(/\/api\/webhooks\/generico\/[\w-]+$/)
  expect(made.body.segredo).toMatch(/^whsec_/)
  expect(made.body.passos.length).toBeGreaterThan(0)
  const { integracoes } = await overview()
  expect(integracoes.find(({ id }) => id === made.body.id)).toMatchObject({
    secrets: 1,
    lastDeliveryAt: null,
  })
  expect(JSON.stringify(integracoes)).not.toContain(made.body.segredo)

  const path = `/api/painel/vendas/integracoes/${made.body.id}`
  const changed = await visitor.post<SecretChanged>(`${path}/segredo`, {})
  expect(changed.body).toEqual({ segredo: expect.stringMatching(/^whsec_/), keepsOld: true })
  expect((await visitor.post(`${path}/remover`, {})).status).toBe(400)
  expect((await visitor.post(`${path}/remover`, { motivo: 'loja fechada' })).status).toBe(200)
  const again = await visitor.post<{ error: { message: string } }>(`${path}/remover`, { motivo: 'de novo' })
  expect(again.status).toBe(400)
  expect(again.body.error.message).toBe(`Não há integração ${made.body.id}.`)
})

test('a wrong secret is refused in a sentence, and nothing is made', async () => {
  const before = (await overview()).integracoes.length
  const refused = await visitor.post<{ error: { message: string } }>('/api/painel/vendas/integracoes', {
    plataforma: 'kiwify',
    segredo: 'á',
  })
  expect(refused.body.error.message).toContain('de 6 a 512 caracteres')
  expect((await overview()).integracoes).toHaveLength(before)
})

test('an integration without a secret shows it when it is tested', async () => {
  const made = await visitor.post<IntegrationMade>('/api/painel/vendas/integracoes', { plataforma: 'kiwify' })
  const path = `/api/painel/vendas/integracoes/${made.body.id}/testar`
  expect((await visitor.post<IntegrationTest>(path, {})).body.resultado).toBe('sem-segredo')
})

test('what was sold without a plan is named first, and mapping it lets its buyer in', async () => {
  const shop = await openShop(product)
  const email = newEmail()
  const sold = sale('purchase.approved', { purchase: 'p-mapear', email })
  await shop.sell({
    ...sold,
    data: { ...sold.data, plan: undefined, product: 'curso-novo', product_name: 'Curso novo' },
  })
  const { semPlano } = await overview()
  expect(semPlano).toContainEqual({
    plataforma: 'generico',
    produtoId: 'curso-novo',
    ofertaId: null,
    nome: 'Curso novo',
    total: 1,
  })
  const mapped = await visitor.post<ProductMapped>('/api/painel/vendas/produtos', {
    plataforma: 'generico',
    produto: 'curso-novo',
    plano: 'mensal',
  })
  expect(mapped.body).toEqual({ aplicados: 1 })
  expect(await allowList.findPlano(product.sql, email)).toBe('mensal')
  const after = await overview()
  expect(after.semPlano.map(({ produtoId }) => produtoId)).not.toContain('curso-novo')
  expect(after.planos).toContain('mensal')
  expect(after.produtos.find(({ produtoId }) => produtoId === 'curso-novo')?.nome).toBe('Curso novo')
  // The platform gives it another name.
  const other = { ...sold.data, product: 'curso-novo', product_name: 'Curso de sempre' }
  await shop.sell({ ...sold, id: 'e-outro', data: { ...other, purchase_id: 'p-outro' } })
  expect((await overview()).produtos.find(({ produtoId }) => produtoId === 'curso-novo')?.nome).toBe(
    'Curso de sempre',
  )
})

test('deliveries come in pages, the newest first, and none twice', async () => {
  const shop = await openShop(product)
  for (let at = 0; at < 60; at += 1)
    await shop.sell(sale('purchase.approved', { purchase: `pagina-${at}`, email: newEmail() }))
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const path: string = next === '' ? '' : `?depois=${encodeURIComponent(next)}`
    const page = await visitor.get<DeliveriesPage>(`/api/painel/vendas/entregas${path}`)
    seen.push(...page.body.entregas.map(({ id }) => id))
    next = page.body.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(60)
  expect((await visitor.get('/api/painel/vendas/entregas?depois=lixo')).status).toBe(400)
})

test('deliveries that came in the same moment are all in the pages', async () => {
  const lines = Array.from(
    { length: 120 },
    (_, at) => `generico,junto-${at},j${at},j${at}@exemplo.com.br,2026-11-01,p`,
  )
  await visitor.post('/api/painel/vendas/importar', { csv: csv(...lines) })
  const seen: (string | null)[] = []
  let next: string | null = ''
  while (next !== null) {
    const path: string = next === '' ? '' : `?depois=${encodeURIComponent(next)}`
    const page = await visitor.get<DeliveriesPage>(`/api/painel/vendas/entregas${path}`)
    seen.push(...page.body.entregas.map(({ compraId }) => compraId))
    next = page.body.next
  }
  expect(seen.filter((compraId) => compraId?.startsWith('junto-'))).toHaveLength(120)
})

test('an import shows first what it would change, and changes it only when it is confirmed', async () => {
  const email = newEmail()
  const line = `generico,imp-1,c1,${email},2026-11-01,mensal`
  const file = { csv: csv(line, line) }
  const shown = await visitor.post<ImportPreview>('/api/painel/vendas/importar/previa', file)
  expect(shown.body).toEqual({
    linhas: 2,
    novas: 1,
    semPlano: 0,
    mudancas: [{ email, antes: null, depois: { plano: 'mensal', ate: null } }],
  })
  expect(await allowList.findPlano(product.sql, email)).toBeNull()
  const done = await visitor.post<Imported>('/api/painel/vendas/importar', file)
  expect(done.body).toEqual({ linhas: 2, novas: 1 })
  expect(await allowList.findPlano(product.sql, email)).toBe('mensal')
  const again = await visitor.post<ImportPreview>('/api/painel/vendas/importar/previa', file)
  expect(again.body).toMatchObject({ novas: 0, mudancas: [] })
})

test('a bad line is named, and nothing of the file is applied', async () => {
  const email = newEmail()
  const file = {
    csv: csv(`generico,imp-2,c1,${email},2026-11-01,mensal`, 'generico,imp-3,c1,nao-e-email,ontem,mensal'),
  }
  for (const path of ['importar/previa', 'importar']) {
    const refused = await visitor.post<{ error: { message: string } }>(`/api/painel/vendas/${path}`, file)
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toMatch(/^linha 3: /)
  }
  expect(await allowList.findPlano(product.sql, email)).toBeNull()
})

test.each(['2027-01-31', '31/01/2027'])(
  'access that ends on %s lasts through that day in Brasília',
  async (fim) => {
    const email = newEmail()
    const lines = [
      'plataforma,compra,email,data,plano,fim',
      `generico,fim-${fim},${email},${fim},mensal,${fim}`,
    ]
    const shown = await visitor.post<ImportPreview>('/api/painel/vendas/importar/previa', {
      csv: lines.join('\n'),
    })
    expect(shown.body.mudancas[0]?.depois?.ate).toBe('2027-02-01T02:59:59.999Z')
  },
)

test.each(['2026-02-29', '31/04/2026', '2026-02-30T10:00:00Z'])(
  '%s, which is in no calendar, is a bad line',
  async (data) => {
    const { body } = await visitor.post('/api/painel/vendas/importar/previa', {
      csv: csv(`generico,imp-4,c1,${newEmail()},${data},mensal`),
    })
    expect(body.error?.message).toMatch(/^linha 2: a data /)
  },
)

test('a report that would keep other sales waiting for long is refused in a sentence', async () => {
  const lines = Array.from(
    { length: 5_001 },
    (_, at) => `generico,d${at},d${at},d@exemplo.com.br,2026-11-01,m`,
  )
  for (const path of ['importar/previa', 'importar']) {
    const { status, body } = await visitor.post(`/api/painel/vendas/${path}`, { csv: csv(...lines) })
    expect([status, body.error?.message]).toEqual([
      400,
      'O arquivo tem mais de 5.000 vendas: divida-o, ou use npm run compras -- importar.',
    ])
  }
})

test('a preview of thousands of sales leaves the server free for others', async () => {
  const lines = Array.from(
    { length: 3_000 },
    (_, at) => `kiwify,livre-${at},l${at},l${at}@exemplo.com.br,2026-11-01,p`,
  )
  let isOver = false
  const preview = visitor
    .post<ImportPreview>('/api/painel/vendas/importar/previa', { csv: csv(...lines) })
    .finally(() => {
      isOver = true
    })
  const stranger = product.visitor()
  let answered = 0
  for (; !isOver; answered++) expect((await stranger.get('/api/health')).status).toBe(200)
  expect((await preview).body.novas).toBe(3_000)
  // One for each lot that is applied, and more.
  expect(answered).toBeGreaterThan(3_000 / APPLIED_AT_ONCE)
})

test('what is refused is not in the audit log', async () => {
  const owner = await operatorOf(product, 'dono')
  const newest = async () => (await owner.visitor.get<AuditPage>('/api/painel/registro')).body.lines[0]?.seq
  const before = await newest()
  const refused = [
    await visitor.post('/api/painel/vendas/integracoes', { plataforma: 'kiwify', segredo: 'á' }),
    await visitor.post('/api/painel/vendas/integracoes/nenhuma/segredo', { segredo: 'um-segredo' }),
    await visitor.post('/api/painel/vendas/integracoes/nenhuma/remover', { motivo: 'engano' }),
    await visitor.post('/api/painel/pessoas/corrigir', {
      de: newEmail(),
      para: newEmail(),
      motivo: 'engano',
    }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(await newest()).toBe(before)
})

test('what was done is in the audit log', async () => {
  const owner = await operatorOf(product, 'dono')
  const { lines } = (await owner.visitor.get<AuditPage>('/api/painel/registro')).body
  const actions = lines.map(({ acao }) => acao)
  for (const action of ['criar integração', 'trocar segredo', 'remover integração', 'importar 2 vendas'])
    expect(actions).toContain(action)
  expect(lines.find(({ acao }) => acao === 'remover integração')?.motivo).toBe('loja fechada')
})
