import type { Page } from '@playwright/test'
import { says } from '#tests/support/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, signInAs, test } from './product.ts'

const CONVERSATIONS = 5000
const MESSAGES = 5000

/** The message in the middle of what is seen: its id, and where it is. */
function inTheMiddle(page: Page) {
  return page.getByRole('log').evaluate((log) => {
    const { top, height } = log.getBoundingClientRect()
    const near = [...log.querySelectorAll<HTMLElement>('[data-id]')].find(
      (message) => message.getBoundingClientRect().bottom > top + height / 2,
    )
    return { id: near?.dataset.id ?? '', y: near?.getBoundingClientRect().top ?? 0 }
  })
}

test('With 5,000 conversations and 5,000 messages in one, everything stays light and in its place', async ({
  page,
  product,
}, { annotations }) => {
  test.slow()
  const person = await product.seedPerson()
  await product.seedArchive(person.id, { conversations: CONVERSATIONS, messages: 0 })
  const [long = ''] = await product.seedArchive(person.id, { conversations: 1, messages: MESSAGES })
  await signInAs(page, product, person)
  const screen = chatScreen(page)

  await page.goto('/chat')
  const rows = screen.list.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  let most = 0
  const deepest = async () => {
    await screen.list.evaluate((list) => list.scrollTo(0, list.scrollHeight))
    most = Math.max(most, await rows.count())
    return Number(/Conversa (\d+)/.exec(await rows.last().innerText())?.[1])
  }
  await expect.poll(deepest, { intervals: [30], timeout: 60_000 }).toBeGreaterThan(400)
  expect(most).toBeLessThan(200)

  await page.goto(`/chat/${long}`)
  const messages = page.getByRole('log').locator('[data-id]')
  await expect(screen.log.getByText(`(${MESSAGES - 1})`)).toBeInViewport()
  let drawn = 0
  let moved = 0
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await screen.log.evaluate((log) => {
      log.scrollTop = Math.min(log.scrollTop, log.clientHeight)
      return log.scrollHeight
    })
    const seen = await inTheMiddle(page)
    await expect.poll(() => screen.log.evaluate((log) => log.scrollHeight)).toBeGreaterThan(before)
    const now = await page
      .locator(`[data-id="${seen.id}"]`)
      .evaluate((one) => one.getBoundingClientRect().top)
    moved = Math.max(moved, Math.abs(now - seen.y))
    drawn = Math.max(drawn, await messages.count())
  }
  annotations.push({
    type: 'many',
    description: `at most ${most} rows and ${drawn} messages drawn, ${moved} px moved`,
  })
  expect(moved).toBeLessThanOrEqual(2)
  expect(drawn).toBeLessThan(400)

  // Typing out follows only who is at the end.
  const far = await inTheMiddle(page)
  product.model.next(says('Uma frase por vez. '.repeat(30)))
  const status = await page.evaluate(
    ([id, content, personId = '']) =>
      fetch(`/api/conversations/${id}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-person': personId },
        body: JSON.stringify({ id: crypto.randomUUID(), content }),
      }).then((answer) => answer.status),
    [long, 'de outro aparelho', person.id],
  )
  expect(status).toBe(200)
  await expect(screen.button('Pausar')).toBeVisible()
  expect(Math.abs((await inTheMiddle(page)).y - far.y)).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: 'Ir para o fim' }).click()
  await expect(screen.log.getByText('de outro aparelho')).toBeAttached()
  const bottom = () =>
    screen.log.evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop))
  await expect.poll(bottom).toBeLessThanOrEqual(2)
  const box = await screen.box.boundingBox()
  await screen.replyEnds(/Uma frase por vez\.$/)
  expect(await bottom()).toBeLessThanOrEqual(2)
  expect(await screen.box.boundingBox()).toEqual(box)
})

test('What one tab does is in the other within half a second', async ({ chat, product }, { annotations }) => {
  const screen = chatScreen(chat)
  await screen.newConversation()
  const other = await chat.context().newPage()
  await other.goto(new URL(chat.url()).pathname)
  await expect(chatScreen(other).box).toBeVisible()
  // When each of the words was first on the screen, by the one clock of this machine.
  await other.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-role="user"] [data-part="texto"]')) {
        if (textContent) seen[textContent] ??= Date.now()
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const took: number[] = []
  for (const words of ['um', 'dois', 'três', 'quatro', 'cinco']) {
    product.model.next(says(`Sim: ${words}.`))
    await screen.box.fill(words)
    const pressed = await chat.evaluate(() => Date.now())
    await screen.box.press('Enter')
    await screen.replyEnds(`Sim: ${words}.`)
    const seen = () =>
      other.evaluate((text) => (window as unknown as { seen: Record<string, number> }).seen[text] ?? 0, words)
    await expect.poll(seen).toBeGreaterThan(0)
    took.push((await seen()) - pressed)
  }
  annotations.push({ type: 'two tabs', description: `${took.join(', ')} ms` })
  expect(Math.min(...took)).toBeLessThan(500)
})
