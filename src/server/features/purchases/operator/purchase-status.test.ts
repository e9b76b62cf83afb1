import { afterAll, expect, test } from 'vitest'
import { statusLines } from '#server/commands/compras-lines.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { inbox } from '../store/inbox.ts'
import { addEntries, createRetryWhenMapped, mapProduct } from './manage-sales.ts'
import { purchaseStatus } from './purchase-status.ts'

const product = await createTestApp()
afterAll(product.close)
const operator = { ...product.deps, appUrl: 'http://localhost' }
const shop = await openShop(product)
const DAY = 24 * 60 * 60 * 1000

/** The lines below a title of the command, without their times. */
async function below(title: string): Promise<string[]> {
  const lines = statusLines(await purchaseStatus(product.deps))
  const from = lines.findIndex((line) => line.startsWith(title)) + 1
  const until = lines.findIndex((line, at) => at > from && !line.startsWith('  '))
  return lines
    .slice(from, until === -1 ? undefined : until)
    .map((line) => line.trim().replace(/^\d{4}-\S+-03:00\t/, ''))
}

const withProduct = (body: ReturnType<typeof sale>, produto: string) => ({
  ...body,
  data: { ...body.data, plan: undefined, product: produto },
})

test('with nothing sold, every part shows it', async () => {
  for (const title of ['Produtos sem plano', 'Vendidos pela primeira vez', 'Compras para olhar'])
    expect(await below(title)).toEqual(['nada'])
})

test('what asks to be looked at is named by its purchase, without the e-mail', async () => {
  const email = newEmail()
  for (const [purchase, type] of [
    ['a1', 'purchase.disputed'],
    ['a2', 'purchase.chargeback'],
    ['a3', 'purchase.refunded'],
  ] as const) {
    await shop.sell(sale('purchase.approved', { purchase, email }))
    await shop.sell(sale(type, { purchase, email }))
  }
  expect((await below('Compras para olhar')).toSorted()).toEqual([
    'generico\tchargeback\ta2',
    'generico\tdisputa\ta1',
  ])
  expect(statusLines(await purchaseStatus(product.deps)).join('\n')).not.toContain('@')
  await shop.sell(sale('purchase.reinstated', { purchase: 'a2', email }))
  expect(await below('Compras para olhar')).toEqual(['generico\tdisputa\ta1'])
})

test('a product that is no plan yet is named until it is mapped', async () => {
  for (const purchase of ['m1', 'm2'])
    await shop.sell(withProduct(sale('purchase.approved', { purchase, email: newEmail() }), 'novo'))
  expect(await below('Produtos sem plano')).toEqual(['generico\tnovo\t-\t2'])
  await mapProduct(operator, {
    plataforma: 'generico',
    produtoId: 'novo',
    ofertaId: null,
    plano: 'mensal',
    dias: null,
  })
  expect(await below('Produtos sem plano')).toEqual(['nada'])
})

test('a product or plan that was never sold before is named, one that has been sold for long is not', async () => {
  const [email, before] = [newEmail(), new Date(Date.now() - 20 * DAY).toISOString()]
  await shop.sell(withProduct(sale('purchase.approved', { purchase: 'v1', email, at: before }), 'conhecido'))
  for (const produto of ['conhecido', 'inesperado'])
    await shop.sell(withProduct(sale('purchase.approved', { purchase: `v-${produto}`, email }), produto))
  await shop.sell(sale('purchase.approved', { purchase: 'v3', email, plan: 'vitalício' }))
  const named = await below('Vendidos pela primeira vez')
  expect(named).toContain('generico\tinesperado')
  expect(named).toContain('generico\tvitalício')
  expect(named).not.toContain('generico\tconhecido')
})

test('what a sale waited for may become known in another way: by another sale, or by hand', async () => {
  const [first, second, third] = [newEmail(), newEmail(), newEmail()]
  await shop.sell(sale('purchase.approved', { purchase: 'w1', email: first, plan: 'trimestral' }))
  await shop.sell(withProduct(sale('purchase.approved', { purchase: 'w2', email: second }), 'curso-7'))
  await shop.sell(sale('purchase.approved', { purchase: 'w3', email: third, plan: 'bolsa' }))
  expect(await allowList.findPlano(product.sql, first)).toBeNull()

  await mapProduct(operator, {
    plataforma: 'generico',
    produtoId: 'curso-7',
    ofertaId: null,
    plano: 'trimestral',
    dias: null,
  })
  expect(await allowList.findPlano(product.sql, second)).toBe('trimestral')
  expect(await allowList.findPlano(product.sql, first)).toBe('trimestral')

  await addEntries(product.deps, [{ email: newEmail(), plano: 'bolsa' }])
  expect(await allowList.findPlano(product.sql, third)).toBe('bolsa')
  const stored = product.sql`select distinct estado from compras_eventos where "compraId" in ('w1', 'w2', 'w3')`
  expect(await stored).toEqual([{ estado: 'aplicado' }])
})

test('a plan that became known without anybody trying again is found by housekeeping', async () => {
  const email = newEmail()
  await shop.sell(sale('purchase.approved', { purchase: 'h1', email, plan: 'semestral' }))
  const retry = createRetryWhenMapped(product.deps)
  await retry()
  expect(await allowList.findPlano(product.sql, email)).toBeNull()
  await allowList.put(product.sql, [{ email: newEmail(), plano: 'semestral' }])
  await retry()
  expect(await allowList.findPlano(product.sql, email)).toBe('semestral')
})

test('what can never be applied stays until somebody has looked at it, and what comes later stays too', async () => {
  const unread = (id: string) => ({ type: 'purchase.approved', data: { purchase_id: id } })
  await shop.sell(unread('d1'))
  const looked = (await purchaseStatus(product.deps)).waiting.find(({ estado }) => estado === 'ilegivel')
  expect(looked).toMatchObject({ total: 1 })
  await product.sql`update compras_eventos set "recebidoEm" = "recebidoEm" - interval '1 minute' where estado = 'ilegivel'`
  await shop.sell(unread('d2'))
  expect(await inbox.dismiss(product.deps.sql, new Date(Date.now() - 30_000))).toBe(1)
  expect((await below('Parados')).some((line) => line.startsWith('ilegivel\t1\t'))).toBe(true)
  expect(await inbox.dismiss(product.deps.sql, new Date())).toBe(1)
  expect((await below('Parados')).filter((line) => line.startsWith('ilegivel'))).toEqual([])
})
