import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { codeOf } from '#tests/support/product/authenticator.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { expect, test } from '../journey.ts'
import { linkFor, withAuthenticator } from './operator.ts'

// A passkey stays in its browser.
test.use({ ownContext: true })

test.describe('on a host with a name, which a passkey needs', () => {
  // For the watch only the product's own address is at home, which is a number.
  test.use({ watch: false })
  test('An operator makes a passkey by the link, leaves, and comes back with it', { tag: '@looks' }, async ({
    context,
    page,
    product,
  }) => {
    const email = newEmail()
    const link = new URL(await linkFor(product, email, '--papel', 'dono'))
    link.hostname = 'localhost'
    await withAuthenticator(context, page)
    await page.goto(link.href)
    await expect(page.getByRole('heading', { name: 'Painel', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click()

    const panel = page.getByRole('navigation', { name: 'Painel' })
    await expect(panel.getByRole('link')).toHaveText([
      'Hoje',
      'Pessoas',
      'Vendas',
      'Números',
      'Ajustes',
      'Registro',
    ])
    await panel.getByRole('link', { name: 'Registro' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('row', { name: email }).first()).toBeVisible()
    await expectFitForAll(page, 'the register')

    await page.getByRole('button', { name: 'Sair' }).click()
    await expectFitForAll(page, 'the way into the panel')
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
    await expect(panel).toBeVisible()
    await page.goto(link.href)
    await expect(page.getByRole('alert')).toContainText('Este link não vale mais.')
  })
})

test('An operator without a passkey sets a password and an app, and reads only what the role may', {
  tag: '@long',
}, async ({ page, product }) => {
  const email = newEmail()
  await linkFor(product, newEmail(), '--papel', 'dono')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await linkFor(product, email, '--papel', 'leitura'))
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByRole('alert')).toContainText('precisam de um navegador atual e de um domínio')
  await page.getByRole('button', { name: 'Usar senha e código' }).click()
  await expect(page.getByRole('img', { name: 'QR da chave' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).trim()
  await page.getByRole('textbox', { name: 'Senha' }).fill('uma frase só da Ana')
  await page.getByLabel('Código').fill(codeOf(secret))
  await expectFitForAll(page, 'setting a password')
  await page.getByRole('button', { name: 'Salvar e entrar' }).click()
  const panel = page.getByRole('navigation', { name: 'Painel' })
  await expect(panel.getByRole('link')).toHaveText(['Hoje', 'Números'])
  await page.goto('/painel/registro')
  await expect(page.getByRole('heading', { name: 'Não há nada aqui' })).toBeVisible()

  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Usar senha e código' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Senha' }).fill('uma frase só da Ana')
  await page.getByRole('textbox', { name: 'Código' }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(panel).toBeVisible()
})
