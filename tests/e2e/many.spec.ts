import type { Page } from '@playwright/test'
import { saysInTwo } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'

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

test(
  'With 5,000 conversations and 5,000 messages in one, the page stays fast and keeps its place',
  { tag: '@long' },
  async ({ page, product }, { annotations }) => {
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
    await expect.poll(deepest, { intervals: [30] }).toBeGreaterThan(400)
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
      // A line that appears at the end in the same frame takes the page back to it: it is scrolled again.
      const height = () =>
        screen.log.evaluate((log, before) => {
          if (log.scrollHeight === before) log.scrollTop = Math.min(log.scrollTop, log.clientHeight)
          return log.scrollHeight
        }, before)
      await expect.poll(height).toBeGreaterThan(before)
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
    const half = 'Uma frase por vez. '.repeat(6)
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    product.model.next(saysInTwo(half, looked, half))
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
    goOn()
    await screen.replyEnds((half + half).trim())
    await expect.poll(bottom).toBeLessThanOrEqual(2)
    expect(await screen.box.boundingBox()).toEqual(box)
  },
)
