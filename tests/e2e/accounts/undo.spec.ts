import { linkIn } from '#tests/support/mail/smtp-server.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { enter, PASSWORD, signIn } from '../people.ts'
import { changePassword } from './change-password.ts'

const CHANGED = { subject: 'Sua senha foi trocada' }
const CREATED = { subject: 'Uma conta foi criada com este e-mail' }
const NO_LONGER = 'Este link não vale mais.'
const ANOTHER = 'outra frase só minha'

test('Somebody whose password was changed by another gets the account back', { tag: '@long' }, async ({
  page,
  elsewhere,
  person,
  product,
}) => {
  const context = await elsewhere()
  await enter(context, product, person)
  const thief = await context.newPage()
  await thief.goto('/conta')
  await changePassword(thief, { current: person.password, password: 'a senha de quem entrou' })
  await expect(thief.getByRole('alert')).toContainText('Senha alterada')

  await page.goto(linkIn(await product.smtp.mailTo(person.email, CHANGED)))
  await expect(page).toHaveURL('/senha-trocada')
  await expect(page.getByRole('heading', { name: 'Não foi você que trocou a senha?' })).toBeVisible()
  // A program that only opens the link has changed nothing.
  await thief.reload()
  await expect(thief.getByRole('heading', { name: 'Sua conta' })).toBeVisible()

  await page.getByRole('button', { name: 'Proteger a minha conta' }).click()
  await expect(page).toHaveURL('/redefinir-senha')
  await page.getByLabel('Nova senha', { exact: true }).fill(ANOTHER)
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill(ANOTHER)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, { email: person.email, password: ANOTHER })
  await expect(page).toHaveURL(IN_CHAT)
  await expect(thief).toHaveURL(/\/login/)
})

test('Somebody whose e-mail was used by another removes the account', { tag: '@long' }, async ({
  page,
  product,
  request,
}) => {
  const email = newEmail()
  await product.liberate(email)
  const form = { email, password: PASSWORD, confirmation: PASSWORD }
  expect((await request.post('/api/account/register', { data: form })).status()).toBe(200)
  const link = linkIn(await product.smtp.mailTo(email, CREATED))
  await page.goto(link)
  await page.getByRole('button', { name: 'Remover a conta' }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, a conta foi removida' })).toBeVisible()
  expect(await product.sql`select from users where email = ${email}`).toHaveLength(0)
  await page.goto('/ajuda')
  await page.goto(link)
  await page.getByRole('button', { name: 'Remover a conta' }).click()
  await expect(alertOf(page, NO_LONGER)).toBeVisible()
})
