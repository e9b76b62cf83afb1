import type { Locator, Page } from '@playwright/test'
import { CHECK_INS } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { says } from '#tests/support/model/model-server.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, type Product, test } from './journey.ts'
import { dayOfBrowser, notebook, openNotebook } from './notebook-screen.ts'
import { everythingKept } from './people.ts'
import { signInAs } from './product.ts'
import { seedLetter, WORDS_OF_LEVEL } from './states.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The card under what was written, with a telephone that can be tapped without scrolling. */
async function expectHelpIn(place: Page | Locator, level = 'risco'): Promise<void> {
  const card = place.getByTestId('cartao-crise')
  await expect(card).toHaveAttribute('data-nivel', level)
  await expect(card.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
}

test('Words of danger bring the card where they are written: in a note, in the plan, in a summary', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  const { notes, note, plan, summaries, keep } = notebook(page)
  await keep(WORDS_OF_LEVEL.risco)
  await expectHelpIn(notes)
  await page.reload()
  await note(WORDS_OF_LEVEL.risco).getByRole('button', { name: 'Editar nota' }).click()
  await notes.getByRole('textbox', { name: 'Texto da nota' }).fill(WORDS_OF_LEVEL.emergencia)
  await notes.getByRole('button', { name: 'Guardar mudança' }).click()
  await expectHelpIn(note(WORDS_OF_LEVEL.emergencia), 'emergencia')

  await plan.getByRole('textbox', { name: 'Sinais de que não estou bem' }).fill(WORDS_OF_LEVEL.risco)
  await expectHelpIn(plan)

  await page.goto(`/chat/${await seedLetter(product, person)}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  product.model.next(says('Você contou de um dia difícil.'))
  await page.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Resumir esta conversa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resumir esta conversa' })
  await dialog.getByRole('textbox').fill(WORDS_OF_LEVEL.risco)
  await dialog.getByRole('button', { name: 'Guardar resumo' }).click()
  await expectHelpIn(dialog)
  await page.goto('/caderno#resumos')
  await summaries.getByRole('button', { name: 'Editar resumo' }).click()
  await summaries.getByRole('textbox').fill(`${WORDS_OF_LEVEL.risco} mesmo`)
  await summaries.getByRole('button', { name: 'Guardar mudança' }).click()
  await expectHelpIn(summaries)
})

/** As many check-ins as are allowed at once, or fewer. */
async function useUpCheckIns(
  product: Product,
  person: Parameters<typeof headersOf>[0],
  count = CHECK_INS.burst,
): Promise<void> {
  const day = dayOfBrowser()
  for (let at = 0; at < count; at += 1) {
    await fetch(`${product.url}/api/notebook/check-ins`, {
      method: 'POST',
      headers: { ...headersOf(person), 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), day, mood: 'mal', feelings: [], words: `${at}` }),
    })
  }
}

test('The table of check-ins shows at its edge that there are more rows', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  await useUpCheckIns(product, person, 12)
  await signInAs(page, product, person)
  await page.goto('/caderno#como-estou')
  const box = notebook(page).checkIns.getByRole('region', { name: 'Por dia', exact: true })
  await expect(box.getByRole('row')).toHaveCount(13)
  // In the last column, in which these have no words.
  const bottom = async () => {
    await box.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {}
    return page.screenshot({ clip: { x: x + width - 30, y: y + height - 10, width: 20, height: 8 } })
  }
  const more = await bottom()
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect((await bottom()).equals(more)).toBe(false)
})

test('The card is in view also when a check-in or a note is refused or fails', async ({ page, product }) => {
  const person = await openNotebook(page, product, 360)
  await useUpCheckIns(product, person)
  await page.reload()
  const { checkIns, notes } = notebook(page)
  await checkIns.getByRole('radio', { name: 'Muito mal' }).check()
  await checkIns.getByRole('textbox').fill(WORDS_OF_LEVEL.risco)
  await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
  await expectHelpIn(checkIns)
  await expect(checkIns.getByRole('alert').filter({ hasText: 'Tente novamente em' })).toBeVisible()

  await page.route('**/api/notebook/notes', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const error = { code: 'internal', message: 'Algo deu errado do nosso lado.', nivel: 'risco' }
    await route.fulfill({ status: 500, json: { error } })
  })
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill(WORDS_OF_LEVEL.risco)
  await notes.getByRole('button', { name: 'Guardar nota' }).click()
  await expectHelpIn(notes)
})

test('Two notes written without a connection both wait, and are kept once it is back', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { notes, note, keep } = notebook(page)
  await expect(notes.getByText('Ainda não há notas.')).toBeVisible()
  await page.route('**/api/notebook/**', (route) => route.abort())
  await keep('a primeira')
  await keep('a segunda')
  for (const text of ['a primeira', 'a segunda'])
    await expect(note(text)).toContainText('Esperando para ser guardada.')
  await page.unroute('**/api/notebook/**')
  await page.reload()
  await expect(notes.getByText('2 notas')).toBeVisible()
  await expect(notes.getByRole('listitem')).toHaveCount(2)
  await expect(notes.getByText('Esperando')).toHaveCount(0)
})

/** Outside of the notebook, and on one of its other pages: what waits is sent from one place for each. */
const WAYS_OUT: Record<string, (page: Page) => Promise<unknown>> = {
  '/conta': (page) => page.goto('/conta'),
  'an exercise': (page) => page.getByRole('button', { name: 'Registro de pensamento', exact: true }).click(),
}

for (const [place, goThere] of Object.entries(WAYS_OUT)) {
  test(`Notes, a check-in and the plan that wait for a connection leave from ${place}`, async ({
    page,
    product,
  }) => {
    const person = await openNotebook(page, product, 1280)
    const { notes, checkIns, plan, keep } = notebook(page)
    await expect(notes.getByText('Ainda não há notas.')).toBeVisible()
    await page.route('**/api/notebook/**', (route) => route.abort())
    await keep('uma nota que espera')
    await plan.getByRole('textbox', { name: 'Motivos para continuar' }).fill('o mar que espera')
    await checkIns.getByRole('radio', { name: 'Mal', exact: true }).check()
    await checkIns.getByRole('textbox').fill(WORDS_OF_LEVEL.risco)
    await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
    for (const words of ['uma nota que espera', 'o mar que espera', WORDS_OF_LEVEL.risco])
      await expect.poll(() => everythingKept(page)).toContain(words)
    await goThere(page)
    await expect(notes).toHaveCount(0)
    await page.unroute('**/api/notebook/**')
    await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
    for (const words of ['que espera', WORDS_OF_LEVEL.risco])
      await expect.poll(() => everythingKept(page)).not.toContain(words)
    const read = async (part: string) =>
      (await fetch(`${product.url}/api/notebook/${part}`, { headers: headersOf(person) })).text()
    expect(await read('notes')).toContain('uma nota que espera')
    expect(await read('plan')).toContain('o mar que espera')
    expect(await read('check-ins')).toContain(WORDS_OF_LEVEL.risco)
  })
}

/** Where somebody is when words are answered whose place they have left: elsewhere, and back there. */
const LEFT_FOR: Record<string, (page: Page) => Promise<unknown>> = {
  'the chat, on a phone': async (page) => {
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(chatScreen(page).box).toBeVisible()
  },
  'the notebook, on a computer': async (page) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.getByRole('link', { name: 'Levar para minha consulta' }).click()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page.getByRole('heading', { name: 'Caderno', level: 1 })).toBeVisible()
  },
}

for (const [place, goThere] of Object.entries(LEFT_FOR)) {
  test(`Danger in a note that was left before it was answered is shown in ${place}`, async ({
    page,
    product,
  }) => {
    await openNotebook(page, product, 360)
    const { notes, note, keep } = notebook(page)
    await keep('Trabalho à noite')
    await note('Trabalho à noite').getByRole('button', { name: 'Editar nota' }).click()
    await notes.getByRole('textbox', { name: 'Texto da nota' }).fill(WORDS_OF_LEVEL.risco)
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    await page.route('**/api/notebook/notes/*', (route) => left.then(() => route.continue()))
    const asked = page.waitForRequest('**/api/notebook/notes/*')
    await notes.getByRole('button', { name: 'Guardar mudança' }).click()
    await asked
    await goThere(page)
    leave()
    const dialog = page.getByRole('dialog', { name: 'Sobre o que você escreveu' })
    await expectHelpIn(dialog)
    await expect(dialog).not.toContainText(WORDS_OF_LEVEL.risco)
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByTestId('cartao-crise')).toHaveCount(0)
  })
}

test('Consent withdrawn without a connection holds at once, and is sent before any message', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  const id = await seedLetter(product, person)
  const { note, keep } = notebook(page)
  await keep('Trabalho à noite')
  const mayRead = note('Trabalho à noite').getByRole('switch', { name: 'A IA pode ler' })
  await mayRead.click()
  await expect(notebook(page).notes.getByText('A IA lê 1 delas.')).toBeVisible()
  await page.route('**/api/notebook/notes/*', (route) => route.abort())
  await mayRead.click()
  await expect(mayRead).not.toBeChecked()
  await expect(note('Trabalho à noite')).toContainText('Desligada neste aparelho')
  await page.reload()
  await expect(mayRead).not.toBeChecked()

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto(`/chat/${id}`)
  await chatScreen(page).say('Oi de novo')
  await expect(chatScreen(page).questions.last()).toHaveAttribute('data-status', 'enviando')
  await expect.poll(() => asked.some((line) => line.startsWith('PATCH /api/notebook/notes/'))).toBe(true)
  expect(asked.filter((line) => line.endsWith('/messages'))).toEqual([])
  product.model.next(says('Estou aqui.'))
  await page.unroute('**/api/notebook/notes/*')
  await expect(chatScreen(page).questions.last()).toHaveAttribute('data-status', 'enviada')
  await expect
    .poll(() => JSON.stringify(product.model.requests.at(-1) ?? ''))
    .not.toContain('Trabalho à noite')
  await page.goto('/caderno')
  await expect(mayRead).not.toBeChecked()
  await expect(note('Trabalho à noite')).not.toContainText('Desligada neste aparelho')
})

test('No connection, a fault of ours and too much at once are told apart', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  const step = plan.getByRole('textbox', { name: 'Motivos para continuar' })
  await expect(step).toBeVisible()
  const answers = {
    'Sem conexão agora': () => page.route('**/api/notebook/plan', (route) => route.abort()),
    'Algo falhou do nosso lado': () =>
      page.route('**/api/notebook/plan', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x' } } }),
      ),
    'Foi muita coisa de uma vez': () =>
      page.route('**/api/notebook/plan', (route) =>
        route.fulfill({
          status: 429,
          json: { error: { code: 'busy', message: 'Muita gente. Tente novamente em 2 minutos.' } },
        }),
      ),
  }
  for (const [sentence, answer] of Object.entries(answers)) {
    await page.unroute('**/api/notebook/plan')
    await answer()
    await step.fill(sentence)
    await expect(plan.getByText('O que você escreveu continua aqui')).toContainText(sentence)
  }
})

test('In the discreet mode no words of a conversation stand in the list', async ({ page, product }) => {
  const person = await openNotebook(page, product, 1280)
  await seedLetter(product, person)
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.goto('/chat')
  const list = page.getByRole('navigation', { name: 'Conversas' })
  await expect(list.getByRole('link', { name: /^Conversa de [a-zç]+, \d{1,2}h/ })).toBeVisible()
  await expect(list.getByText('Hoje foi um dia difícil')).toBeHidden()
  await page.goto('/conta')
  await expect(page.getByText('No caderno, cada parte fica fechada')).toHaveCount(1)
})

test('In the discreet mode conversations of one day are told apart by their hour, also on a phone', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  for (let count = 0; count < 2; count += 1) await seedLetter(product, person)
  await signInAs(page, product, person)
  await page.goto('/ajuda')
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.route('**/api/conversations', async (route) => {
    const answer = await route.fetch()
    const { conversations, ...rest } = await answer.json()
    const times = ['2026-11-16T20:45:00Z', '2026-11-16T20:05:00Z']
    const changed = conversations.map((one: object, at: number) => ({ ...one, timestamp: times[at] }))
    await route.fulfill({ response: answer, json: { conversations: changed, ...rest } })
  })
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  for (const title of ['Conversa de segunda, 17h45', 'Conversa de segunda, 17h05']) {
    const shown = page.getByRole('navigation', { name: 'Conversas' }).getByText(title)
    await expect(shown).toBeVisible()
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth
    expect(await shown.locator('..').evaluate(isCut)).toBe(false)
  }
})

test('Each note shows whether the AI reads it now; older ones that do not fit show it', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  for (let at = 0; at < 7; at += 1) {
    await fetch(`${product.url}/api/notebook/notes`, {
      method: 'POST',
      headers: { ...headersOf(person), 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), text: `${at} ${'a'.repeat(198)}`, aiMayRead: true }),
    })
  }
  await signInAs(page, product, person)
  await page.goto('/caderno')
  const { notes, note } = notebook(page)
  await expect(notes.getByText('A IA lê esta nota agora.')).toHaveCount(6)
  await expect(note('0 aaa')).toContainText('a IA não a lê agora')
})

test('On a phone the tab of the part that is shown is in view', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  await page.goto('/caderno#resumos')
  const tab = page.getByRole('link', { name: 'Resumos', exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(tab).toBeInViewport({ ratio: 1 })
})

test('The way to help is at the end of the first line of the notebook, also in the discreet mode', {
  tag: '@long',
}, async ({ page, product }) => {
  await openNotebook(page, product, 360)
  const { x = 0, width = 0 } = (await page.getByRole('banner').getByRole('link').last().boundingBox()) ?? {}
  expect(x + width).toBeGreaterThan(340)
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeVisible()
  const top = async (name: string) => (await page.getByRole('link', { name }).first().boundingBox())?.y
  expect(await top('Preciso de ajuda agora')).toBe(await top('Voltar para a conversa'))
})
