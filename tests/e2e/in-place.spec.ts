import { says, speaksOnAfter } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'

// As everybody sees replies who does not ask for less motion.
test.use({ moving: true })

const SENTENCE =
  'Quando a gente respira fundo e olha em volta, o peso de tudo isso costuma diminuir um pouco.'

test('With many conversations nothing can scroll the chat out of its frame', { tag: '@long' }, async ({
  page,
  product,
}) => {
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

test('While a reply is typed out, a word that has been read stays on its line', { tag: '@long' }, async ({
  conversation,
  product,
}) => {
  await conversation.setViewportSize({ width: 447, height: 800 })
  const screen = chatScreen(conversation)
  product.model.next(says(`${SENTENCE} `.repeat(3).trim()))
  await screen.say('Conta')
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

test('A reply that is ended before its first word shows it, also after a reload', { tag: '@long' }, async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  product.model.next(speaksOnAfter(''))
  await screen.say('Oi')
  await screen.button('Pausar').click()
  await screen.endHere()
  const line = screen.lastReply.getByText('Você encerrou antes da primeira palavra.')
  await expect(line).toBeVisible()
  await conversation.reload()
  await expect(line).toBeVisible()
})

test('The message somebody looked for is marked, also where nothing may move', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const [conversation] = await product.seedArchive(person.id, { conversations: 1, messages: 20 })
  const [message] = await product.sql<{ id: string }[]>`
    select id from mensagens where "conversaId" = ${conversation ?? ''} and seq = 3`
  await signInAs(page, product, person)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/chat/${conversation}?mensagem=${message?.id}`)
  await expect(page.locator('.found')).toBeInViewport()
  await expect(page.locator('.found')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('A list whose next page is refused asks for it again only after a pause', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  await product.seedArchive(person.id, { conversations: 60, messages: 0 })
  await signInAs(page, product, person)
  await page.route('**/api/conversations?cursor=*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'x' } } }),
  )
  await page.goto('/chat')
  const screen = chatScreen(page)
  await expect(screen.entry('Conversa 1').first()).toBeVisible()
  await screen.list.evaluate((list) => list.scrollTo(0, list.scrollHeight))
  // When the page asked, by its own clock.
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/conversations?cursor='))
        .map(({ startTime }) => startTime),
    )
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(1)
  const [first = 0, second = 0] = await asked()
  expect(second - first).toBeGreaterThanOrEqual(3000)
})
