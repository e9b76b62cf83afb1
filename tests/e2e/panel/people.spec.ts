import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { expect, test } from '../journey.ts'
import { enter } from '../people.ts'
import { signedInOperator } from './operator.ts'

test.use({ ownContext: true })

for (const width of [360, 1280])
  test(`Support adds somebody, finds an account by its code, suspends and resumes it, at ${width} px`, async ({
    page,
    product,
    person,
    elsewhere,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedInOperator(page, product, 'atendimento')
    await page.goto('/painel/pessoas')
    const email = newEmail()
    const adding = page.getByRole('region', { name: 'Adicionar' })
    await adding.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await adding.getByRole('textbox', { name: 'Plano' }).fill('mensal')
    await adding.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText(`${email} pode criar uma conta.`)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar por e-mail' }).fill(email.slice(0, -6))
    await page.getByRole('button', { name: 'Buscar' }).click()
    const entry = page.getByRole('row').filter({ hasText: email })
    await entry.getByRole('button', { name: 'Reenviar convite' }).click()
    await expect(page.getByText('O convite foi enviado de novo.')).toBeVisible()

    const context = await elsewhere()
    await enter(context, product, person)
    const other = await context.newPage()
    await other.goto('/conta')
    await other.getByRole('button', { name: 'Mostrar código de suporte' }).click()
    const code = await other.getByRole('status', { name: 'Código de suporte' }).innerText()

    const support = page.getByRole('region', { name: 'Código de suporte' })
    await support.getByRole('textbox', { name: 'Código de suporte' }).fill(code)
    await support.getByRole('button', { name: 'Ver conta' }).click()
    const found = support.getByRole('row').filter({ hasText: person.email })
    await found.getByRole('button', { name: 'Suspender' }).click()
    const asking = page.getByRole('dialog')
    await expect(asking.getByRole('button', { name: 'Suspender' })).toBeDisabled()
    await asking.getByRole('textbox', { name: 'Motivo' }).fill('pediu uma pausa')
    await asking.getByRole('button', { name: 'Suspender' }).click()
    await expect(page.getByText('A conta não envia mais mensagens')).toBeVisible()
    await expect(asking).toBeHidden()

    await page.getByRole('searchbox', { name: 'Buscar por e-mail' }).fill(person.email)
    await page.getByRole('button', { name: 'Buscar' }).click()
    const account = page
      .getByRole('region', { name: 'Na lista e com conta' })
      .getByRole('row')
      .filter({ hasText: person.email })
    await expect(account).toContainText('envio suspenso')
    await account.getByRole('button', { name: 'Retomar' }).click()
    await expect(account).not.toContainText('envio suspenso')
    await expectFitForAll(page, 'the people of the panel')
  })
