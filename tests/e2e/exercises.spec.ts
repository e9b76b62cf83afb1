import type { Page } from '@playwright/test'
import { EXERCISE_KEYS, EXERCISES } from '#domain/exercises/exercises.ts'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { refuses, says } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { notebook, openNotebook } from './notebook-screen.ts'
import { everythingKept } from './people.ts'
import { signInAs } from './product.ts'
import { seedLetter, WORDS_OF_LEVEL } from './states.ts'

const LONG = 'Foi um dia comprido, com uma reunião difícil no fim. '.repeat(10)

function exercises(page: Page) {
  const region = page.getByRole('region', { name: 'Exercícios', exact: true })
  const box = page.getByRole('textbox')
  return {
    region,
    box,
    begin: (name: string) => region.getByRole('button', { name, exact: true }).click(),
    question: (name: string) => page.getByRole('heading', { name, exact: true }),
    async answer(words: string): Promise<void> {
      await box.fill(words)
      await page.getByRole('button', { name: /^(?:Continuar|Terminar)$/ }).click()
    },
  }
}

test('Each exercise has a button and leads step by step to its page', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  for (const kind of EXERCISE_KEYS) {
    await exercises(page).begin(EXERCISES[kind].name)
    await expect(page.getByRole('heading', { name: EXERCISES[kind].name, level: 1 })).toBeVisible()
    for (const { question, choices, moment } of EXERCISES[kind].steps) {
      await expect(exercises(page).question(question)).toBeVisible()
      await expectNoSidewaysScroll(page)
      if (choices) {
        await page.getByRole('radio').last().check()
        await page.getByRole('button', { name: 'Continuar' }).click()
      } else if (moment) {
        await page.getByLabel('Dia').fill('2099-01-02')
        await page.getByLabel('Hora').fill('18:30')
        await page.getByRole('button', { name: 'Continuar' }).click()
        await expect(page.getByText('A preocupação está guardada até 02/01/2099, 18h30.')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Quem poderia saber disso?' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Levar para minha consulta' })).toBeVisible()
        await page.getByRole('button', { name: 'Abrir antes da hora' }).click()
      } else await exercises(page).answer(LONG)
    }
    await expect(page.getByText(EXERCISES[kind].end)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quem poderia saber disso?' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (kind === 'pensamento') await expectFitForAll(page, 'the end of an exercise')
    await page.getByRole('link', { name: 'Voltar ao caderno' }).click()
  }
  await expect(exercises(page).region.getByRole('listitem').filter({ hasText: 'Concluído' })).toHaveCount(5)
})

test('Who goes past the last step with steps left empty is not told that it is done', {
  tag: '@long',
}, async ({ page, product }) => {
  await openNotebook(page, product, 360)
  await exercises(page).begin('Carta que não se envia')
  for (const name of ['Continuar', 'Continuar', 'Terminar']) await page.getByRole('button', { name }).click()
  await expect(page.getByText('Nada foi escrito, e tudo bem.')).toBeVisible()
  await expect(page.getByText(EXERCISES.carta.end)).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ir para “Para quem”' }).click()
  await exercises(page).answer('Para o meu avô')
  for (const name of ['Continuar', 'Terminar']) await page.getByRole('button', { name }).click()
  await expect(page.getByText('Um passo ficou em branco, e tudo bem.')).toBeVisible()
  await expect(page.getByText('Para o meu avô')).toBeVisible()
  await page.getByRole('button', { name: 'Ir para “A carta”' }).click()
  await expect(exercises(page).question('O que você quer dizer?')).toBeVisible()
})

test('An exercise is left at a step and taken up again on another device', async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await openNotebook(page, product, 1280)
  const other = await (await elsewhere()).newPage()
  await signInAs(other, product, person)
  await other.goto('/caderno')
  await exercises(page).begin('Resolver um problema')
  await exercises(page).answer('O aluguel subiu.')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.getByRole('button', { name: 'Deixar para depois' }).click()
  const row = exercises(other).region.getByRole('listitem').filter({ hasText: 'passo 2 de 5' })
  await row.getByRole('link', { name: /Continuar/ }).click()
  await expect(exercises(other).question('Que caminhos existem?')).toBeVisible()
  await exercises(other).answer('Conversar com a dona.')
  await expect(exercises(page).region.getByText('passo 3 de 5')).toBeVisible()
  await other.getByRole('button', { name: 'Passo anterior' }).click()
  await expect(exercises(other).box).toHaveValue('Conversar com a dona.')
})

