import { SAFETY_QUESTION } from '#domain/safety/card/crisis-card.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { refuses, stallsAfter } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'
import { WORDS_OF_LEVEL as WORDS } from './states.ts'

/** Read as `atencao`: a passive wish, and a place. */
const HINT_AT_MEANS = 'queria que Deus me levasse, passo o dia olhando pela janela'

test.use({ viewport: { width: 360, height: 740 }, moving: true })

test('Words of danger bring help at once, whatever the model does, within reach on a small screen', async ({
  page,
  product,
}) => {
  await signInAs(page, product, await product.seedPerson())
  const screen = chatScreen(page)
  const card = page.getByTestId('cartao-crise')
  for (const [level, words] of Object.entries(WORDS)) {
    await page.goto('/chat')
    // The model says nothing for as long as the card is looked at.
    product.model.next(stallsAfter(''))
    await screen.say(words)
    await screen.picker.getByRole('button', { name: 'Jovem e Debochada' }).click()
    await expect(card).toHaveAttribute('data-nivel', level)
    await expect(card).toHaveAttribute('role', 'alert')
    await expect(card.locator('a[href^="tel:"]').first()).toBeInViewport()
    expect(await card.getByRole('link').count()).toBeLessThanOrEqual(3)
    for (const link of await card.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(card.locator(':focus')).toHaveCount(0)
  }
})

test('Danger in a message that has to wait for a reply, or is too long to be sent, brings help all the same', async ({
  conversation,
  context,
  product,
}) => {
  const screen = chatScreen(conversation)
  const card = conversation.getByTestId('cartao-crise')
  const long = `${WORDS.risco}. ${'E mais nada me importa. '.repeat(200)}`
  await screen.say(long)
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await expect(conversation.getByText('A mensagem pode ter no máximo 4000 caracteres.')).toBeVisible()
  await expect(screen.box).toHaveValue(long)
  await expect(screen.questions).toHaveCount(0)

  await context.setOffline(true)
  await expect(conversation.getByText('ligue 188')).toBeVisible()
  await screen.say('Oi')
  await screen.say(WORDS.emergencia)
  await expect(screen.questions).toHaveCount(2)
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  product.model.next(stallsAfter('Estou '))
  await context.setOffline(false)
  await expect(card).not.toHaveAttribute('data-lido')
  await expect(card).toHaveAttribute('data-nivel', 'emergencia')
  await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviando')
})

test('Where a light sign names a means, the card asks, and the answer is a message of the person', async ({
  chat,
}) => {
  const screen = chatScreen(chat)
  const card = chat.getByTestId('cartao-crise')
  await screen.say(HINT_AT_MEANS)
  await screen.picker.getByRole('button', { name: 'Maternal Brasileira' }).click()
  await expect(card).toHaveAttribute('data-nivel', 'atencao')
  const question = card.getByRole('group', { name: SAFETY_QUESTION.words })
  await expect(question).toBeInViewport()
  const [, unsafe] = SAFETY_QUESTION.answers
  const answer = question.getByRole('button', { name: unsafe })
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await answer.click()
  await expect(question).toHaveCount(0)
  await expect(chat.locator('[data-role="user"]').last()).toContainText(unsafe)
  await expect(card.last()).toHaveAttribute('data-nivel', 'risco')
})

test('With the model unreachable, danger is answered by the protocol', async ({ chat, product }) => {
  const screen = chatScreen(chat)
  product.model.next(refuses(400))
  await screen.say(WORDS.emergencia)
  await screen.picker.getByRole('button', { name: 'Direta e Objetiva' }).click()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  const said = protocolReply('emergencia').replaceAll('**', '').split('\n\n')
  for (const part of said) await expect(screen.lastText).toContainText(part)
})

test('Anybody can read what is done at each level, how well it works and when to call', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/ajuda')
  await page.getByRole('link', { name: 'Como o Aconchego cuida de quem está em risco' }).click()
  await expect(page).toHaveURL('/protocolo')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Como cuidamos de quem está em risco' }),
  ).toBeVisible()
  for (const number of ['188', '192', '190', '180', '100'])
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
  await expect(page.getByText(/o detector leu .* mensagens comuns de pessoas de verdade/)).toBeVisible()
  await page.getByRole('button', { name: 'Voltar para a ajuda' }).click()
  await expect(page).toHaveURL('/ajuda')
})

test('From risk on no persona is shown, not by the replies that follow either', async ({ chat }) => {
  const screen = chatScreen(chat)
  const header = chat.getByRole('banner')
  await screen.say('oi, tudo bem?')
  await screen.picker.getByRole('button', { name: 'Jovem e Debochada' }).click()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await expect(header).toContainText('Jovem e Debochada')
  await screen.say(WORDS.risco)
  await expect(header).not.toContainText('Debochada')
  await expect(header).toContainText('Aconchego')
  await expect(screen.lastReply).not.toHaveAttribute('data-persona')
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await screen.say('mentira, tô bem')
  await expect(chat.locator('[data-role="assistant"]')).toHaveCount(3)
  await expect(screen.lastReply).not.toHaveAttribute('data-persona')
  await chat.reload()
  await expect(header).not.toContainText('Debochada')
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('Past one in the morning one gentle line suggests a pause, once', { tag: '@long' }, async ({
    page,
    product,
  }) => {
    await page.clock.install({ time: new Date('2026-03-10T02:15:00-03:00') })
    await signInAs(page, product, await product.seedPerson())
    await page.goto('/chat')
    const screen = chatScreen(page)
    await screen.say('não consigo dormir')
    await screen.picker.getByRole('button', { name: 'Maternal Brasileira' }).click()
    await expect(page.locator('[data-uso="noite"]')).toHaveCount(1)
    await expect(page.locator('[data-uso="noite"]')).toBeInViewport()
    await page.reload()
    await expect(page.locator('[data-role="user"]')).toHaveCount(1)
    await expect(page.locator('[data-uso]')).toHaveCount(0)
  })
})
