import type { Page } from '@playwright/test'
import {
  expectFitForAll,
  expectWellLaidOut,
  setLetterSize,
  USUAL_LETTERS,
} from '#tests/support/browser/check-page.ts'
import { saysInTwo, stallsAfter } from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'
import { seedLevels, seedStates, WORDS_OF_LEVEL } from './states.ts'

async function expectStatesFitForAll(page: Page, states: Record<string, string>): Promise<void> {
  const screen = chatScreen(page)
  await page.goto('/chat')
  for (const [name, id] of Object.entries(states)) {
    const entry = screen.list.locator(`a[href="/chat/${id}"]`)
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'page')
    const there = name === 'vazia' ? page.getByRole('heading', { level: 1 }) : screen.lastText
    await expect(there).toBeVisible()
    // The card that a message brought stays with it.
    const level = name in WORDS_OF_LEVEL ? [name] : []
    const statuses = name === 'vazia' ? [] : [level.length > 0 ? 'completa' : name]
    for (const status of statuses) await expect(screen.lastReply).toHaveAttribute('data-status', status)
    await expect(page.getByTestId('cartao-crise')).toHaveCount(level.length)
    for (const its of level) await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', its)
    await expectFitForAll(page, name)
    // Still: nothing else was looked at.
    for (const status of statuses) expect(await screen.lastReply.getAttribute('data-status')).toBe(status)
  }
}

test('Every state of danger passes axe in both themes, from 320 px on', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const levels = await seedLevels(product, person)
  await signInAs(page, product, person)
  await expectStatesFitForAll(page, levels)
})

test('Every state of the chat passes axe in both themes, from 320 px on', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const states = await seedStates(product, person)
  await signInAs(page, product, person)
  const screen = chatScreen(page)
  await expectStatesFitForAll(page, states)

  await page.route('**/api/**', (route) => route.abort())
  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão. O que você escrever fica guardado aqui.')).toBeVisible()
  await expectFitForAll(page, 'offline')
  await page.context().setOffline(false)
  await page.unroute('**/api/**')

  await page.goto('/chat')
  await page.getByRole('button', { name: 'Nova conversa' }).first().click()
  await expect(screen.picker).toBeVisible()
  await expectFitForAll(page, 'the picker')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible()
  await expectFitForAll(page, 'the shortcuts')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Buscar nas suas conversas').fill('dia')
  await expect(page.getByText('1 conversa encontrada')).toBeVisible()
  await expectFitForAll(page, 'the search')
})

test('The welcome and a conversation of many pages pass axe too', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signInAs(page, product, await product.seedPerson({ welcomed: false }))
  await page.goto('/chat')
  await chatScreen(page).showAll(chatScreen(page).replies.first())
  await expectFitForAll(page, 'the welcome')
  const reader = await product.seedPerson()
  const [long] = await product.seedArchive(reader.id, { conversations: 1, messages: 120 })
  await signInAs(page, product, reader)
  await page.goto(`/chat/${long}`)
  await expect(chatScreen(page).lastText).toBeVisible()
  await expectFitForAll(page, 'a long conversation')
})

test('With letters of twice the size a tablet has the list over the conversation, not beside it', {
  tag: '@long',
}, async ({ chat }) => {
  const { list, button } = chatScreen(chat)
  await chat.setViewportSize({ width: 768, height: 800 })
  await expect(list).toBeVisible()
  await setLetterSize(chat, 2 * USUAL_LETTERS)
  await chat.reload()
  await expect(chat.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list).toBeHidden()
  await chat.setViewportSize({ width: 360, height: 800 })
  await button('Abrir menu').click()
  await expect(list).toBeVisible()
  await expectWellLaidOut(chat, 'the list')
})

test('The dots are seen where the system chooses the colours', { tag: '@long' }, async ({
  conversation,
  product,
}) => {
  const { say, dots } = chatScreen(conversation)
  await conversation.emulateMedia({ forcedColors: 'active' })
  product.model.next(stallsAfter(''))
  await say('Oi')
  const colour = (element: Element) => getComputedStyle(element).backgroundColor
  const paper = await conversation.locator('html').evaluate(colour)
  expect(await dots.locator('span').first().evaluate(colour)).not.toBe(paper)
})

/** Everything that a live region is given to say from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = target instanceof Element && target.closest('[aria-live], [role=status], [role=alert]')
        if (!region || region.closest('[aria-live=off]')) continue
        for (const node of addedNodes) heard.push(node.textContent ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('A screen reader finds its way, and hears a reply by sentences and once, and that it halts @long', async ({
  chat,
  product,
}) => {
  const screen = chatScreen(chat)
  const heard = await listen(chat)
  await screen.newConversation('Acolhedora e Doce')
  await screen.say('Oi')
  await screen.replyEnds(/Estou aqui/)
  await expect(chat.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - button "Fechar menu"
      - button "Nova conversa"
      - button "Buscar nas conversas"
      - navigation "Conversas":
        - heading "Hoje" [level=2]
        - list:
          - listitem:
            - link /Oi/
            - button "Opções da conversa"
    - banner:
      - link "Preciso de ajuda agora"
      - button "Sair"
    - main:
      - log "Mensagens":
        - heading /Oi/ [level=1]
        - article:
          - heading "Você" [level=2]
        - article:
          - heading "Acolhedora e Doce" [level=2]
          - paragraph: Estou aqui com você. O que mais pesa agora?
      - textbox "Digite sua mensagem..."
      - button "Enviar" [disabled]
  `)

  await expect.poll(async () => (await heard()).at(-1)).toBe('Resposta completa')
  const before = (await heard()).length
  const { promise: gate, resolve: speak } = Promise.withResolvers<void>()
  const { promise: silence, resolve: goOn } = Promise.withResolvers<void>()
  const words = saysInTwo('Que bom que você veio. **Vamos', silence, ' devagar**, sem pressa. O que pesa?')
  product.model.next(async (...asked) => {
    await gate
    await words(...asked)
  })
  await screen.say('Quero conversar')
  await expect(screen.dots).toBeVisible()
  speak()
  // The model is silent in the middle of the reply.
  await expect(screen.waiting).toBeVisible()
  await expect(screen.lastText).toContainText(/veio\./)
  await expect.poll(async () => (await heard()).at(-1)).toBe('Esperando o resto da resposta')
  goOn()
  await screen.replyEnds(/O que pesa/)
  await expect(screen.waiting).toBeHidden()
  await expect.poll(async () => (await heard()).at(-1)).toBe('Resposta completa')
  const said = (await heard()).slice(before).filter((words) => words.trim() !== '')
  expect(said.shift()).toBe('Escrevendo')
  expect(said.pop()).toBe('Resposta completa')
  // Once, and after what had come.
  expect(said.splice(1, 1)).toEqual(['Esperando o resto da resposta'])
  expect(said.join(' ').replace(/\s+/g, ' ')).toBe(
    'Que bom que você veio. Vamos devagar, sem pressa. O que pesa?',
  )
  expect(said.every((words) => /[.?!]$/.test(words.trim()))).toBe(true)
  // Who reads on from the last message does not meet it again.
  await expect(chat.getByText('Resposta completa')).toHaveCount(0)
  await expect(chat.getByText('O que pesa?')).toHaveCount(1)
})
