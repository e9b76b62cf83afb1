import type { Page } from '@playwright/test'
import { hideDueConversations } from '#server/features/chat/conversations/change-conversations.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, type Product, test } from './journey.ts'
import { signInAs } from './product.ts'

// Every screen is shown at every width in widths.spec.ts.
const width = 360

/** The menu of a conversation, also where the list lies over the chat. */
async function openMenu(page: Page, title: string): Promise<void> {
  const screen = chatScreen(page)
  const show = screen.button('Abrir menu')
  if (await show.isVisible()) await show.click()
  const row = screen.list.getByRole('listitem').filter({ hasText: title })
  await row.hover()
  await row.getByRole('button', { name: 'Opções da conversa' }).click()
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function keepFor(page: Page, title: string, howLong: string): Promise<void> {
  await choose(page, title, 'Guardar por')
  await page.getByRole('menuitemradio', { name: howLong, exact: true }).click()
}

/** The line on the last day. After one in the morning another note may be there too: one about the hour. */
const lastDayLine = (page: Page) => page.getByRole('note').filter({ hasText: 'Esta conversa se apaga' })

/** As if the last message of this conversation were so much older. */
async function letPass(product: Product, hours: number, id: string): Promise<void> {
  await product.sql`update conversas set timestamp = timestamp - make_interval(hours => ${hours}) where id = ${id}`
}

test('What was typed in a conversation that erases itself is in the box of a new one, open or not', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const device = deviceOf(product, person)
  const [open, closed] = [
    await device.talk('acolhedora', 'Aberta', null),
    await device.talk('direta', 'Fechada', null),
  ]
  await product.sql`update conversas set "keptHours" = 24 where id in (${open.id}, ${closed.id})`
  await signInAs(page, product, person)
  const { box, questions } = chatScreen(page)
  await page.goto(`/chat/${closed.id}`)
  await expect(questions).toHaveCount(1)
  await box.fill('Ficou por dizer.')
  await page.goto(`/chat/${open.id}`)
  await expect(questions).toHaveCount(1)
  await box.fill('Ainda estou escrevendo.')
  await letPass(product, 25, open.id)
  await hideDueConversations(product.sql)
  await expect(page).toHaveURL(/\/chat$/)
  await expect(box).toHaveValue('Ainda estou escrevendo.')

  // Nothing of one that ended while nobody looked stays hidden in this browser.
  await page.goto('/ajuda')
  await letPass(product, 25, closed.id)
  await hideDueConversations(product.sql)
  await page.goto('/chat')
  await expect(box).toHaveValue('Ficou por dizer.\n\nAinda estou escrevendo.')
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes(':rascunho:')),
  )
  expect(left.filter((key) => !key.endsWith(':nova'))).toEqual([])
})

test('A conversation is kept for a chosen time, shows it, and is gone when it is over', async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await product.seedPerson()
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Sobre a viagem', null)
  const other = await (await elsewhere()).newPage()
  await page.setViewportSize({ width, height: 760 })
  for (const device of [page, other]) {
    await signInAs(device, product, person)
    await device.goto(`/chat/${id}`)
    await expect(chatScreen(device).questions).toHaveCount(1)
    await expect(device.getByText('Guardada por')).toHaveCount(0)
  }

  await keepFor(page, 'Sobre a viagem', '7 dias')
  await expect(page.getByText('se apaga 7 dias depois da última mensagem')).toBeVisible()
  for (const device of [page, other]) {
    await expect(device.getByRole('banner').getByText('Guardada por 7 dias')).toBeAttached()
    await expect(chatScreen(device).entry('Guardada por 7 dias')).toHaveCount(1)
    await expect(lastDayLine(device)).toHaveCount(0)
  }

  await letPass(product, 6 * 24 + 2, id)
  await other.reload()
  await expect(lastDayLine(other)).toHaveText(
    /^Esta conversa se apaga (hoje|amanhã) às \d\d:\d\d\. Se você escrever, o prazo recomeça\.$/,
  )
  await letPass(product, 24, id)
  await hideDueConversations(product.sql)
  for (const device of [page, other]) {
    await expect(device).toHaveURL(/\/chat$/)
    await expect(chatScreen(device).list.getByRole('link')).toHaveCount(0)
  }
})

