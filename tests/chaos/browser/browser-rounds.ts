import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { says, speaksOnAfter } from '#tests/support/model/model-server.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { expectedReply } from '../expected-reply.ts'
import { must } from '../faults/fault.ts'
import { type BrowserWorld, EMAIL, PASSWORD, type Screen } from './browser-world.ts'

type BrowserRound = {
  name: string
  /** Part of the short run. */
  short?: true
  /** Does it to one message, and gives what was sent, in order. */
  run: (world: BrowserWorld, given: Given) => Promise<string[]>
}

type Given = { context: BrowserContext; conversation: string; screen: Screen; content: string }

const WAITS = 'Será enviada quando a conexão voltar'

/** The server dies when this is asked for the first time; what is written then is seen, and sent later. */
async function goneBefore(world: BrowserWorld, { context, screen, content }: Given, asked: string) {
  await context.route(asked, async (route) => {
    await world.node().kill()
    await route.continue()
  })
  await screen.page.reload()
  await screen.page.getByText('Não conseguimos carregar as mensagens').waitFor()
  await context.unroute(asked)
  await screen.say(content)
  await screen.page.getByText(WAITS).waitFor()
  await world.heal()
  return [content]
}

/** What a person meets with a real browser in their hands. */
export const BROWSER_ROUNDS: BrowserRound[] = [
  {
    name: 'the page is reloaded in the middle of a reply',
    short: true,
    async run(world, { screen, content }) {
      speakSlowly(world, content)
      await screen.say(content)
      const before = await someText(screen, 40)
      await screen.page.reload()
      await screen.lastText.waitFor()
      must((await shownText(screen)).startsWith(before), 'a reload showed less than before')
      return [content]
    },
  },
  {
    name: 'the tab is closed in the middle of a reply and opened again',
    async run(world, { context, conversation, screen, content }) {
      speakSlowly(world, content)
      await screen.say(content)
      await someText(screen, 20)
      await screen.page.close()
      await wait(500)
      Object.assign(screen, await world.open(context, conversation))
      return [content]
    },
  },
  {
    name: 'what is written without a connection survives a reload and goes out in order',
    async run(_, { context, screen, content }) {
      const held = '**/api/conversations/*/messages'
      await context.route(held, (route) =>
        route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
      )
      await screen.say(`${content}, primeira`)
      await screen.page.getByText(WAITS).first().waitFor()
      await screen.say(`${content}, segunda`)
      await screen.questions.nth(1).waitFor()
      await screen.page.reload()
      await screen.page.getByText(WAITS).first().waitFor()
      must((await screen.questions.count()) === 2, 'what waited to be sent did not survive a reload')
      await context.unroute(held)
      return [`${content}, primeira`, `${content}, segunda`]
    },
  },
  {
    name: 'the connection goes away while writing and comes back',
    async run(_, { context, screen, content }) {
      await context.setOffline(true)
      await screen.say(content)
      await screen.page.getByText(WAITS).waitFor()
      await context.setOffline(false)
      return [content]
    },
  },
  {
    name: 'the server is killed while it types out',
    short: true,
    async run(world, { screen, content }) {
      speakWithoutEnd(world, content)
      await screen.say(content)
      const before = await someText(screen, 60)
      await world.kill()
      await world.heal()
      await screen.button('Continuar de onde parou').click()
      must((await shownText(screen)).startsWith(before), 'a restart took back what was shown')
      return [content]
    },
  },
  {
    name: 'the server is stopped in the middle of a reply',
    async run(world, { screen, content }) {
      speakWithoutEnd(world, content)
      await screen.say(content)
      await someText(screen, 20)
      must((await world.node().stop()) === 0, 'a stop ended badly')
      await world.heal()
      await screen.button('Continuar de onde parou').click()
      return [content]
    },
  },
  {
    name: 'the server is away when a message is sent',
    async run(world, { screen, content }) {
      await world.node().kill()
      await screen.say(content)
      await screen.page.getByText(WAITS).waitFor()
      await world.heal()
      return [content]
    },
  },
  {
    name: 'the server goes away before the messages are loaded',
    run: (world, given) => goneBefore(world, given, '**/api/conversations/*/messages'),
  },
  {
    name: 'the server goes away before the conversation is loaded',
    run: (world, given) => goneBefore(world, given, '**/api/conversations/*'),
  },
  {
    name: 'the database is away when a message is sent',
    async run(world, { screen, content }) {
      await world.proxy.shut()
      await screen.say(content)
      await screen.page.getByText(WAITS).waitFor()
      await world.proxy.reopen()
      return [content]
    },
  },
  {
    name: 'the session ends while writing',
    async run(world, { context, screen, content }) {
      await screen.box.fill(content)
      await world.endSession(context)
      await screen.page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
      await screen.page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
      await screen.page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await screen.box.and(screen.page.getByText(content)).press('Enter')
      return [content]
    },
  },
  {
    name: 'a second tab follows to the same end',
    async run(world, { context, conversation, screen, content }) {
      const second = await world.open(context, conversation)
      speakSlowly(world, content)
      await screen.say(content)
      await someText(second, 40)
      await endsWhole(second, content)
      await second.page.close()
      return [content]
    },
  },
  {
    name: 'a pause survives a reload, and what is ended is what was shown',
    async run(world, { screen, content }) {
      speakWithoutEnd(world, content)
      await screen.say(content)
      await someText(screen, 30)
      await screen.button('Pausar').click()
      await screen.button('Encerrar aqui').waitFor()
      const shown = await shownText(screen)
      await screen.page.reload()
      await screen.button('Encerrar aqui').waitFor()
      const again = await shownText(screen)
      must(again === shown, `a reload showed another pause: '${again.slice(-30)}' for '${shown.slice(-30)}'`)
      await screen.button('Encerrar aqui').click()
      await status(screen, 'completa')
      world.endedAt.set(content, shown)
      return [content]
    },
  },
]

