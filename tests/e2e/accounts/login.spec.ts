import { alertOf, expect, IN_CHAT, newEmail, test } from '#tests/support/journey.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('somebody with an account signs in and lands in the chat', async ({ page, person, product }) => {
  await product.sql`update users set "lastLogin" = '2025-04-01' where email = ${person.email}`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`  ${person.email.toUpperCase()} `)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  const [row] =
    await product.sql`select now() - "lastLogin" < interval '1 minute' as fresh from users where email = ${person.email}`
  expect(row?.fresh).toBe(true)
})

test('Enter is enough, and the whole way goes by keyboard', async ({ page, person }) => {
  await page.getByRole('textbox', { name: 'E-mail' }).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(IN_CHAT)
})

test('while it is on its way, the button says so and cannot be pressed again', async ({ page, person }) => {
  let asked = 0
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/account/login', async (route) => {
    asked++
    await gate
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0)
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  open()
  await expect(page).toHaveURL(IN_CHAT)
  expect(asked).toBe(1)
})

test('with a field left empty it asks to fill in all of them, and sends nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  await enter.click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('alguem@exemplo.com')
  await enter.click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Por favor, preencha todos os campos',
  )
  expect(asked).toEqual([])
})

test('a wrong password and an unknown e-mail are told the same', async ({ page, person }) => {
  for (const email of [person.email, newEmail()]) {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Senha', { exact: true }).fill('não é esta')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  }
  await expect(page).toHaveURL('/login')
})

test.describe('any other failure has its one sentence', () => {
  const SENTENCE = 'Erro ao fazer login. Por favor, tente novamente.'
  const answers = {
    'the server is in trouble': { status: 500, json: { error: { code: 'login_failed', message: SENTENCE } } },
    'a proxy answers instead': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    'the answer is no answer': { status: 200, contentType: 'text/html', body: '<html></html>' },
  }
  for (const [name, answer] of Object.entries(answers)) {
    test(name, async ({ page, person }) => {
      await page.route('**/api/account/login', (route) => route.fulfill(answer))
      await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
      await page.getByLabel('Senha', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(alertOf(page, SENTENCE)).toBeVisible()
      await page.unroute('**/api/account/login')
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page).toHaveURL(IN_CHAT)
    })
  }

  test('the connection is gone', async ({ page, context, person }) => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(alertOf(page, SENTENCE)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(IN_CHAT)
  })
})

test('after ten wrong passwords it says when to try again', async ({ page, person, request }) => {
  for (let turn = 0; turn < 10; turn++) {
    await request.post('/api/account/login', { data: { email: person.email, password: 'não é esta' } })
  }
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Muitas tentativas em pouco tempo\. Tente novamente em \d+ segundos?\.$/,
  )
})

test('the password can be looked at, and hidden again', async ({ page }) => {
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('segredo')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('it leads to registering, to the terms, to the privacy policy and to help', async ({ page }) => {
  for (const [name, address] of [
    ['Criar conta', '/register'],
    ['Termos de uso', '/termos'],
    ['Política de privacidade', '/privacidade'],
    ['Preciso de ajuda agora', '/ajuda'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  }
})
