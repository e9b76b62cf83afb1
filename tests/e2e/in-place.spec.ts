import { says, stallsAfter } from '#tests/support/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, signInAs, test } from './product.ts'

const SENTENCE =
  'Quando a gente respira fundo e olha em volta, o peso de tudo isso costuma diminuir um pouco.'

test('With many conversations nothing can scroll the chat out of its frame', async ({ page, product }) => {
  const person = await product.seedPerson()
  await product.seedArchive(person.id, { conversations: 60, messages: 60 })
  await signInAs(page, product, person)
  await page.goto('/chat')
  const screen = chatScreen(page)
  await expect(screen.entry('Conversa 1').first()).toBeVisible()
  const shell = page.locator('.chat-shell')
  const hidden = await shell.evaluate((frame) => frame.scrollHeight - frame.clientHeight)
  const moved = await shell.evaluate((frame) => {
    for (const element of frame.querySelectorAll('*')) element.scrollIntoView({ block: 'end' })
    return frame.scrollTop
  })
  expect({ hidden, moved }).toEqual({ hidden: 0, moved: 0 })
})

test('While a reply is typed out, a word that has been read stays on its line', async ({ chat, product }) => {
  await chat.setViewportSize({ width: 447, height: 800 })
  const screen = chatScreen(chat)
  await screen.say('Conta')
  product.model.next(says(`${SENTENCE} `.repeat(5).trim()))
  await screen.picker.getByRole('button', { name: 'Acolhedora e Doce' }).click()
  await expect(screen.lastText).toContainText('Quando')
  const jumps = await screen.lastText.evaluate(async (letter) => {
    const linesOf = (paragraph: Element) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const top = paragraph.getBoundingClientRect().top
      const lines: number[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          lines.push(Math.round(range.getBoundingClientRect().top - top))
        }
      }
      return lines
    }
    let before: number[] = []
    let found = 0
    while (letter.closest('[data-status="escrevendo"]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = linesOf(letter)
      // The word that is being typed may still turn out too long for its line.
      found += before.slice(0, -1).filter((line, index) => now[index] !== line).length
      before = now
    }
    return found
  })
  await screen.replyEnds(/diminuir um pouco\.$/)
  expect(jumps).toBe(0)
})

test('A reply that is ended before its first word says so, also after a reload', async ({
  chat,
  product,
}) => {
  const screen = chatScreen(chat)
  await screen.newConversation()
  product.model.next(stallsAfter(''))
  await screen.say('Oi')
  await screen.button('Pausar').click()
  await screen.button('Encerrar aqui').click()
  const line = screen.lastReply.getByText('Você encerrou antes da primeira palavra.')
  await expect(line).toBeVisible()
  await chat.reload()
  await expect(line).toBeVisible()
})

test('The picker opened by mouse has no persona that looks chosen; by keyboard the first has the focus', async ({
  chat,
}) => {
  const screen = chatScreen(chat)
  const opener = chat.getByRole('button', { name: 'Nova conversa' }).first()
  await opener.click()
  await expect(screen.picker).toBeFocused()
  await chat.keyboard.press('Tab')
  await expect(screen.picker.locator(':focus')).toHaveCount(1)
  await chat.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await chat.keyboard.press('Enter')
  await expect(screen.picker.getByRole('button', { name: 'Acolhedora e Doce' })).toBeFocused()
})

test('The emoji of personas are drawn in colour: fonts with colours come before fonts of text', async ({
  chat,
}) => {
  const screen = chatScreen(chat)
  await screen.button('Nova conversa').first().click()
  const avatars = screen.picker.locator('[data-persona]')
  await expect(avatars).toHaveCount(6)
  const families = await avatars.evaluateAll((all) =>
    all.map((avatar) => getComputedStyle(avatar).fontFamily.split(/, */).slice(0, 3)),
  )
  for (const family of families)
    expect(family.map((name) => name.replaceAll('"', ''))).toEqual([
      'Apple Color Emoji',
      'Segoe UI Emoji',
      'Noto Color Emoji',
    ])
})

test('A list whose next page is refused asks for it again only after a pause', async ({ page, product }) => {
  const person = await product.seedPerson()
  await product.seedArchive(person.id, { conversations: 60, messages: 0 })
  await signInAs(page, product, person)
  const asked: number[] = []
  await page.route('**/api/conversations?cursor=*', (route) => {
    asked.push(Date.now())
    return route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'x' } } })
  })
  await page.goto('/chat')
  const screen = chatScreen(page)
  await expect(screen.entry('Conversa 1').first()).toBeVisible()
  await screen.list.evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = asked
  expect(second - first).toBeGreaterThanOrEqual(2900)
})
