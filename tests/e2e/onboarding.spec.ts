import { GREETING } from '#domain/onboarding/script.ts'
import { says } from '#tests/support/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, signInAs, test } from './product.ts'

test('A newcomer is welcomed, answers four times, and nothing of it reaches the model', async ({
  page,
  product,
}) => {
  test.slow()
  await signInAs(page, product, await product.seedPerson({ welcomed: false }))
  const asked = product.model.requests.length
  const screen = chatScreen(page)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(screen.dots).toBeVisible()
  await expect(screen.lastText).toContainText(firstLine(GREETING), { timeout: 10_000 })

  const answers: [string, RegExp][] = [
    ['Marina', /Marina/],
    ['Má', /Má/],
    ['nunca fiz, mas sempre quis', /Tudo bem, obrigada por contar/],
    ['respeito a minha fé', /Psicanalista Neutro/],
  ]
  for (const [index, [answer, reply]] of answers.entries()) {
    await expect(screen.replies.nth(index)).toHaveAttribute('data-status', 'completa', { timeout: 15_000 })
    await screen.lastText.click()
    await screen.say(answer)
    await expect(screen.replies.nth(index + 1).locator('[data-part="texto"]')).toHaveText(reply, {
      timeout: 20_000,
    })
    // In the middle of it, on another device: the same place.
    if (index === 1) await page.reload()
  }
  await expect(screen.lastText).toContainText('188', { timeout: 20_000 })
  expect(product.model.requests.length).toBe(asked)

  await screen.lastText.click()
  product.model.next(says('Agora pode.'))
  await screen.say('E agora posso falar?')
  await screen.replyEnds('Agora pode.')
  const sent = JSON.stringify(product.model.requests.at(-1)?.body.messages.slice(1))
  expect(sent).not.toContain('Marina')
  expect(sent).toContain('E agora posso falar?')
})

function firstLine(text: string): string {
  return text.split('\n')[0]?.replace(/\*/g, '').slice(0, 20) ?? ''
}
