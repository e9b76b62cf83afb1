import type { Page } from '@playwright/test'
import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { says } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, type Product, test } from './journey.ts'
import { notebook, openNotebook } from './notebook-screen.ts'
import { signInAs } from './product.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 1280

const WORK = 'Trabalho à noite e durmo de manhã.'
const SEA = 'Gosto de caminhar na praia quando chove.'
const CALM = 'Escrever de manhã me ajuda a respirar.'

/** 'Resumir esta conversa', where the model then proposes these lines, if it is asked for any. */
async function summarize(page: Page, product: Product, id: string, lines: string[]) {
  await page.goto(`/chat/${id}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  const show = page.getByRole('button', { name: 'Abrir menu' })
  if (await show.isVisible()) await show.click()
  product.model.next(says('Você contou do trabalho e do mar.'))
  if (lines.length > 0) product.model.next(says(lines.map((line) => `- ${line}`).join('\n')))
  await page.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Resumir esta conversa' }).click()
  return page.getByRole('dialog', { name: 'Resumir esta conversa' })
}

test('Lines of a conversation are kept, edited or refused with one tap each', { tag: '@looks' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, width)
  await notebook(page).keep('Tenho um gato.')
  const { id } = await deviceOf(product, person).talk(
    'acolhedora',
    `${WORK} ${SEA} ${CALM}`,
    says('Estou aqui.'),
  )
  const dialog = await summarize(page, product, id, [WORK, SEA, CALM])
  const proposed = dialog.getByRole('region', { name: 'Quer guardar alguma destas linhas?' })
  const line = (text: string) => proposed.getByRole('listitem').filter({ hasText: text })
  await expect(proposed.getByRole('listitem')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page, 'the proposed lines')
  await page.setViewportSize({ width, height: 800 })

  await line(WORK).getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(line(WORK)).toHaveCount(0)
  await line(SEA).getByRole('button', { name: 'Não guardar' }).click()
  await expect(line(SEA)).toHaveCount(0)
  // The summary is kept, and the line that waits for an answer stays in reach.
  await dialog.getByRole('button', { name: 'Guardar resumo' }).click()
  await expect(dialog.getByText('Resumo guardado no caderno.')).toBeVisible()
  await line(CALM).getByRole('button', { name: 'Editar' }).click()
  await proposed.getByRole('textbox').fill('Escrever me ajuda.')
  await proposed.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/caderno')
  const { note, notes } = notebook(page)
  await expect(notes.getByRole('listitem')).toHaveCount(3)
  for (const text of [WORK, 'Escrever me ajuda.'])
    await expect(note(text).getByRole('switch', { name: 'A IA pode ler' })).not.toBeChecked()
})

test('Lines are proposed no more once that is switched off in the account', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 360)
  await notebook(page).keep('Tenho um gato.')
  await page.goto('/conta')
  const choice = page.getByRole('switch', { name: 'Sugerir linhas para guardar' })
  await expect(choice).toBeChecked()
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await choice.click()
  await kept
  await page.reload()
  await expect(choice).not.toBeChecked()
  const { id } = await deviceOf(product, person).talk('acolhedora', WORK, says('Estou aqui.'))
  const answered = page.waitForResponse((response) => response.url().endsWith('/proposals'))
  const dialog = await summarize(page, product, id, [])
  expect(await (await answered).json()).toEqual({ lines: [] })
  await expect(dialog.getByRole('button', { name: 'Guardar resumo' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
})

test('Lines of a conversation that has rested wait quietly, on every device', { tag: '@long' }, async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await openNotebook(page, product, width)
  await notebook(page).keep('Tenho um gato.')
  const { id } = await deviceOf(product, person).talk('acolhedora', `${WORK} ${SEA}`, says('Estou aqui.'))
  await page.goto(`/chat/${id}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  const lines = page.getByText('2 linhas suas que talvez queira guardar')
  await expect(lines).toHaveCount(0)

  await product.sql`update mensagens set timestamp = timestamp - interval '11 minutes' where "userId" = ${person.id}`
  product.model.next(says(`- ${WORK}\n- ${SEA}`))
  await page.reload()
  await lines.click()
  const proposed = page.getByRole('region', { name: 'Quer guardar alguma destas linhas?' })
  await expect(proposed.getByRole('listitem')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page, 'the lines under a conversation')
  await page.setViewportSize({ width, height: 800 })

  const other = await (await elsewhere()).newPage()
  await signInAs(other, product, person)
  await other.goto('/caderno')
  const there = other.getByRole('region', { name: 'Quer guardar alguma destas linhas?' })
  await there
    .getByRole('listitem')
    .filter({ hasText: SEA })
    .getByRole('button', { name: 'Não guardar' })
    .click()
  await expect(proposed.getByRole('listitem')).toHaveCount(1)
  await proposed.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(proposed).toHaveCount(0)
  await expect(there).toHaveCount(0)
  await expect(notebook(other).note(WORK)).toBeVisible()
})
