import type { Locator, Page } from '@playwright/test'
import { PLAN_STEP_TEXTS, PLAN_STEPS } from '#domain/notebook/pages.ts'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { says } from '#tests/support/model/model-server.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { notebook, openNotebook } from './notebook-screen.ts'
import { signInAs } from './product.ts'
import { seedLetter, WORDS_OF_LEVEL } from './states.ts'

/** What is used here can be reached on a phone and on a computer, and nothing hangs out sideways. */
async function expectInReach(page: Page, ...controls: Locator[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const control of controls) await control.click({ trial: true })
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

test('A note is kept, read by nobody until it is switched on, changed and erased', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { keep, note, notes } = notebook(page)
  await keep('Trabalho à noite')
  await keep('Tenho duas filhas')
  const first = note('Trabalho à noite')
  const mayRead = first.getByRole('switch', { name: 'A IA pode ler' })
  await expect(mayRead).not.toBeChecked()
  await mayRead.click()
  await expect(notes.getByText('A IA lê 1 delas.')).toBeVisible()
  await page.reload()
  await expect(mayRead).toBeChecked()
  const edit = first.getByRole('button', { name: 'Editar nota' })
  await expectInReach(page, notes.getByRole('textbox', { name: 'Nova nota' }), mayRead, edit)
  await edit.click()
  const [text, save] = [
    notes.getByRole('textbox', { name: 'Texto da nota' }),
    notes.getByRole('button', { name: 'Guardar mudança' }),
  ]
  await text.fill('Trabalho de dia')
  await expectInReach(page, text, save)
  await save.click()
  await expect(note('Trabalho de dia')).toBeVisible()
  const erase = note('Tenho duas filhas').getByRole('button', { name: 'Apagar nota' })
  await expectInReach(page, erase)
  await erase.click()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await expectInReach(page, page.getByRole('button', { name: 'Desfazer' }))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(note('Tenho duas filhas')).toBeVisible()
  await expectInReach(page)
})

test('A check-in is two taps, and is seen in the picture and its table @long', async ({ page, product }) => {
  await openNotebook(page, product, 1280)
  const { checkIns } = notebook(page)
  const keep = checkIns.getByRole('button', { name: 'Guardar como estou' })
  await expect(checkIns.getByRole('radio')).toHaveCount(5)
  await checkIns.getByRole('radio', { name: 'Mais ou menos' }).check()
  await checkIns.getByRole('button', { name: 'cansaço' }).click()
  await expectInReach(page, ...(await checkIns.getByRole('radio').all()), keep)
  await keep.click()
  await expect(checkIns.getByRole('table')).toContainText('Mais ou menos')
  await expect(checkIns.getByRole('table')).toContainText('cansaço')
  await expect(checkIns.getByRole('img', { name: 'Como estive' })).toBeVisible()
  await expect(page.getByTestId('cartao-crise')).toHaveCount(0)

  await checkIns.getByRole('radio', { name: 'Muito mal' }).check()
  await checkIns.getByRole('textbox').fill(WORDS_OF_LEVEL.risco)
  await keep.click()
  await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
  await expectInReach(page, checkIns.getByRole('img', { name: 'Como estive' }))
  // Two of one day, told apart by their time.
  for (const mood of ['Mais ou menos', 'Muito mal'])
    await expect(checkIns.getByRole('row').filter({ hasText: mood })).toContainText(/, \d\d:\d\d/)
  await expect(checkIns.locator('.picture-dot')).toHaveCount(2)
})

