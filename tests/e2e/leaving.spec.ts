import type { Page } from '@playwright/test'
import { changePassword } from './accounts/change-password.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { alertOf, expect, type Product, test } from './journey.ts'
import { enter, everythingKept, everythingOn, type SomePerson, seedAccount, signIn } from './people.ts'

const DRAFT = 'um rascunho que fica na caixa'
const TITLE = 'uma conversa minha'

/** Somebody in the chat, with one message sent and a draft in the box. */
async function writing(page: Page, product: Product): Promise<SomePerson> {
  const person = await seedAccount(product)
  const { id } = await deviceOf(product, await enter(page.context(), product, person)).talk(
    'acolhedora',
    TITLE,
    null,
  )
  await page.goto(`/chat/${id}`)
  const screen = chatScreen(page)
  await screen.replyEnds(/\S/)
  await screen.box.fill(DRAFT)
  await expect.poll(() => everythingKept(page)).toContain(DRAFT)
  return person
}

test('Signing out leaves nothing typed in the browser, from the chat and from the account, in any tab', async ({
  page,
  context,
  product,
}) => {
  const person = await writing(page, product)
  const other = await context.newPage()
  await other.goto('/chat')
  await chatScreen(other).box.fill('outro rascunho')
  await expect.poll(() => everythingKept(page)).toContain('outro rascunho')
  await page.getByRole('link', { name: 'Sua conta' }).first().click()
  await page.getByRole('button', { name: 'Sair' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    for (const words of [DRAFT, 'outro rascunho', TITLE, person.id])
      expect(await everythingOn(tab)).not.toContain(words)
  }
  expect(await everythingKept(page)).not.toContain('rascunho')

  await signIn(page, person)
  await chatScreen(page).box.fill('mais um rascunho')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  expect(await everythingKept(page)).not.toContain('rascunho')
})

test('Erasing all conversations asks once and leaves nothing typed, also not in a chat that is open beside it', async ({
  page,
  context,
  product,
}) => {
  const person = await writing(page, product)
  const account = await context.newPage()
  await account.goto('/conta')
  await account.getByRole('button', { name: 'Apagar todas as conversas' }).click()
  await account.getByRole('button', { name: 'Não apagar' }).click()
  expect(await person.written()).toEqual([TITLE])
  await account.getByRole('button', { name: 'Apagar todas as conversas' }).click()
  await account.getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(alertOf(account, 'Todas as conversas foram apagadas.')).toBeVisible()
  expect(await product.sql`select from conversas where "userId" = ${person.id}`).toHaveLength(0)
  await expect.poll(() => everythingKept(account)).not.toContain(DRAFT)
  await expect.poll(() => everythingOn(page)).not.toContain(DRAFT)
})

test('With “Apagar agora” the account is gone, and nothing typed is left in this browser or in another that is open', async ({
  page,
  elsewhere,
  product,
}) => {
  const person = await writing(page, product)
  const context = await elsewhere()
  await enter(context, product, person)
  const other = await context.newPage()
  await other.goto('/chat')
  await chatScreen(other).box.fill('de outro aparelho')
  await expect.poll(() => everythingKept(other)).toContain('de outro aparelho')

  await page.getByRole('link', { name: 'Sua conta' }).first().click()
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Sua senha').fill(person.password)
  await page.getByLabel('Apagar agora').check()
  await page.getByRole('button', { name: 'Apagar tudo agora' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    expect(await everythingKept(tab)).not.toContain(person.id)
    expect(await everythingKept(tab)).not.toMatch(/rascunho|aparelho/)
  }
  expect(await product.sql`select from users where email = ${person.email}`).toHaveLength(0)
  await signIn(page, person)
  await expect(alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')).toBeVisible()
})

test('A message that could not leave is asked about before signing out, also from the account', async ({
  page,
  context,
  product,
}) => {
  const person = await writing(page, product)
  await page.getByRole('link', { name: 'Sua conta' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  // Written in another tab, which can't reach the server.
  await context.route('**/api/conversations/**', (route) => route.abort())
  const chat = await context.newPage()
  await chat.goto('/chat')
  await chatScreen(chat).entry(TITLE).click()
  await expect(chat).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await chatScreen(chat).say('ainda no aparelho')
  await expect(chat.getByText('será enviada quando a conexão voltar')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Há palavras suas que ainda não saíram' })
  await dialog.getByRole('button', { name: 'Esperar' }).click()
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  expect(await everythingKept(page)).toContain('ainda no aparelho')
  await page.getByRole('button', { name: 'Sair' }).click()
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  for (const tab of [page, chat]) await expect(tab).toHaveURL('/login')
  expect(await everythingKept(page)).not.toContain('ainda no aparelho')
  expect(await person.written()).toEqual([TITLE])
})

test('A session that is ended from another device takes its screens and what was typed away at once, for good', async ({
  page,
  context,
  elsewhere,
  product,
}) => {
  const person = await writing(page, product)
  const account = await context.newPage()
  await account.goto('/conta')
  await expect(account.getByText(person.email.split('@')[0] ?? '')).toBeVisible()
  const there = await elsewhere()
  await enter(there, product, person)
  const phone = await there.newPage()
  await phone.goto('/conta')
  await phone.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  for (const tab of [page, account]) {
    await expect(tab).toHaveURL(/\/login\?voltar=/)
    await tab.keyboard.press('Escape')
    for (const words of [TITLE, DRAFT, person.email]) expect(await everythingOn(tab)).not.toContain(words)
  }
  await expect(page.getByText('Sua sessão foi encerrada em outro aparelho')).toBeVisible()
  expect(await everythingKept(page)).not.toContain(DRAFT)
  await signIn(page, person)
  await expect(chatScreen(page).questions.getByText(TITLE)).toBeVisible()
  await expect(chatScreen(page).box).toHaveValue('')
  await expect(account.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test('Changing the password leaves the tabs of this browser where they are', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  const person = await writing(page, product)
  const account = await context.newPage()
  await account.goto('/conta')
  await changePassword(account, { current: person.password, password: 'outra frase só minha' })
  await expect(account.getByRole('alert')).toHaveText(/Senha alterada/)
  await expect(chatScreen(page).box).toHaveValue(DRAFT)
  await chatScreen(page).box.press('Enter')
  await expect(chatScreen(page).questions.last()).toHaveAttribute('data-status', 'enviada')
  await expect(account.getByRole('alert')).toHaveText(/Senha alterada/)
})
