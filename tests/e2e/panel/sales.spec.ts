import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { sale } from '#tests/support/purchases/shop.ts'
import { signDelivery } from '#tests/support/purchases/sign-delivery.ts'
import { expect, test } from '../journey.ts'
import { signedInOperator } from './operator.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 1280

test.use({ ownContext: true })

const PASSWORD = 'casa azul com varanda'

test('A seller connects a platform, maps a sale and its buyer registers, all in the browser', {
  tag: '@long',
}, async ({ page, product, request, elsewhere }) => {
  await page.setViewportSize({ width, height: 800 })
  await signedInOperator(page, product, 'atendimento')
  await page.goto('/painel/vendas')
  await page.getByRole('button', { name: 'Nova integração' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova integração' })
  await dialog.getByRole('combobox', { name: 'Plataforma' }).selectOption('generico')
  await dialog.getByRole('button', { name: 'Criar integração' }).click()
  await expect(dialog.locator('code')).toHaveCount(2)
  const [url = '', secret = ''] = await dialog.locator('code').allInnerTexts()
  expect(secret).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)
  const integration = page.getByRole('row').filter({ hasText: url })
  await integration.getByRole('button', { name: 'Testar' }).click()
  await expect(page.getByText('Está tudo certo.')).toBeVisible()

  const [email, produto] = [newEmail(), `curso-${width}`]
  const sold = sale('purchase.approved', { purchase: `painel-${width}`, email })
  const { body, headers } = signDelivery(
    'generico',
    { ...sold, data: { ...sold.data, plan: undefined, product: produto, product_name: 'Curso de verão' } },
    { secret },
  )
  expect((await request.post(url, { data: body, headers })).status()).toBe(200)

  const mapping = page.locator('form').filter({ hasText: produto })
  await expect(async () => {
    await page.reload()
    await expect(mapping).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(mapping).toContainText(`Curso de verão ${produto}`)
  await mapping.getByRole('combobox', { name: 'Plano' }).fill('mensal')
  await mapping.getByRole('button', { name: 'Mapear e reprocessar' }).click()
  await expect(page.getByText('1 compra que esperava foi aplicada')).toBeVisible()
  await expect(mapping).toHaveCount(0)
  await expect(page.getByRole('cell', { name: `Curso de verão (${produto})` })).toBeVisible()

  const buyer = await (await elsewhere()).newPage()
  await buyer.goto('/register')
  await buyer.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await buyer.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await buyer.getByLabel('Confirmar senha').fill(PASSWORD)
  await buyer.getByRole('button', { name: 'Criar conta' }).click()
  await buyer.waitForURL(/\/chat/)
})

test('A report of sales is seen before it is applied, and a bad line is named', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedInOperator(page, product, 'dono')
  await page.goto('/painel/vendas')
  const email = newEmail()
  const choose = (...lines: string[]) =>
    page.getByLabel('Arquivo CSV').setInputFiles({
      name: 'vendas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['plataforma,compra,cobranca,email,data,plano', ...lines].join('\n')),
    })
  const line = `kiwify,csv-1,c1,${email},2026-11-01,mensal`
  await choose(line, 'kiwify,csv-2,c1,sem-arroba,2026-11-01,mensal')
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(page.getByRole('alert')).toContainText('linha 3')
  await choose(line)
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('sem acesso')
  await expectFitForAll(page, 'the sales of the panel')
  await page.getByRole('button', { name: 'Confirmar importação' }).click()
  await expect(page.getByText('1 venda importada.')).toBeVisible()
})

test('An integration is removed only with a reason', { tag: '@long' }, async ({ page, product }) => {
  await signedInOperator(page, product, 'dono')
  await page.goto('/painel/vendas')
  await page.getByRole('button', { name: 'Nova integração' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova integração' })
  await dialog.getByRole('textbox', { name: 'Segredo' }).fill('um-segredo-de-teste')
  await dialog.getByRole('button', { name: 'Criar integração' }).click()
  await expect(dialog.locator('code')).toHaveCount(1)
  const [url = ''] = await dialog.locator('code').allInnerTexts()
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  const integration = page.getByRole('row').filter({ hasText: url })
  await integration.getByRole('button', { name: 'Remover' }).click()
  const asking = page.getByRole('dialog', { name: 'Remover a integração Kiwify?' })
  const remove = asking.getByRole('button', { name: 'Remover' })
  await expect(remove).toBeDisabled()
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('loja fechada')
  await remove.click()
  await expect(integration).toHaveCount(0)
})

test('A secret that the platform shows only afterwards is given where the address was copied, and deliveries say what they are', {
  tag: '@long',
}, async ({ page, product, request }) => {
  await signedInOperator(page, product, 'dono')
  await page.goto('/painel/vendas')
  await page.getByRole('button', { name: 'Nova integração' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova integração' })
  await dialog.getByRole('button', { name: 'Criar integração' }).click()
  const url = await dialog.locator('code').innerText()
  await dialog.getByRole('textbox', { name: 'Segredo' }).fill('o-token-da-kiwify')
  await dialog.getByRole('button', { name: 'Guardar segredo' }).click()
  await expect(dialog).toContainText('As entregas já são aceitas.')
  await dialog.getByRole('button', { name: 'Pronto' }).click()

  const order = {
    order_id: 'painel-kiwify',
    webhook_event_type: 'order_approved',
    Product: { product_id: 'curso-kiwify' },
    Customer: { email: newEmail() },
  }
  const { body, query } = signDelivery('kiwify', order, { secret: 'o-token-da-kiwify' })
  expect((await request.post(`${url}${query}`, { data: body })).status()).toBe(200)
  const delivery = page
    .getByRole('table', { name: 'Entregas' })
    .getByRole('row')
    .filter({ hasText: 'painel-kiwify' })
  await expect(async () => {
    await page.reload()
    await expect(delivery).toContainText('sem plano', { timeout: 2_000 })
  }).toPass()
  await expect(delivery).toContainText('Kiwify')
  await expect(delivery).toContainText('Pagamento')
  await expect(delivery).not.toContainText('mapear')
})
