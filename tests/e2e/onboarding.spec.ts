import { GREETING } from '#domain/onboarding/onboarding.ts'
import { says } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { notebook } from './notebook-screen.ts'
import { signInAs } from './product.ts'

test('A newcomer is welcomed, answers four times, may keep name and values in the notebook, and nothing of it reaches the model', async ({
  page,
  product,
}) => {
  await signInAs(page, product, await product.seedPerson({ welcomed: false }))
  const asked = product.model.requests.length
  const screen = chatScreen(page)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(screen.lastText).toContainText(firstLine(GREETING))
  const welcome = page.url()
  await screen.list.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Excluir conversa' }).click()
  await expect(page.getByText('Primeiro, vamos terminar de nos conhecer.')).toBeVisible()
  expect(page.url()).toBe(welcome)

  await page.setViewportSize({ width: 360, height: 740 })
  const answers: [string, RegExp][] = [
    ['Marina', /Marina/],
    ['Má', /Má/],
    ['nunca fiz, mas sempre quis', /Tudo bem, obrigada por contar/],
    ['respeito a minha fé', /Psicanalista Neutro/],
  ]
  await screen.showAll(screen.replies.first())
  for (const [index, [answer, reply]] of answers.entries()) {
    await screen.say(answer)
    const next = screen.replies.nth(index + 1)
    await expect(next.locator('[data-part="texto"]')).toHaveText(/\S/)
    // In the middle of it, on another device: the same place.
    if (index === 1) await page.reload()
    await screen.showAll(next)
    await expect(next.locator('[data-part="texto"]')).toHaveText(reply)
  }
  await expect(screen.lastText).toContainText('188')

  const card = page.getByRole('heading', { name: 'Quer guardar isto no seu caderno?' })
  await expect(card).toBeVisible()
  for (const toggle of await page.getByRole('switch', { name: 'A IA pode ler' }).all())
    await expect(toggle).not.toBeChecked()
  await screen.log.getByRole('button', { name: 'Guardar no caderno' }).last().click()
  await expect(card).toBeHidden()
  expect(product.model.requests.length).toBe(asked)

  product.model.next(says('Agora pode.'))
  await screen.say('E agora posso falar?')
  await screen.replyEnds('Agora pode.')
  const sent = JSON.stringify(product.model.requests.at(-1)?.body.messages.slice(1))
  expect(sent).not.toContain('Marina')
  expect(sent).toContain('E agora posso falar?')

  await page.goto('/caderno')
  await expect(notebook(page).note('respeito a minha fé')).toBeVisible()
  await expect(notebook(page).note('Pode me chamar de Má')).toBeVisible()
})

function firstLine(text: string): string {
  return text.split('\n')[0]?.replace(/\*/g, '').slice(0, 20) ?? ''
}
