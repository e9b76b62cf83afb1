import type { Locator, Page } from '@playwright/test'
import { CHECK_INS } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { says } from '#tests/support/model/model-server.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, type Product, test } from './journey.ts'
import { notebook, openNotebook } from './notebook-screen.ts'
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
  await notes
    .getByRole('button', { name: /^(Salvar|Guardar) nota$/ })
    .last()
    .click()
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
  await summaries.getByRole('button', { name: /^(Salvar|Guardar) resumo$/ }).click()
  await expectHelpIn(summaries)
})

/** As many check-ins as are allowed at once. */
async function useUpCheckIns(product: Product, person: Parameters<typeof headersOf>[0]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  for (let at = 0; at < CHECK_INS.burst; at += 1) {
    await fetch(`${product.url}/api/notebook/check-ins`, {
      method: 'POST',
      headers: { ...headersOf(person), 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), day, mood: 'mal', feelings: [], words: '' }),
    })
  }
}

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