/** The page and the database agree, each message is there once and in order, and each reply is whole. */
export async function checkScreen(world: BrowserWorld, given: Given, sent: string[]): Promise<void> {
  const { screen, conversation } = given
  for (const [index, content] of sent.entries()) {
    await screen.questions.nth(index).and(screen.page.locator('[data-status="enviada"]')).waitFor()
    if (index === sent.length - 1) await endsWhole(screen, world.endedAt.get(content) ?? content)
  }
  const messages = await storedAtRest(world, conversation)
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  must(
    JSON.stringify(questions) === JSON.stringify(sent),
    `stored ${questions.length} of ${sent.length} messages`,
  )
  for (const { role, seq, content } of messages) {
    const question = messages.find((message) => message.seq === seq - 1)
    if (role !== 'assistant' || !question) continue
    const expected = world.endedAt.get(question.content) ?? expectedReply(question.content)
    must(content.trimEnd() === expected.trimEnd(), 'a reply is not what the model said')
  }
}

/** A command shows at once what it is going to do: what is stored may follow a moment later. */
async function storedAtRest({ stored }: BrowserWorld, conversation: string): Promise<ChatMessage[]> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(50)) {
    const messages = await stored.messages(conversation)
    if (messages.every(({ status }) => status !== 'escrevendo' && status !== 'pausada')) return messages
    must(Date.now() < end, 'what the screen shows as complete is not stored so')
  }
}

/** A reply of a few seconds, so that there is a middle of it. */
function speakSlowly({ model }: BrowserWorld, content: string): void {
  model.next(says(expectedReply(content), { pause: 60 }))
}

/** Only a part of the reply, so that it can't be whole before it is stopped. */
function speakWithoutEnd({ model }: BrowserWorld, content: string): void {
  model.next(speaksOnAfter(expectedReply(content).slice(0, 200), { pause: 60 }))
}

async function someText(screen: Screen, length: number): Promise<string> {
  for (const end = Date.now() + HANG_TIMEOUT; ; await wait(30)) {
    const text = await shownText(screen)
    if (text.length >= length) return text
    must(Date.now() < end, 'a reply did not begin on the screen')
  }
}

async function shownText({ lastText }: Screen): Promise<string> {
  return (await lastText.count()) > 0 ? ((await lastText.textContent()) ?? '') : ''
}

async function status(screen: Screen, wanted: string): Promise<void> {
  await screen.replies
    .last()
    .and(screen.page.locator(`[data-status="${wanted}"]`))
    .waitFor()
}

async function endsWhole(screen: Screen, content: string): Promise<void> {
  const expected = content.startsWith('p0-') || content === '' ? content : expectedReply(content)
  await status(screen, 'completa')
  for (
    const end = Date.now() + HANG_TIMEOUT;
    (await shownText(screen)).trim() !== expected.trim();
    await wait(100)
  )
    must(Date.now() < end, 'the screen does not show the reply that is stored')
}
