import type { Page } from '@playwright/test'
import { SAFE_AFTER_ALL } from '#domain/safety/protocol/protocol-prompt.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { says } from '#tests/support/model/model-server.ts'
import { suspectedLine } from '#tests/support/model/suspected-line.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, test } from './journey.ts'
import { signInAs, startProduct } from './product.ts'

const SUSPECTED = suspectedLine('nenhum')
const REPLY = 'Estou aqui com você.'

test("'Foi modo de dizer' turns a card quiet that only the service raised, on both devices", async ({
  browser,
}) => {
  // With a service that is asked what the person meant.
  const product = await startProduct({ RISK_SECOND_OPINION: 'on' })
  const openDevice = () => browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' })
  let opinion: RiskLevel = 'risco'
  product.model.always((response, request) => {
    if (request.body.temperature !== 0) return says(REPLY)(response, request)
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const content = JSON.stringify({ nivel: opinion })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  })
  const person = await product.seedPerson()
  const address = `/chat/${await deviceOf(product, person).begin()}`
  const page = await openDevice()
  await signInAs(page, product, person)
  await page.goto(address)
  const phone = await openDevice()
  await phone.setViewportSize({ width: 360, height: 780 })
  await signInAs(phone, product, person)
  await phone.goto(address)
  const both = [page, phone]
  const cards = (device: Page) => device.getByTestId('cartao-crise')
  const excuse = (device: Page) => device.getByRole('button', { name: 'Foi modo de dizer' })

  const screen = chatScreen(page)
  await screen.say(SUSPECTED)
  for (const device of both) {
    await expect(cards(device)).toHaveAttribute('data-nivel', 'risco')
    await expect(excuse(device)).toBeVisible()
    await expect(chatScreen(device).lastReply).toHaveAttribute('data-status', 'completa')
  }

  opinion = 'nenhum'
  await excuse(phone).click()
  for (const device of both) {
    await expect(cards(device)).toHaveAttribute('data-nivel', 'atencao')
    await expect(excuse(device)).toHaveCount(0)
  }

  await screen.say('Hoje fiz um bolo.')
  const asked = SAFE_AFTER_ALL.trim()
  for (const device of both) {
    await expect(chatScreen(device).lastText).toContainText(asked)
    await expect(chatScreen(device).lastText).toContainText(REPLY)
  }
  await screen.say('E lavei a louça.')
  await screen.replyEnds(REPLY)

  opinion = 'risco'
  await screen.say(SUSPECTED)
  for (const device of both) {
    await expect(cards(device)).toHaveCount(2)
    await expect(cards(device).last()).toHaveAttribute('data-nivel', 'risco')
    await expect(excuse(device)).toHaveCount(0)
  }
  for (const device of both) await device.close()
  await product.stop()
})