test('Without a connection an exercise continues, and is kept once it is back', async ({ page, product }) => {
  await openNotebook(page, product, 360)
  await exercises(page).begin('Carta que não se envia')
  await page.route('**/api/notebook/**', (route) => route.abort())
  await exercises(page).answer('Para o meu avô')
  await exercises(page).answer('Ficou faltando dizer obrigado.')
  await expect(exercises(page).question('Lendo de novo, o que fica com você?')).toBeVisible()
  await page.reload()
  await expect(exercises(page).question('Lendo de novo, o que fica com você?')).toBeVisible()
  await page.unroute('**/api/notebook/**')
  await exercises(page).answer('Saudade boa.')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect.poll(() => everythingKept(page)).not.toContain('obrigado')
  await page.reload()
  await expect(page.getByText('Ficou faltando dizer obrigado.')).toBeVisible()
})

test('What was written without a connection leaves from /chat, and danger in it is answered there', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  await exercises(page).begin('Carta que não se envia')
  await page.route('**/api/notebook/**', (route) => route.abort())
  await exercises(page).answer('Para o meu avô')
  await exercises(page).box.fill(WORDS_OF_LEVEL.risco)
  await expect.poll(() => everythingKept(page)).toContain(WORDS_OF_LEVEL.risco)
  await page.goto('/chat')
  await page.unroute('**/api/notebook/**')
  await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
  await expect.poll(() => everythingKept(page)).not.toContain(WORDS_OF_LEVEL.risco)
  const [row] = await product.sql`select count(*)::int from caderno_exercicios where "userId" = ${person.id}`
  expect(row?.count).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('cartao-crise')).toHaveCount(0)
})

test('An exercise switched off without a connection is off at once, and told before any message', async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  const id = await seedLetter(product, person)
  await exercises(page).begin('Carta que não se envia')
  for (const words of ['Para o meu avô', 'Obrigada pelo rio.', 'Saudade boa.'])
    await exercises(page).answer(words)
  const read = page.getByRole('switch', { name: 'A IA pode ler' })
  const kept = page.waitForResponse(
    (response) => response.request().postDataJSON()?.aiMayRead === true && response.ok(),
  )
  await read.click()
  await kept
  await page.route('**/api/notebook/exercises/*', (route) => route.abort())
  await read.click()
  await expect(read).not.toBeChecked()
  await page.goto('/caderno')
  await expect(exercises(page).region.getByText('Desligado neste aparelho')).toBeVisible()

  await page.goto(`/chat/${id}`)
  await chatScreen(page).say('Oi de novo')
  await expect(chatScreen(page).questions.last()).toHaveAttribute('data-status', 'enviando')
  product.model.next(says('Estou aqui.'))
  await page.unroute('**/api/notebook/exercises/*')
  await expect(chatScreen(page).questions.last()).toHaveAttribute('data-status', 'enviada')
  await expect.poll(() => JSON.stringify(product.model.requests.at(-1) ?? '')).toContain('Oi de novo')
  expect(JSON.stringify(product.model.requests.at(-1))).not.toContain('Obrigada pelo')
})

test('Danger in an answer makes room for the card at once, and nothing written is lost', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  await exercises(page).begin('Registro de pensamento')
  await exercises(page).answer('Briguei com todo mundo.')
  await exercises(page).box.fill(WORDS_OF_LEVEL.emergencia)
  const card = page.getByTestId('cartao-crise')
  await expect(card).toHaveAttribute('data-nivel', 'emergencia')
  await expect(card.getByRole('link').first()).toBeInViewport()
  await expect(exercises(page).box).toHaveValue(WORDS_OF_LEVEL.emergencia)
  await page.reload()
  await page.getByRole('button', { name: 'Passo anterior' }).click()
  await expect(exercises(page).box).toHaveValue(WORDS_OF_LEVEL.emergencia)
})

