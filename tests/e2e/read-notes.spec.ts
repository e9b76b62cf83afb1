import { expectFitForAll, expectNoSidewaysScroll } from '#tests/support/browser/check-page.ts'
import { says } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, test } from './journey.ts'
import { notebook, openNotebook } from './notebook-screen.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

test('A reply shows which notes were read for it, with a way to each', { tag: '@looks' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, width)
  const { keep, note } = notebook(page)
  for (const text of ['Tenho um gato.', 'Moro em Recife, perto do rio, com duas primas.']) {
    await keep(text)
    await note(text).getByRole('switch', { name: 'A IA pode ler' }).click()
    await expect(note(text).getByText('A IA lê')).toBeVisible()
  }
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Bom dia.', says('Estou aqui.'))
  await page.goto(`/chat/${id}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  const reply = page.locator('[data-role=assistant]')
  await reply.getByText('leu 2 notas').click()
  await expect(reply.getByRole('link')).toHaveText([
    'Moro em Recife, perto do rio, com duas primas.',
    'Tenho um gato.',
  ])
  await expectNoSidewaysScroll(page)
  await expectFitForAll(page, 'the notes of a reply')
  await page.setViewportSize({ width, height: 800 })
  await reply.getByRole('link', { name: 'Tenho um gato.' }).click()
  await expect(note('Tenho um gato.')).toBeFocused()
  await note('Tenho um gato.').getByRole('button', { name: 'Apagar nota' }).click()
  await page.goto(`/chat/${id}`)
  await reply.getByText('leu 2 notas').click()
  await expect(reply.getByText('uma nota que você apagou')).toBeVisible()
})

test('On a phone the header stays one row when notes are read and the conversation has a term', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await openNotebook(page, product, 360)
  await notebook(page).keep('Tenho um gato.')
  await notebook(page).note('Tenho um gato.').getByRole('switch', { name: 'A IA pode ler' }).click()
  await expect(notebook(page).note('Tenho um gato.').getByText('A IA lê')).toBeVisible()
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Bom dia.', says('Estou aqui.'))
  await product.sql`update conversas set "keptHours" = 168 where id = ${id}`
  await page.goto(`/chat/${id}`)
  const header = page.getByRole('banner')
  await expect(header.getByText('Guardada por 7 dias')).toBeAttached()
  await expect(header.getByRole('button', { name: 'Notas que a IA lê (1)' })).toBeVisible()
  const top = async (name: string) => (await header.getByRole('button', { name }).boundingBox())?.y
  expect(await top('Sair')).toBe(await top('Abrir menu'))
})

test('The discreet mode leaves the header room for the whole name of the style', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await openNotebook(page, product, 1280)
  await notebook(page).keep('Tenho um gato.')
  await notebook(page).note('Tenho um gato.').getByRole('switch', { name: 'A IA pode ler' }).click()
  await expect(notebook(page).note('Tenho um gato.').getByText('A IA lê')).toBeVisible()
  const { id } = await deviceOf(product, person).talk('psicanalista', 'Bom dia.', says('Estou aqui.'))
  await product.sql`update conversas set "keptHours" = 168 where id = ${id}`
  await page.evaluate(() => localStorage.setItem('discreto', 'sim'))
  await page.goto(`/chat/${id}`)
  const header = page.getByRole('banner')
  await expect(header.getByText('Guardada por 7 dias')).toBeAttached()
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Notas que a IA lê (1)', 'Saída rápida', 'Sair'])
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible()
    const name = header.getByText('Psicanalista Neutro', { exact: true })
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth
    expect(await name.evaluate(isCut), `${width} px`).toBe(false)
    await expectNoSidewaysScroll(page)
  }
})
