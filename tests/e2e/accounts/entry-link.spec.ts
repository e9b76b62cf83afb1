import { SIGN_IN_FAILURES_PER_ACCOUNT } from '#domain/limits.ts'
import { createLimiter } from '#server/features/limits/limiter.ts'
import { linkIn } from '#tests/support/mail/smtp-server.ts'
import { alertOf, expect, IN_CHAT, test } from '../journey.ts'
import { signIn } from '../people.ts'
import type { Product } from '../product.ts'

/** As if the failures of this e-mail had been used up for longer than the test takes. */
async function guessForAnHour({ sql, secret }: Product, email: string): Promise<void> {
  const limit = { ...SIGN_IN_FAILURES_PER_ACCOUNT, burst: 100 }
  const limiter = createLimiter({ sql, secret })
  for (let turn = 0; turn < limit.burst; turn++)
    await limiter.take({ name: 'sign-in-account', limit, by: email })
}

const MAIL = { subject: 'Entre no Aconchego neste navegador' }

test('Somebody whom a guesser keeps waiting at a new browser enters by a link from the mailbox', {
  tag: '@long',
}, async ({ page, person, product }) => {
  const { email } = person
  await guessForAnHour(product, email)
  await page.goto('/login')
  await signIn(page, person)
  await expect(page.getByRole('alert')).toContainText('Muitas tentativas em pouco tempo.')

  await page.getByRole('button', { name: 'Receber um link para entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('o link está a caminho')
  const link = linkIn(await product.smtp.mailTo(email, MAIL))
  await page.goto(link)
  await expect(page).toHaveURL('/entrar')
  await page.getByRole('button', { name: 'Liberar este navegador' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(page.getByRole('alert')).toContainText('Pronto. Entre com a sua senha.')
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(IN_CHAT)

  await page.goto('/ajuda')
  await page.goto(link)
  await page.getByRole('button', { name: 'Liberar este navegador' }).click()
  await expect(alertOf(page, 'Este link não vale mais. Peça outro na página de entrada.')).toBeVisible()
})
