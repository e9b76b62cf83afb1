import { randomUUID } from 'node:crypto'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ExercisesAnswer } from '#domain/api/exercises.ts'
import { EXERCISE_KEYS, EXERCISES } from '#domain/exercises/exercises.ts'
import { expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { deviceOf } from './device.ts'
import { expect, test } from './journey.ts'
import { notebook } from './notebook-screen.ts'
import { signInAs } from './product.ts'
import { WORDS_OF_LEVEL } from './states.ts'

test.use({ serviceWorkers: 'allow', watch: false })

test('Opened without a connection, what needs no server is there, and an exercise arrives later, once', async ({
  page,
  context,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/caderno')
  const region = page.getByRole('region', { name: 'Exercícios', exact: true })
  await expect(region.getByRole('button', { name: EXERCISES.carta.name })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(region.getByRole('button', { name: EXERCISES.carta.name })).toBeVisible()

  // What an earlier visit could not send.
  const conversationId = await deviceOf(product, person).begin()
  const [id, content] = [randomUUID(), WORDS_OF_LEVEL.vitima]
  await page.evaluate(
    ([key = '', item = '']) => localStorage.setItem(key, item),
    [`aconchego:saida:${person.id}:${id}`, JSON.stringify({ id, conversationId, content })],
  )
  const card = page.getByTestId('cartao-crise')

  await context.setOffline(true)
  for (const [path, width] of [
    ['/chat', 1280],
    ['/caderno', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
    for (const number of ['188', '192'])
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 })
    for (const kind of EXERCISE_KEYS)
      await expect(region.getByRole('button', { name: EXERCISES[kind].name, exact: true })).toBeVisible()
    await expect(card).toHaveAttribute('data-nivel', 'vitima')
    await expect(card).toHaveAttribute('data-lido', 'aparelho')
    await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(content)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'Respirar com calma' }).click()
  await expect(page.getByRole('button', { name: 'Começar a respirar' })).toBeVisible()

  await page.goto('/caderno')
  await region.getByRole('button', { name: EXERCISES.pensamento.name, exact: true }).click()
  const box = page.getByRole('textbox')
  await box.fill(`Escrevi sem sinal, ${WORDS_OF_LEVEL.risco}`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  await page.reload()
  await page.getByRole('button', { name: 'Passo anterior' }).click()
  await expect(box).toHaveValue(/^Escrevi sem sinal/)

  await context.setOffline(false)
  const kept = async () => {
    const answer = await fetch(`${product.url}/api/notebook/exercises`, { headers: headersOf(person) })
    const { exercises } = (await answer.json()) as ExercisesAnswer
    return exercises.map(({ answers }) => Object.values(answers)[0])
  }
  await expect.poll(kept).toEqual([`Escrevi sem sinal, ${WORDS_OF_LEVEL.risco}`])
  await expect(box).toHaveValue(/^Escrevi sem sinal/)
  await page.reload()
  await page.getByRole('button', { name: 'Passo anterior' }).click()
  await expect(box).toHaveValue(/^Escrevi sem sinal/)
  const sent = async () => {
    const path = `${product.url}/api/conversations/${conversationId}/messages`
    const { messages } = (await (await fetch(path, { headers: headersOf(person) })).json()) as MessagePage
    return messages.filter(({ role }) => role === 'user').map((message) => message.content)
  }
  await expect.poll(sent).toEqual([content])

  // The server is reached, and does not answer.
  await page.clock.install()
  await page.route('**/api/notebook/**', () => {})
  await box.press('End')
  await box.pressSequentially(' e mais')
  const numbers = page.getByRole('status').locator('a[href="tel:188"]')
  await expect(numbers).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(numbers).toBeVisible()
})

test('An exercise begins at once where the server is reached and does not answer', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/caderno')
  const region = page.getByRole('region', { name: 'Exercícios', exact: true })
  await expect(region.getByRole('button', { name: EXERCISES.carta.name })).toBeVisible()
  await page.route('**/api/**', () => {})
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await region.getByRole('button', { name: EXERCISES.carta.name }).click()
  await expect(page.getByRole('heading', { name: EXERCISES.carta.steps[0]?.question ?? '' })).toBeVisible()
})

test('What was written in the notebook and could not leave is answered where it is opened again, and arrives once', async ({
  page,
  context,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/caderno')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const { notes } = notebook(page)
  await expect(notes.getByText('Ainda não há notas.')).toBeVisible()
  await context.setOffline(true)
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill(WORDS_OF_LEVEL.risco)
  await notes.getByRole('button', { name: 'Guardar nota' }).click()
  const card = page.getByTestId('cartao-crise')
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  for (const path of ['/caderno', '/chat']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
    await expect(card).toHaveAttribute('data-nivel', 'risco')
    await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(WORDS_OF_LEVEL.risco)).toHaveCount(0)
  }
  await context.setOffline(false)
  const kept = async () => {
    const answer = await fetch(`${product.url}/api/notebook/notes`, { headers: headersOf(person) })
    return (await answer.text()).split(WORDS_OF_LEVEL.risco).length - 1
  }
  await expect.poll(kept).toBe(1)
})

test('In the discreet mode the quick exit is there without a connection, too', async ({
  page,
  context,
  product,
}) => {
  const elsewhere = 'https://www.google.com.br/'
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Busca' }))
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/chat')
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Não conseguimos conectar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.waitForURL(elsewhere)
})

test('Behind a PIN nothing of a person opens without a connection, and the numbers do', async ({
  page,
  context,
  product,
}) => {
  await signInAs(page, product, await product.seedPerson())
  await page.goto('/caderno')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Caderno', level: 1 })).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('pin', JSON.stringify({ salt: 'AA==', hash: 'AA==', iterations: 1 })),
  )
  await context.setOffline(true)
  await page.goto('/caderno')
  await expect(page.locator('a[href="tel:188"]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Exercícios', exact: true })).toHaveCount(0)
})

test('The connection comes back under who writes an exercise: step, words and cursor stay', async ({
  page,
  context,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/caderno')
  const region = page.getByRole('region', { name: 'Exercícios', exact: true })
  const name = EXERCISES.carta.name
  await expect(region.getByRole('button', { name })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(region.getByRole('button', { name })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await region.getByRole('button', { name, exact: true }).click()
  const box = page.getByRole('textbox')
  await box.pressSequentially('Para o meu')
  await page.route('**/api/notebook/exercises', (route) => route.abort())
  const back = page.waitForResponse((response) => response.url().endsWith('/session') && response.ok())
  await context.setOffline(false)
  await back
  await page.keyboard.type(' avô')
  await page.unroute('**/api/notebook/exercises')
  const kept = async () => {
    const answer = await fetch(`${product.url}/api/notebook/exercises`, { headers: headersOf(person) })
    return ((await answer.json()) as ExercisesAnswer).exercises.map(({ answers }) => answers)
  }
  await expect.poll(kept).toEqual([{ para: 'Para o meu avô' }])
  await expect(page.getByRole('heading', { name: EXERCISES.carta.steps[0]?.question ?? '' })).toBeVisible()
  await page.keyboard.type(' João')
  await expect(box).toHaveValue('Para o meu avô João')
  await expect.poll(kept).toEqual([{ para: 'Para o meu avô João' }])
})
