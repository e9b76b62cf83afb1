import { expectFitForAll } from '#tests/support/browser/check-page.ts'
import { chatScreen } from '../chat-screen.ts'
import { expect, test } from '../journey.ts'
import { signInAs } from '../product.ts'
import { signedInOperator } from './operator.ts'

test('An owner sees how it is, tries mail and model out, and publishes a notice that people see', {
  tag: '@long',
}, async ({ page, elsewhere, product }) => {
  const email = await signedInOperator(page, product, 'dono')
  await page.goto('/painel')
  await expect(page.getByRole('heading', { name: 'Painel', exact: true })).toBeVisible()
  await expect(page.getByText('Nenhum backup foi guardado.')).toBeVisible()
  await expect(page.getByText(/No ar, versão \d/)).toBeVisible()
  await expectFitForAll(page, 'today')

  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Ajustes' }).click()
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await expect(page.getByText(`E-mail enviado para ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Testar o modelo' }).click()
  await expect(page.getByText(/respondeu; primeira palavra em/)).toBeVisible()
  await expectFitForAll(page, 'settings')

  await page.getByRole('textbox', { name: 'Fim' }).fill('amanhã')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Escreva o aviso antes de publicar.')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Texto do aviso' })
    .fill('Hoje às 22h haverá uma pausa de dez minutos.')
  await page.getByRole('textbox', { name: 'Fim' }).fill('31/12/2099 23:59')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Aviso publicado.')).toBeVisible()

  const person = await (await elsewhere()).newPage()
  const notice = person.getByRole('status', { name: 'Aviso' })
  await person.goto('/login')
  await expect(notice).toHaveText('Hoje às 22h haverá uma pausa de dez minutos.')
  await expectFitForAll(person, 'the way in with a notice')
  await signInAs(person, product, await product.seedPerson())
  for (const width of [1280, 360]) {
    await person.setViewportSize({ width, height: 740 })
    await person.goto('/chat')
    await expect(notice).toBeVisible()
    const box = chatScreen(person).box
    await expect(box).toBeInViewport({ ratio: 1 })
    const [above, below] = [await notice.boundingBox(), await person.getByRole('main').boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  }

  await page.getByRole('textbox', { name: 'Controlador dos dados' }).fill('Casa Aconchego Ltda')
  await page.getByRole('textbox', { name: 'Contato' }).fill('nada')
  const who = page.getByRole('region', { name: 'Quem responde pelos dados' })
  await who.getByRole('button', { name: 'Salvar' }).click()
  await expect(who.getByRole('alert')).toBeVisible()
  await page.getByRole('textbox', { name: 'Contato' }).fill('ola@exemplo.com.br')
  await who.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await person.goto('/privacidade')
  await expect(person.getByText('Casa Aconchego Ltda').first()).toBeVisible()
  await person.goto('/chat')

  await page.getByRole('button', { name: 'Retirar aviso' }).click()
  await expect(page.getByText('Aviso retirado.')).toBeVisible()
  await person.reload()
  await expect(chatScreen(person).box).toBeVisible()
  await expect(notice).toHaveCount(0)
})