test('Pinned conversations are on top, five at most, on every device', { tag: '@long' }, async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await product.seedPerson()
  const device = deviceOf(product, person)
  for (const n of [1, 2, 3, 4, 5, 6]) await device.talk('direta', `Assunto ${n}`, null)
  const other = await (await elsewhere()).newPage()
  await page.setViewportSize({ width, height: 760 })
  for (const screen of [page, other]) {
    await signInAs(screen, product, person)
    await screen.goto('/chat')
  }
  const entries = (where: Page) => chatScreen(where).list.getByRole('link')
  await expect(entries(other)).toHaveCount(6)

  for (const n of [1, 2, 3, 4, 5]) await choose(page, `Assunto ${n}`, 'Fixar')
  await expect(chatScreen(other).list.getByRole('heading').first()).toHaveText('Fixadas')
  await expect(entries(other)).toContainText([5, 4, 3, 2, 1, 6].map((n) => `Assunto ${n}`))
  await choose(page, 'Assunto 6', 'Fixar')
  await expect(page.getByText('Dá para fixar até 5 conversas. Desafixe uma')).toBeVisible()
  await choose(page, 'Assunto 5', 'Desafixar')
  await expect(entries(other)).toContainText([4, 3, 2, 1, 6, 5].map((n) => `Assunto ${n}`))
})

test('Larger text is larger for messages and box, and nothing is cut', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Uma palavra', null)
  await page.setViewportSize({ width, height: 760 })
  await signInAs(page, product, person)
  const screen = chatScreen(page)
  const sizes = async () => {
    await page.goto(`/chat/${id}`)
    await expect(screen.lastText).toHaveText(/\S/)
    const wide = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(wide)).toBe(false)
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const texts = [screen.questions.locator('[data-part="texto"]'), screen.lastText, screen.box]
    return Promise.all(texts.map((text) => text.evaluate(size)))
  }
  const found = [await sizes()]
  for (const name of ['Maior', 'Maior ainda']) {
    await page.goto('/conta')
    const group = page.getByRole('radiogroup', { name: 'Tamanho do texto' })
    await group.getByRole('radio', { name, exact: true }).check()
    found.push(await sizes())
  }
  expect(found.map(([first]) => first)).toEqual([17, 20.4, 23.8])
  for (const same of found) expect(new Set(same).size).toBe(1)
  await page.goto('/conta')
  await expect(page.getByRole('radio', { name: 'Maior ainda' })).toBeChecked()
})

test('What new conversations begin with is chosen on the account page @long', async ({ page, product }) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/conta')
  const group = page.getByRole('radiogroup', { name: 'Guardar conversas por' })
  await expect(group.getByRole('radio', { name: 'Sempre' })).toBeChecked()
  await expect(group.getByRole('radio')).toHaveCount(5)
  await group.getByRole('radio', { name: '30 dias' }).check()
  await expect(page.getByText('Guardado.')).toBeVisible()
  await page.reload()
  await expect(group.getByRole('radio', { name: '30 dias' })).toBeChecked()
  await page.goto('/chat')
  await chatScreen(page).newConversation()
  await expect(page.getByRole('banner').getByText('Guardada por 30 dias')).toBeVisible()
})

test('A time that is over already is asked about before it is chosen, and by keyboard alone @long', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Sobre ontem', null)
  await letPass(product, 30, id)
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  await chatScreen(page).list.getByRole('button', { name: 'Opções da conversa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Fixar' })).toBeFocused()
  const keep = page.getByRole('menuitem', { name: 'Guardar por' })
  while (!(await keep.evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Sempre' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('a conversa se apaga em instantes')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Guardada por')).toHaveCount(0)
  await keepFor(page, 'Sobre ontem', '24 horas')
  await page.getByRole('menuitem', { name: 'Apagar em instantes' }).click()
  await expect(page.getByRole('banner').getByText('Guardada por 24 horas')).toBeVisible()
})

test('Without a connection pinning shows that it needs one', { tag: '@long' }, async ({ page, product }) => {
  const person = await product.seedPerson()
  const { id } = await deviceOf(product, person).talk('acolhedora', 'Sem rede', null)
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  const screen = chatScreen(page)
  // The code of the menu is there.
  await openMenu(page, 'Sem rede')
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão. O que você escrever')).toBeVisible()
  await choose(page, 'Sem rede', 'Fixar')
  await expect(page.getByText('Isto precisa de internet')).toBeVisible()
  await expect(screen.list.getByText('Fixadas')).toHaveCount(0)
  await page.context().setOffline(false)
})