test('The plan is kept as it is written, prints on one page, and is offered with the crisis card', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  const people = plan.getByRole('textbox', { name: 'Pessoas a quem pedir ajuda' })
  const steps = PLAN_STEPS.map((step) =>
    plan.getByRole('textbox', { name: PLAN_STEP_TEXTS[step].title, exact: true }),
  )
  await expectInReach(page, ...steps)
  await expect(plan.getByRole('link', { name: /188/ })).toHaveAttribute('href', 'tel:188')
  await people.fill('Bia (81) 98888-7777')
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(plan.getByRole('link', { name: /Bia/ })).toHaveAttribute('href', 'tel:81988887777')
  await page.reload()
  await expect(people).toHaveValue('Bia (81) 98888-7777')
  await expectInReach(page, plan.getByRole('button', { name: 'Imprimir' }))
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.goto('/chat')
  const screen = chatScreen(page)
  await screen.say(WORDS_OF_LEVEL.risco)
  await screen.picker.getByRole('button', { name: 'Acolhedora e Doce' }).click()
  const card = page.getByTestId('cartao-crise')
  await expect(card.getByRole('link', { name: 'Abrir meu plano' })).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('link')).toHaveCount(3)
  await card.getByRole('link', { name: 'Abrir meu plano' }).click()
  await expectPlanToRead(page)
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(people).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ajuda')
  await page.getByRole('link', { name: 'Abrir meu plano' }).click()
  await expectPlanToRead(page)
})

/** One's own people first, then 188 and 192, to be tapped at once; nothing to fill in. */
async function expectPlanToRead(page: Page): Promise<void> {
  const bia = page.getByRole('link', { name: /Ligar Bia/ })
  await expect(bia).toHaveAttribute('href', 'tel:81988887777')
  await expect(bia).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('list').filter({ has: bia })
  expect(
    await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(['tel:81988887777', 'tel:188', 'tel:192'])
  await expect(page.getByRole('textbox', { name: 'Pessoas a quem pedir ajuda' })).toHaveCount(0)
}

test('188 and 192 stay with the plan, whatever is written over them', async ({ page, product }) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  await plan.getByRole('textbox', { name: 'Profissionais e serviços' }).fill('Dra. Helena 81 97777-6666')
  await expect(plan.getByText('Guardado.', { exact: true }).first()).toBeVisible()
  for (const number of ['188', '192'])
    await expect(plan.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`)
})

test('A conversation is summed up, edited and kept, and becomes a note', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  const id = await seedLetter(product, person)
  await page.goto(`/chat/${id}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  product.model.next(says('Você contou de um dia difícil. Percebeu que precisa ser ouvido.'))
  await page.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Resumir esta conversa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resumir esta conversa' })
  const keep = dialog.getByRole('button', { name: 'Guardar resumo' })
  await dialog.getByRole('textbox').fill('Um dia difícil, e alguém que ouviu.')
  await expectInReach(page, dialog.getByRole('textbox'), keep)
  await keep.click()
  await page.getByRole('button', { name: 'Ver no caderno' }).click()
  const { summaries, note } = notebook(page)
  await expect(summaries.getByText('Um dia difícil, e alguém que ouviu.')).toBeVisible()
  await expect(summaries.getByRole('heading', { name: /Hoje foi um dia difícil/ })).toBeVisible()
  await expectInReach(page, summaries.getByRole('button', { name: 'Fazer uma nota' }))
  await summaries.getByRole('button', { name: 'Fazer uma nota' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar nota' }).click()
  await expect(note('Um dia difícil')).toBeVisible()
})

type Typing = { save: Locator; text: Locator; typed: string }

/** Saves, and types this before the server has answered: it is still there when it has. */
async function typeWhileSaving(page: Page, { save, text, typed }: Typing): Promise<void> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const requests = '**/api/notebook/{notes,summaries}**'
  await page.route(requests, async (route) => {
    ask()
    await gate
    await route.continue()
  })
  await save.click()
  await asked
  await text.fill(typed)
  open()
  await expect(save).toBeEnabled()
  await expect(text).toHaveValue(typed)
  await page.unroute(requests)
}

test('Words that are typed while a note or a summary is being saved stay in the field', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 1280)
  const id = await seedLetter(product, person)
  const { keep, note, notes, summaries } = notebook(page)
  await keep('Trabalho à noite')
  await note('Trabalho à noite').getByRole('button', { name: 'Editar nota' }).click()
  const text = notes.getByRole('textbox', { name: 'Texto da nota' })
  const save = notes.getByRole('button', { name: 'Guardar mudança' })
  await text.fill('Trabalho de dia ')
  await typeWhileSaving(page, { save, text, typed: 'Trabalho de dia e estudo' })
  await expect(notes.getByText('mudou em outro aparelho')).toHaveCount(0)
  await save.click()
  await expect(text).toHaveCount(0)
  await expect(note('Trabalho de dia e estudo')).toBeVisible()

  await page.goto(`/chat/${id}`)
  product.model.next(says('Você contou de um dia difícil.'))
  await page.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Resumir esta conversa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resumir esta conversa' })
  const summary = dialog.getByRole('textbox')
  await summary.fill('Um dia difícil')
  const keepSummary = dialog.getByRole('button', { name: 'Guardar resumo' })
  await typeWhileSaving(page, { save: keepSummary, text: summary, typed: 'Um dia difícil, e alguém ouviu' })
  await keepSummary.click()
  await page.getByRole('button', { name: 'Ver no caderno' }).click()
  await expect(summaries.getByRole('listitem')).toHaveCount(1)
  await expect(summaries.getByText('Um dia difícil, e alguém ouviu')).toBeVisible()
})

