import { expectFitForAll } from '#tests/support/check-page.ts'
import { expect, test } from '#tests/support/journey.ts'

test.describe('the legal texts', () => {
  for (const [address, title] of [
    ['/termos', 'Termos de uso'],
    ['/privacidade', 'Política de privacidade'],
  ] as const) {
    test(`${address} is dated, names 18 years and the CVV, and leads back to registering`, async ({
      page,
    }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Abril de 2025').first()).toBeVisible()
      await expect(page.getByText('188').first()).toBeVisible()
      await page.getByRole('button', { name: 'Voltar para o cadastro' }).click()
      await expect(page).toHaveURL('/register')
    })
  }

  test('the terms ask for 18 years', async ({ page }) => {
    await page.goto('/termos')
    await expect(page.getByText(/18 anos/).first()).toBeVisible()
  })
})

test.describe('help', () => {
  test('is there for everybody, with numbers that can be called', async ({ page }) => {
    await page.goto('/ajuda')
    await expect(page.getByRole('heading', { level: 1, name: 'Preciso de ajuda agora' })).toBeVisible()
    for (const number of ['188', '192', '190', '180', '100']) {
      await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    }
  })

  for (const address of [
    '/login',
    '/register',
    '/redefinir-senha#token=x',
    '/senha-trocada#token=x',
    '/conta-criada#token=x',
    '/termos',
    '/privacidade',
    '/protocolo',
    '/nada',
  ]) {
    test(`is one step away from ${address}`, async ({ page }) => {
      await page.goto(address)
      await page.getByRole('link', { name: 'Preciso de ajuda agora' }).first().click()
      await expect(page).toHaveURL('/ajuda')
    })
  }

  test('is one step away from the screens of one’s own', async ({ page, context, person, signedIn }) => {
    await signedIn(context, person)
    for (const address of ['/conta', '/chat']) {
      await page.goto(address)
      await page.getByRole('link', { name: 'Preciso de ajuda agora' }).first().click()
      await expect(page).toHaveURL('/ajuda')
    }
  })
})

test.describe('a page that does not exist', () => {
  for (const address of ['/nada', '/chat/a/b', '/conta/x', '/LOGIN/x', '/%F0%9F%92%9C']) {
    test(`(${address}) says so and leads home`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
      await page.getByRole('link', { name: 'Ir para o início' }).click()
      await expect(page).toHaveURL('/login')
    })
  }
})

const PUBLIC = [
  '/login',
  '/register',
  '/redefinir-senha#token=x',
  '/redefinir-senha',
  '/senha-trocada#token=x',
  '/conta-criada#token=x',
  '/conta-criada',
  '/termos',
  '/privacidade',
  '/protocolo',
  '/ajuda',
  '/nada',
]

test('Every public page is for everybody: no finding of axe, both themes, from 320 px on', async ({
  page,
}) => {
  test.slow()
  for (const address of PUBLIC) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitForAll(page, address)
  }
})

test('So are the account, its questions and a form that failed', async ({
  page,
  context,
  person,
  signedIn,
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

  await signedIn(context, person)
  await signedIn(context, person)
  await page.goto('/conta')
  await expect(page.getByRole('button', { name: 'Encerrar todas as outras' })).toBeVisible()
  await expectFitForAll(page, '/conta')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFitForAll(page, 'a password that was not changed')
})
