import { ERRORS } from '#domain/errors.ts'
import { type Behaviour, chunk } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { alertOf, expect, LIMITED_PLAN, test } from './journey.ts'
import { signInAs } from './product.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

/** Says it and tells that it took so much of the day, in percent. */
function takes(percent: number, text: string): Behaviour {
  return (response) => {
    const usage = { prompt_tokens: (LIMITED_PLAN.tokens * percent) / 100, completion_tokens: 0 }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(chunk(text) + chunk(null, { finish_reason: 'stop' }))
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
  }
}

test('Who has taken most of a day reads what is left, and keeps the words that no longer fit', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width, height: 780 })
  const person = await product.seedPerson()
  await product.sql`update users set plano = ${LIMITED_PLAN.key} where id = ${person.id}`
  await signInAs(page, product, person)
  await page.goto(`/chat/${await deviceOf(product, person).begin()}`)
  const screen = chatScreen(page)
  const line = page.getByTestId('aviso-plano')

  product.model.next(takes(79, 'Bom dia.'))
  await screen.say('Fiz um bolo.')
  await screen.replyEnds('Bom dia.')
  await expect(line).toHaveCount(0)

  // What was asked before the next reply and arrives after it is too old to be shown.
  let arrive = () => {}
  const isSlow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/plan', async (route) => {
    const response = await route.fetch()
    await isSlow
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/api/plan')
  product.model.next(takes(6, 'De laranja?'))
  await screen.say('Ficou bom.')
  await asked
  await screen.replyEnds('De laranja?')
  arrive()
  await expect(line).toHaveText(
    'Resta cerca de 15 % da sua conversa de hoje. Ela recomeça à meia-noite, no horário de Brasília.',
  )

  product.model.next(takes(20, 'Que delícia.'))
  await screen.say('De laranja.')
  await screen.replyEnds('Que delícia.')
  await expect(line).toContainText('chegou ao limite do seu plano')

  await screen.say('Vou fazer outro amanhã.')
  await expect(alertOf(page, ERRORS.tokens_spent.message)).toBeVisible()
  await expect(screen.box).toHaveValue('Vou fazer outro amanhã.')
  await expect(screen.questions).toHaveCount(3)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // Danger is answered whatever was taken, and nothing speaks of an end meanwhile.
  await screen.say('tô pensando em me matar')
  await expect(page.getByTestId('cartao-crise')).toBeVisible()
  await expect(screen.questions).toHaveCount(4)
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await expect(line).toHaveCount(0)
})
