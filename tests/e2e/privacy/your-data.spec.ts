import { readFileSync } from 'node:fs'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { readZip } from '#tests/support/product/read-zip.ts'
import { deviceOf } from '../device.ts'
import { alertOf, expect, test } from '../journey.ts'
import { enter, PASSWORD } from '../people.ts'

const WRITTEN = 'Hoje senti saudade da minha Mãe o dia inteiro.'
const KEPT = 'Que bom. A sua conta continua, com tudo o que há nela.'

test.beforeEach(async ({ page, context, product, person }) => {
  const session = await enter(context, product, person)
  await deviceOf(product, session).talk('acolhedora', WRITTEN, null)
  await page.goto('/conta')
})

test('everything can be taken along in one file, and words are found again, without accents', async ({
  page,
  person,
}) => {
  await expect(page.getByText('Política de privacidade, versão de abril de 2025')).toBeVisible()
  await expect(page.getByText('Aceito em')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^meus-dados-[\d-]+\.zip$/)
  const files = readZip(readFileSync(await file.path()))
  expect(files.get('conversas/0001.html')).toContain(WRITTEN)
  expect(JSON.parse(files.get('dados.json') ?? '').conta.email).toBe(person.email)
  await expect(alertOf(page, 'Pronto. O arquivo está entre os seus downloads.')).toBeVisible()

  await page.getByLabel('Buscar nas suas conversas').fill('girassol')
  await expect(page.getByText('Nada encontrado. Tente outra palavra ou só um pedaço dela.')).toBeVisible()
  await page.getByLabel('Buscar nas suas conversas').fill('mae saudade')
  await expect(page.getByRole('status').filter({ hasText: '1 conversa encontrada' })).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: 'Mãe' }).first()).toBeVisible()
  await page.getByRole('link', { name: /Você: Hoje senti saudade/ }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+/)
})

test('deleting the account asks for the password, waits seven days, and can be taken back', async ({
  page,
}) => {
  // Also where it could not be read what the account stands at.
  await page.route('**/api/privacy', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Sua senha').fill('não é esta')
  await page.getByRole('button', { name: 'Excluir em 7 dias' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Sua senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Excluir em 7 dias' }).click()
  await expect(page.getByRole('heading', { name: 'A sua conta será excluída' })).toBeVisible()
  await page.unroute('**/api/privacy')

  await page.goto('/chat')
  const notice = page.getByRole('dialog', { name: 'A sua conta será excluída' })
  await notice.getByRole('button', { name: 'Continuar assim' }).click()
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible()
})

test('signing in during the seven days shows a notice that lets one keep the account', {
  tag: '@long',
}, async ({ page, context, product, person }) => {
  await context.request.post(`${product.url}/api/privacy/deletion`, {
    headers: { [PERSON_HEADER]: person.id },
    data: { password: PASSWORD },
  })
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'A sua conta será excluída' })).toBeHidden()
})
