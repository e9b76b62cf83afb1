import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { expect, test } from './journey.ts'
import { enter } from './people.ts'

test('the legal texts are dated, name the CVV, and lead back to registering', { tag: '@long' }, async ({
  page,
}) => {
  for (const [address, title] of [
    ['/termos', 'Termos de uso'],
    ['/privacidade', 'Política de privacidade'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Abril de 2025').first()).toBeVisible()
    await expect(page.getByText(/18 anos/).first()).toBeVisible()
    await expect(page.getByText('188').first()).toBeVisible()
    await page.getByRole('button', { name: 'Voltar para o cadastro' }).click()
    await expect(page).toHaveURL('/register')
  }
})

test('a page that does not exist shows it and leads home', { tag: '@long' }, async ({ page }) => {
  for (const address of ['/chat/a/b', '/conta/x', '/LOGIN/x', '/%F0%9F%92%9C']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL('/login')
})

const PUBLIC = [
  '/login',
  '/register',
  '/redefinir-senha#token=x',
  '/redefinir-senha',
  '/entrar#token=x',
  '/entrar',
  '/senha-trocada#token=x',
  '/conta-criada#token=x',
  '/conta-criada',
  '/termos',
  '/privacidade',
  '/protocolo',
  '/ajuda',
  '/nada',
]

/** What axe looks at in every npm test. */
const DOORS = ['/login', '/register', '/redefinir-senha#token=x', '/entrar#token=x']

test('Help is one step away from every public page, the chat and the account, and fit for all', {
  tag: '@looks',
}, async ({ page, context, person, product }) => {
  for (const address of PUBLIC) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (address === '/ajuda') continue
    const help = page.getByRole('link', { name: 'Preciso de ajuda agora' }).first()
    await expect(help).toBeVisible()
    await expect(help).toHaveAttribute('href', '/ajuda')
    if (DOORS.includes(address)) await expectFitForAll(page, address)
  }
  await page.getByRole('link', { name: 'Preciso de ajuda agora' }).first().click()
  await expect(page).toHaveURL('/ajuda')
  await expect(page.getByRole('heading', { level: 1, name: 'Preciso de ajuda agora' })).toBeVisible()
  for (const number of ['188', '192', '190', '180', '100']) {
    await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
  }
  await expectFitForAll(page, '/ajuda')

  await enter(context, product, person)
  await page.goto('/chat')
  await page.getByRole('link', { name: 'Preciso de ajuda agora' }).first().click()
  await expect(page).toHaveURL('/ajuda')
  await page.goto('/conta')
  await expect(page.getByRole('link', { name: 'Preciso de ajuda agora' }).first()).toBeVisible()
  await expectFitForAll(page, '/conta')
})

for (const part of [PUBLIC.slice(0, 6), PUBLIC.slice(6)]) {
  test(`Every public page passes axe (${part[0]} to ${part.at(-1)})`, { tag: '@long' }, async ({ page }) => {
    for (const address of part) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFitForAll(page, address)
    }
  })
}

test('The account, its dialogs and a failed form have no finding of axe either', { tag: '@long' }, async ({
  page,
  context,
  person,
  product,
}) => {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria')
  await page.getByLabel('Senha', { exact: true }).fill('12345678')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('12345678')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Informe um e-mail válido')).toBeVisible()
  await expectFitForAll(page, 'a wrong e-mail')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('outra')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFitForAll(page, 'two passwords')

  await enter(context, product, person)
  await enter(context, product, person)
  await page.goto('/conta')
  await expect(page.getByRole('button', { name: 'Encerrar todas as outras' })).toBeVisible()
  await expectFitForAll(page, '/conta')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFitForAll(page, 'a password that was not changed')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByLabel('Sua senha')).toBeVisible()
  await expectFitForAll(page, 'the question about deleting the account')
})