test('The AI words a question only if it may, and the fixed one is a tap away', async ({ page, product }) => {
  await openNotebook(page, product, 360)
  const fixed = EXERCISES.pensamento.steps.map(({ question }) => question)
  await exercises(page).begin('Registro de pensamento')
  const asked = product.model.requests.length
  await exercises(page).answer('A reunião de quinta.')
  await expect(page.getByText('Guardado.')).toBeVisible()
  await expect(exercises(page).question(fixed[1] ?? '')).toBeVisible()
  expect(product.model.requests).toHaveLength(asked)

  await page.getByRole('button', { name: 'Passo anterior' }).click()
  product.model.next(says('O que passou pela sua cabeça na reunião de quinta?'))
  await page.getByRole('switch', { name: 'Perguntas feitas pela IA' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(exercises(page).question('O que passou pela sua cabeça na reunião de quinta?')).toBeVisible()
  await page.getByRole('button', { name: 'Ver a pergunta original' }).click()
  await expect(exercises(page).question(fixed[1] ?? '')).toBeVisible()

  product.model.next(refuses(500))
  await exercises(page).answer('Que vão rir de mim.')
  await expect(exercises(page).question(fixed[2] ?? '')).toBeVisible()
})

test('With nothing recorded there is nothing to tick', { tag: '@long' }, async ({ page, product }) => {
  await openNotebook(page, product, 360)
  await page.goto('/caderno/consulta')
  await expect(page.getByText('Nada neste período.')).toHaveCount(5)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('What is ticked is seen whole and printed, and nothing else @long', { tag: '@looks' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  await seedLetter(product, person)
  const { checkIns } = notebook(page)
  await checkIns.getByRole('radio', { name: 'Bem', exact: true }).check()
  await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
  await expect(checkIns.getByRole('row').filter({ hasText: 'Bem' })).toBeVisible()
  await notebook(page).keep('Trabalho à noite')
  await notebook(page).keep('Fica em casa')
  await exercises(page).begin('Carta que não se envia')
  await exercises(page).answer('Para o meu avô')
  await exercises(page).answer(`${LONG.repeat(5)} O fim da carta.`)
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao caderno' }).click()
  await page.getByRole('link', { name: 'Levar para minha consulta' }).click()
  const paper = page.getByRole('article', { name: 'Escrito por mim, com apoio de uma IA' })
  await expect(page.getByText('Marque acima o que quer levar.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Como estive' }).check()
  await page.getByRole('checkbox', { name: 'Trabalho à noite' }).check()
  await page.getByRole('checkbox', { name: 'Carta que não se envia' }).check()
  await page.getByRole('combobox', { name: 'Conversa' }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: /^Eu/ }).first().check()
  await page.getByRole('checkbox', { name: /^IA/ }).first().check()
  await expect(paper.getByRole('img', { name: 'Como estive' })).toBeVisible()
  await expect(paper).toContainText('O fim da carta.')
  await expect(paper).toContainText('Trabalho à noite')
  await expect(paper).not.toContainText('Fica em casa')
  await expect(paper.getByRole('heading', { name: /^Eu,/ })).toHaveCount(1)
  await expect(paper.locator('del')).toHaveText('não')
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar em PDF' })).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expectFitForAll(page, 'the page for an appointment')
})

test('The chat offers exercises quietly when empty, and by name when asked for one', {
  tag: '@long',
}, async ({ conversation: page, product }) => {
  await expect(page.getByRole('link', { name: 'Ou fazer um exercício escrito' })).toBeVisible()
  const offer = page.getByRole('region', { name: 'Exercícios do seu caderno' })
  product.model.next(says('Estou aqui com você.'))
  await chatScreen(page).say('Hoje foi um dia comprido.')
  await chatScreen(page).replyEnds('Estou aqui com você.')
  await expect(offer).toHaveCount(0)
  product.model.next(says('Estão logo abaixo.'))
  await chatScreen(page).say('tem algum exercício para fazer agora?')
  await offer.getByRole('button', { name: 'Próximo passo pequeno' }).click()
  await expect(page.getByRole('heading', { name: 'Próximo passo pequeno', level: 1 })).toBeVisible()
})

test('How to find care is readable without an account', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ajuda#atendimento')
  const care = page.getByRole('region', { name: 'Como encontrar atendimento' })
  for (const place of ['CAPS', 'UBS', 'Clínica-escola'])
    await expect(care.getByText(place, { exact: true })).toBeVisible()
  await expect(care.getByRole('link', { name: /136/ })).toHaveAttribute('href', 'tel:136')
})
