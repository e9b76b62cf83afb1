import { newEmail } from '#tests/support/product/new-email.ts'
import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { signIn } from '../people.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('somebody with an account signs in, once however often it is asked for, and lands in the chat', async ({
  page,
  person,
  product,
}) => {
  await product.sql`update users set "lastLogin" = '2025-04-01' where email = ${person.email}`
  let asked = 0
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/account/login', async (route) => {
    asked++
    await gate
    await route.continue()
  })
  const password = page.getByLabel('Senha', { exact: true })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`  ${person.email.toUpperCase()} `)
  await password.fill(person.password)
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0)
  await password.press('Enter')
  open()
  await expect(page).toHaveURL(IN_CHAT)
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(asked).toBe(1)
  const [row] =
    await product.sql`select "lastLogin" > '2025-04-02' as fresh from users where email = ${person.email}`
  expect(row?.fresh).toBe(true)
})

test('with a field left empty it asks to fill in all of them, and sends nothing', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
  const enter = page.getByRole('button', { name: 'Entrar', exact: true })
  const password = page.getByLabel('Senha', { exact: true })
  await enter.click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('alguem@exemplo.com')
  await enter.click()
  await expect(alertOf(page, 'Por favor, preencha todos os campos')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Por favor, preencha todos os campos')
  expect(asked).toEqual([])

  // The password can be looked at, and hidden again.
  await password.fill('segredo')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a wrong password and an unknown e-mail get the same answer, and any other failure has its one sentence', async ({
  page,
  context,
  person,
}) => {
  const wrong = alertOf(page, 'Email ou senha incorretos. Por favor, tente novamente.')
  const sentence = 'Erro ao fazer login. Por favor, tente novamente.'
  const failures = {
    'the server is in trouble': { status: 500, json: { error: { code: 'login_failed', message: sentence } } },
    'a proxy answers instead': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    'the answer is no answer': { status: 200, contentType: 'text/html', body: '<html></html>' },
    'the connection is gone': null,
  }
  await signIn(page, { email: person.email, password: 'não é esta' })
  await expect(wrong).toBeVisible()
  for (const [name, answer] of Object.entries(failures)) {
    if (answer) await page.route('**/api/account/login', (route) => route.fulfill(answer))
    else await context.setOffline(true)
    await signIn(page, person)
    await expect(alertOf(page, sentence), name).toBeVisible()
    await page.unroute('**/api/account/login')
    await context.setOffline(false)

    const unknown = newEmail()
    await signIn(page, { email: unknown, password: 'não é esta' })
    await expect(wrong).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(unknown)
  }
  await expect(page).toHaveURL('/login')
  await signIn(page, person)
  await expect(page).toHaveURL(IN_CHAT)
})

test('after ten wrong passwords it shows when to try again', { tag: '@long' }, async ({
  page,
  person,
  request,
}) => {
  const data = { email: person.email, password: 'não é esta' }
  await Promise.all(Array.from({ length: 12 }, () => request.post('/api/account/login', { data })))
  await signIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(
    /^Muitas tentativas em pouco tempo\. Tente novamente em \d+ segundos?\.$/,
  )
})

test('it leads to registering, to the terms, to the privacy policy and to help', { tag: '@long' }, async ({
  page,
}) => {
  for (const [name, address] of [
    ['Criar conta', '/register'],
    ['Termos de uso', '/termos'],
    ['Política de privacidade', '/privacidade'],
    ['Protocolo de segurança', '/protocolo'],
    ['Preciso de ajuda agora', '/ajuda'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  }
})