test('Words of a message become a note, and the header shows what the AI reads', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 1280)
  const id = await seedLetter(product, person)
  await page.goto(`/chat/${id}`)
  const mine = chatScreen(page).questions.first()
  await mine.hover()
  await mine.getByRole('button', { name: 'Guardar no caderno' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar no caderno' })
  await dialog.getByRole('textbox').fill('Só queria que alguém me ouvisse')
  await expectInReach(page, dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Guardar nota' }))
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(dialog).toBeHidden()
  const header = page.getByRole('button', { name: /^Notas que a IA lê/ })
  await expect(header).toHaveAccessibleName(/nenhuma/)
  await page.getByRole('button', { name: 'Ver no caderno' }).click()
  await notebook(page).notes.getByText('A IA pode ler').click()
  await expect(notebook(page).notes.getByText('A IA lê 1 delas.')).toBeVisible()

  await page.goto(`/chat/${id}`)
  await expect(header).toHaveAccessibleName(/\(1\)/)
  await expectInReach(page, header)
  await page.setViewportSize({ width: 360, height: 800 })
  const ai = page.getByRole('banner').getByText('Inteligência artificial')
  expect(await ai.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  )
  await header.click()
  const sent = page.getByRole('dialog', { name: 'Notas que a IA lê' })
  await expect(sent).toContainText('«Só queria que alguém me ouvisse»')
  const mayRead = sent.getByText('Ler as notas nesta conversa')
  await expectInReach(page, mayRead)
  await mayRead.click()
  await expect(sent).toContainText('Nesta conversa a IA não recebe nenhuma nota.')
  await sent.getByRole('button', { name: 'Fechar' }).click()
  await page.reload()
  await expect(header).toHaveAccessibleName(/nenhuma/)
})

test('What was typed is not lost when it cannot be kept, and is kept when the connection is back', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { notes, note, plan } = notebook(page)
  await expect(notes.getByText('Ainda não há notas.')).toBeVisible()
  await expect(plan.getByRole('textbox').first()).toBeVisible()
  await page.route('**/api/notebook/**', (route) => route.abort())
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill('Escrita sem conexão')
  await notes.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(notes.getByText('será guardado assim que ela voltar')).toBeVisible()
  await expect(note('Escrita sem conexão')).toContainText('Esperando para ser guardada.')
  await plan.getByRole('textbox', { name: 'Motivos para continuar' }).fill('meu gato')
  await expect(plan.getByText('será guardado assim que ela voltar')).toBeVisible()
  await page.unroute('**/api/notebook/**')
  await page.reload()
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(plan.getByRole('textbox', { name: 'Motivos para continuar' })).toHaveValue('meu gato')
  await expect(note('Escrita sem conexão')).toHaveCount(1)
  await expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('')
})

