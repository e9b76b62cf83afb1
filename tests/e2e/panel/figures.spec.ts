import { readFile } from 'node:fs/promises'
import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { expect, test } from '../journey.ts'
import { signedInOperator } from './operator.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 1280

test.use({ ownContext: true })

test('Who only reads sees figures of enough people, and takes them along', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width, height: 800 })
  await signedInOperator(page, product, 'leitura')
  for (let made = 0; made < 20; made += 1) {
    const { id } = await product.seedPerson()
    await product.seedArchive(id, { conversations: 1, messages: 3 })
  }
  await page.goto('/painel/numeros')
  await expect(page.getByRole('heading', { name: 'Números', exact: true })).toBeVisible()
  const drawing = (title: string) => page.getByRole('img', { name: `Desenho: ${title}` })
  for (const title of ['Pessoas', 'Mensagens']) await expect(drawing(title)).toBeVisible()
  const sales = page.getByRole('table', { name: 'Vendas' })
  await expect(sales.getByRole('row', { name: '30 dias antes' })).toBeVisible()
  // Of nobody who bought was anything read.
  await expect(page.getByRole('table', { name: 'Segurança' })).toContainText('menos de 20')
  await expect(drawing('Segurança')).toHaveCount(0)
  const active = page.getByRole('table', { name: 'Pessoas' }).getByRole('row', { name: 'Ativas em 7 dias' })
  await expect(active).toHaveText(/\d$/)
  const months = page.getByRole('table', { name: 'Mensagens' }).getByRole('row')
  await expect(months.nth(1)).toHaveText(/\d$/)
  await expect(months.last()).toHaveText(/menos de 20$/)
  await expect(page.getByText('@')).toHaveCount(0)

  await page.route('**/api/painel/numeros', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const days = (answer.days as object[]).map((day, at) => ({ ...day, failed: 0, sales: at === 0 ? 1 : 0 }))
    await route.fulfill({ response, json: { ...answer, days } })
  })
  await page.reload()
  await expect(drawing('Vendas')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Respostas que falharam' })).toBeVisible()
  await expect(drawing('Respostas que falharam'), 'nothing failed').toHaveCount(0)
  await expectFitForAll(page, 'figures')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^aconchego-numeros-.*\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Quadro;Linha;Coluna;Valor')
  expect(csv).toMatch(/^Pessoas;Ativas em 7 dias;Pessoas;\d+\r$/m)
  expect(csv).toContain(';Mensagens;menos de 20')
})
