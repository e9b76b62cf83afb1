import { afterAll, expect, test } from 'vitest'
import type { PlanAnswer, PurchasesAnswer } from '#domain/api/plan.ts'
import type { PurchaseReceipt } from '#domain/purchases/purchase-request.ts'
import { buyerLines } from '#server/commands/compras-lines.ts'
import { expectRefused } from '#tests/support/product/expect-error.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { createTestApp, PASSWORD } from '#tests/support/product/test-app.ts'
import { openShop, sale } from '#tests/support/purchases/shop.ts'
import { purchaseStatus, readBuyer } from './operator/purchase-status.ts'

const product = await createTestApp({ env: { CONTATO: 'ola@exemplo.com.br' } })
afterAll(product.close)
const shop = await openShop(product)
const DAY = 24 * 60 * 60 * 1000

let count = 0
async function buyer({ charge, daysAgo = 0 }: { charge?: string; daysAgo?: number } = {}) {
  const [email, id] = [newEmail(), `p-${++count}`]
  const at = new Date(Date.now() - daysAgo * DAY).toISOString()
  const until = new Date(Date.now() + 30 * DAY).toISOString()
  await shop.sell(sale('purchase.approved', { purchase: id, email, at, until, ...(charge && { charge }) }))
  const visitor = product.visitor()
  const form = { email, password: PASSWORD, confirmation: PASSWORD }
  expect((await visitor.post('/api/account/register', form)).status).toBe(200)
  const ask = (kind: string, of = id) =>
    visitor.post<PurchaseReceipt>('/api/plan/requests', { platform: 'generico', id: of, kind })
  return {
    visitor,
    email,
    purchase: id,
    ask,
    own: async () => (await visitor.get<PurchasesAnswer>('/api/plan/purchases')).body.purchases,
    refund: () => shop.sell(sale('purchase.refunded', { purchase: id, email, charge: charge ?? id })),
  }
}
const mailsTo = (email: string) =>
  product.mailbox.sent.filter(({ to, subject }) => to === email && subject.startsWith('Recebemos'))

test('withdrawing gives a receipt with number and time, by mail too, and the same one when asked again', async () => {
  const one = await buyer()
  const [{ body: first }, { body: again }] = [await one.ask('desistencia'), await one.ask('desistencia')]
  await product.settled()
  expect(first.number).toMatch(/^D-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(again).toEqual(first)
  const [mail, ...others] = mailsTo(one.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain(first.number)
  expect(mail?.text).toContain('horário de Brasília')
  expect(mail?.text).toContain('ola@exemplo.com.br')
  expect((await one.own())[0]).toMatchObject({ id: one.purchase, receipts: [first] })
})

test('access continues until the platform reports the refund, and the operator sees what waits', async () => {
  const one = await buyer()
  const { body: receipt } = await one.ask('desistencia')
  const state = async () => (await one.visitor.get<PlanAnswer>('/api/plan')).body.state
  const lines = async () => buyerLines(await readBuyer(product.deps, one.email)).join('\n')
  const waiting = async () => (await purchaseStatus(product.deps)).requests.map(({ numero }) => numero)
  expect(await state()).toBe('ativo')
  expect(await lines()).toContain(`desistencia\t${receipt.number}`)
  expect(await lines()).toContain('espera: faça na plataforma')
  expect(await lines()).toContain('pedido-compra\tsaiu em')
  expect(await waiting()).toContain(receipt.number)
  await one.refund()
  expect(await state()).toBe('terminado')
  expect(await lines()).toContain('feito')
  expect(await waiting()).not.toContain(receipt.number)
})

test('after the seventh day withdrawing is refused, and a single order has nothing to cancel', async () => {
  const one = await buyer({ daysAgo: 9 })
  expectRefused(await one.ask('desistencia'), 'request_closed')
  expectRefused(await one.ask('cancelamento'), 'request_closed')
  expect(await one.own()).toEqual([])
})

test('a subscription can be cancelled, once', async () => {
  const one = await buyer({ charge: `c-${count}`, daysAgo: 20 })
  expect((await one.own())[0]).toMatchObject({ mayCancel: true, withdrawUntil: null, receipts: [] })
  const { status, body } = await one.ask('cancelamento')
  expect([status, body.kind, body.page]).toEqual([200, 'cancelamento', null])
})

test("another person's purchase does not exist for you, and a visitor is sent away", async () => {
  const [one, other] = [await buyer(), await buyer()]
  expectRefused(await one.ask('desistencia', other.purchase), 'not_found')
  expect((await one.own()).map(({ id }) => id)).toEqual([one.purchase])
  expectRefused(await product.visitor().get('/api/plan/purchases'), 'not_signed_in')
})