test('The plan is on the device only if the person asks, and not after signing out', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  await plan.getByRole('textbox', { name: 'Motivos para continuar' }).fill('meu gato Tomate')
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).not.toContain('Tomate')
  expect(await kept()).not.toContain(':plano:')
  await plan.getByText('Guardar neste aparelho').click()
  await expect.poll(kept).toContain(':plano:')
  expect(await kept()).not.toContain('Tomate')
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await kept()).not.toMatch(/Tomate|:plano:|:chave:/)
})

test('The plan is one page on paper, whatever is in it', { tag: '@long' }, async ({ page, product }) => {
  const line = 'ligar para a Bia e contar como foi hoje.'
  for (const [kind, text] of Object.entries({
    '20 long lines in each step': Array.from({ length: 20 }, () => line.slice(0, 39)).join('\n'),
    'capital letters from end to end': 'LIGAR PARA A BIA '.repeat(47).trim(),
    'as many lines as fit': 'a\n'.repeat(400).trim(),
    'nothing but the first step': '',
  })) {
    const person = await product.seedPerson()
    await signInAs(page, product, person)
    const answer = await fetch(`${product.url}/api/notebook/plan`, {
      method: 'PATCH',
      headers: { ...headersOf(person), 'content-type': 'application/json' },
      body: JSON.stringify(safetyPlanOf((step) => (step === 'sinais' ? text || 'não durmo' : text))),
    })
    expect(answer.status, kind).toBe(200)
    await page.goto('/caderno')
    await expect(notebook(page).plan.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${kind} on ${format}`).toHaveLength(1)
    }
  }
})

test('The notebook is for everybody, and closed in the discreet mode', { tag: '@looks' }, async ({
  page,
  product,
}) => {
  test.slow()
  await openNotebook(page, product, 1280)
  const { keep, checkIns, notes } = notebook(page)
  await keep('Trabalho à noite')
  await checkIns.getByRole('radio', { name: 'Muito bem', exact: true }).check()
  await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
  await expect(checkIns.getByRole('table')).toBeVisible()
  await checkIns.getByRole('radio', { name: 'Mal', exact: true }).check()
  await expectFitForAll(page, 'the notebook')
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.reload()
  await expect(notes.getByText('Escondido no modo discreto.')).toBeVisible()
  await expect(page.getByText('Trabalho à noite')).toHaveCount(0)
  await notes.getByRole('button', { name: 'Mostrar' }).click()
  await expect(page.getByText('Trabalho à noite')).toBeVisible()
})

test('On a phone the parts are tabs: one is seen, and a link, a tap or a swipe leads to the others', {
  tag: '@long',
}, async ({ page, product }) => {
  await openNotebook(page, product, 360)
  const { notes, checkIns, plan, summaries } = notebook(page)
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Partes do caderno' }).getByRole('link', { name })
  await expect(notes).toBeInViewport()
  await expect(checkIns).not.toBeInViewport()
  await expect(tab('Notas')).toHaveAttribute('aria-current', 'true')
  await tab('Resumos').click()
  await expect(summaries.getByRole('heading')).toBeInViewport()
  await expect(notes).not.toBeInViewport()
  await expect(tab('Resumos')).toHaveAttribute('aria-current', 'true')
  await page.goto('/caderno#plano')
  await expect(plan.getByRole('heading')).toBeInViewport()
  await expect(tab('Plano')).toHaveAttribute('aria-current', 'true')
  await plan.hover()
  await page.mouse.wheel(-360, 0)
  await expect(tab('Como estou')).toHaveAttribute('aria-current', 'true')
  await expect(checkIns.getByRole('heading').first()).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(tab('Como estou')).not.toHaveAttribute('aria-current')
  await tab('Resumos').click()
  await expect(summaries.getByRole('heading')).toBeInViewport()
})

test('The chat leads to the notebook, and so does the account', { tag: '@long' }, async ({ chat }) => {
  await chat.getByRole('link', { name: 'Caderno', exact: true }).click()
  await expect(chat.getByRole('heading', { name: 'Caderno', level: 1 })).toBeVisible()
  await chat.goto('/conta')
  await chat.getByRole('link', { name: 'Caderno', exact: true }).click()
  await expect(chat).toHaveURL(/\/caderno$/)
})
