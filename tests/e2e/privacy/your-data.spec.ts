import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { alertOf, expect, type JourneyPerson, PASSWORD, type Product, test } from '#tests/support/journey.ts'
import { readZip } from '#tests/support/read-zip.ts'

const WRITTEN = 'Hoje senti saudade da minha Mãe o dia inteiro.'

/** Somebody who was welcomed and has written one message. */
async function hasWritten(
  context: BrowserContext,
  { sql, url }: Product,
  { id: personId }: JourneyPerson,
): Promise<void> {
  const headers = { [PERSON_HEADER]: personId }
  await sql`update users set "onboardingFinalizado" = true where id = ${personId}`
  const id = randomUUID()
  await context.request.post(`${url}/api/conversations`, {
    headers,
    data: { id, style: 'acolhedora' },
  })
  const sent = { id: randomUUID(), content: WRITTEN }
  const answer = await context.request.post(`${url}/api/conversations/${id}/messages`, {
    headers,
    data: sent,
  })
  expect(answer.status()).toBe(200)
}

test.beforeEach(async ({ page, context, product, person, signedIn }) => {
  await signedIn(context, person)
  await hasWritten(context, product, person)
  await page.goto('/conta')
})

test('everything can be taken along in one file', async ({ page, person }) => {
  await expect(page.getByText('Política de privacidade, versão de abril de 2025')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^meus-dados-[\d-]+\.zip$/)
  const files = readZip(readFileSync(await file.path()))
  expect(files.get('conversas/0001.html')).toContain(WRITTEN)
  expect(JSON.parse(files.get('dados.json') ?? '').conta.email).toBe(person.email)
  await expect(alertOf(page, 'Pronto. O arquivo está entre os seus downloads.')).toBeVisible()
})

test('words are found again, without accents, and lead to their conversation', async ({ page }) => {
  await page.getByLabel('Buscar nas suas conversas').fill('mae saudade')
  await expect(page.getByRole('status').filter({ hasText: '1 conversa encontrada' })).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: 'Mãe' }).first()).toBeVisible()
  await page.getByRole('link', { name: /Você: Hoje senti saudade/ }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+/)
})

test('what is not there is said kindly', async ({ page }) => {
  await page.getByLabel('Buscar nas suas conversas').fill('girassol')
  await expect(page.getByText('Nada encontrado. Tente outra palavra ou só um pedaço dela.')).toBeVisible()
})

test('all conversations can be erased, after one question', async ({ page, product, person }) => {
  const count = async () =>
    (await product.sql`select from conversas join users on users.id = "userId" where email = ${person.email}`)
      .length
  await page.getByRole('button', { name: 'Apagar todas as conversas' }).click()
  await page.getByRole('button', { name: 'Não apagar' }).click()
  expect(await count()).toBe(1)
  await page.getByRole('button', { name: 'Apagar todas as conversas' }).click()
  await page.getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(alertOf(page, 'Todas as conversas foram apagadas.')).toBeVisible()
  expect(await count()).toBe(0)
})

test('deleting the account asks for the password, waits seven days, and can be taken back', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Sua senha').fill('não é esta')
  await page.getByRole('button', { name: 'Excluir em 7 dias' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Sua senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Excluir em 7 dias' }).click()
  await expect(page.getByRole('heading', { name: 'A sua conta será excluída' })).toBeVisible()

  await page.goto('/chat')
  const notice = page.getByRole('dialog', { name: 'A sua conta será excluída' })
  await notice.getByRole('button', { name: 'Continuar assim' }).click()
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(page.getByText('Que bom. A sua conta continua, com tudo o que há nela.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible()
})

test('signing in during the seven days shows a notice that lets one keep the account', async ({
  page,
  context,
  product,
  person,
}) => {
  await context.request.post(`${product.url}/api/privacy/deletion`, {
    headers: { [PERSON_HEADER]: person.id },
    data: { password: PASSWORD },
  })
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Manter minha conta' }).click()
  await expect(page.getByText('Que bom. A sua conta continua, com tudo o que há nela.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'A sua conta será excluída' })).toBeHidden()
})

test('with “apagar agora” the account is gone, and a mail says so', async ({ page, product, person }) => {
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Sua senha').fill(PASSWORD)
  await page.getByLabel('Apagar agora').check()
  await page.getByRole('button', { name: 'Apagar tudo agora' }).click()
  await expect(page).toHaveURL('/login')
  expect(await product.sql`select from users where email = ${person.email}`).toHaveLength(0)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')).toBeVisible()
})

test('nothing on these screens stands in anybody’s way', async ({ page }) => {
  await expect(page.getByText('Aceito em')).toBeVisible()
  const look = () => new AxeBuilder({ page }).analyze()
  expect((await look()).violations).toEqual([])
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByLabel('Sua senha')).toBeVisible()
  expect((await look()).violations).toEqual([])
})
