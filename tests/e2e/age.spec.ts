import { errorSentence } from '#domain/errors.ts'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { says } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { alertOf, expect, test } from './journey.ts'
import { enter } from './people.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

test('Somebody under 18 is asked once, sent on kindly, and keeps export and deletion', {
  tag: '@looks',
}, async ({ page, product, person }) => {
  await page.setViewportSize({ width, height: 800 })
  const session = await enter(page.context(), product, person)
  const other = await deviceOf(product, session).begin()
  await page.goto(`/chat/${await deviceOf(product, session).begin()}`)
  const { say, showAll, lastReply, box, replies } = chatScreen(page)
  const asked = product.model.requests.length
  await say('tenho 14 anos e queria conversar')
  await expect(lastReply).toContainText('quantos anos você tem?')
  await showAll(lastReply)
  await say('14')
  await expect(replies).toHaveCount(2)
  await showAll(lastReply)
  for (const help of ['Pode Falar', '188', 'Disque 100']) await expect(lastReply).toContainText(help)
  expect(product.model.requests.length).toBe(asked)
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page, 'the farewell')
  await page.setViewportSize({ width, height: 800 })

  for (const number of ['188', '100'])
    await expect(lastReply.locator(`a[href="tel:${number}"]`)).toBeVisible()
  // It is an end: nothing can be written, edited or asked for again.
  await expect(box).toHaveCount(0)
  const over = page.getByRole('status').filter({ hasText: 'Esta conversa terminou aqui' })
  for (const number of ['188', '100']) await expect(over.locator(`a[href="tel:${number}"]`)).toBeInViewport()
  for (const name of ['Editar mensagem', 'Tentar de outro jeito'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.reload()
  await expect(over).toBeVisible()
  await expect(box).toHaveCount(0)
  await expectFitForAll(page, 'the end after the farewell')
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`/chat/${other}`)
  await say('espera')
  await expect(alertOf(page, errorSentence('account_for_adults'))).toBeVisible()
  await expect(box).toHaveValue('espera')
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page, 'the refusal after the farewell')
  const [row] = await product.sql`select motivo from suspensoes where email = ${person.email}`
  expect(row?.motivo).toBe('idade')

  await page.setViewportSize({ width, height: 800 })
  await page.goto('/conta')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  expect((await download).suggestedFilename()).toMatch(/^meus-dados-.*\.zip$/)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir a sua conta?' })
  await dialog.getByLabel('Sua senha').fill(person.password)
  await dialog.getByRole('button', { name: 'Excluir em 7 dias' }).click()
  await expect
    .poll(async () => (await product.sql`select from exclusoes where "userId" = ${person.id}`).length)
    .toBe(1)
})

test('An adult answers the question and the conversation continues', { tag: '@long' }, async ({
  conversation: page,
  product,
}) => {
  const { say, showAll, lastReply, replyEnds, replies } = chatScreen(page)
  await say('tenho 16 anos e briguei com meu irmão')
  await expect(lastReply).toContainText('quantos anos você tem?')
  await showAll(lastReply)
  product.model.next(says('Entendi. Me conta da briga.'))
  await say('35, foi jeito de falar')
  await expect(replies).toHaveCount(2)
  await replyEnds('Entendi. Me conta da briga.')
})

test('Danger is answered before any question for the age', async ({ conversation: page, product }) => {
  const { say, lastReply } = chatScreen(page)
  product.model.next(says('Sinto muito que esteja assim. Você está em segurança agora?'))
  await say('tenho 14 anos e tô pensando em me matar')
  await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
  await expect(lastReply).toHaveAttribute('data-status', 'completa')
  await expect(lastReply).not.toContainText('quantos anos você tem?')
})
