import type { Locator, Page } from '@playwright/test'
import { says } from '#tests/support/model/model-server.ts'
import { seededText } from '#tests/support/product/seed-archive.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'
import { WORDS_OF_LEVEL } from './states.ts'

test('An empty chat shows the persona and what to begin with, and sending asks for a persona and loses nothing', async ({
  chat,
}) => {
  const screen = chatScreen(chat)
  await expect(chat.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeVisible()
  await expect(chat.getByText('Acolhedora e Doce').first()).toBeVisible()
  await expect(screen.sendButton).toBeDisabled()
  await chat.getByRole('button', { name: 'Só preciso desabafar' }).click()
  await expect(screen.box).toHaveValue(/desabafar/)
  await expect(screen.questions).toHaveCount(0)

  const refusal = { error: { code: 'onboarding_first', message: 'Não.' } }
  await chat.route('**/api/conversations', (route) => route.fulfill({ status: 409, json: refusal }))
  await chat.getByRole('button', { name: 'Nova conversa' }).first().click()
  await screen.picker.getByRole('button', { name: 'Direta e Objetiva' }).click()
  await expect(chat.getByText('Não conseguimos abrir uma nova conversa')).toBeVisible()
  await expect(chat).toHaveURL(/\/chat$/)
  await expect(screen.box).toHaveValue(/desabafar/)
  await chat.unroute('**/api/conversations')

  await screen.say('Preciso falar')
  await expect(screen.picker).toBeVisible()
  await expect(
    screen.picker.getByRole('button', { name: /Doce|Objetiva|Debochada|Maternal|Psicanalista|Companheiro/ }),
  ).toHaveCount(6)
  await screen.picker.getByRole('button', { name: 'Maternal Brasileira' }).click()
  await expect(screen.questions).toHaveText(/Preciso falar/)
  await screen.replyEnds(/./)
  await expect(chat.getByText('Maternal Brasileira').first()).toBeVisible()
})

test('The picker shows its emoji in colour; opened by mouse no persona looks chosen; by keyboard alone it is used and gives the focus back', {
  tag: '@long',
}, async ({ chat }) => {
  const screen = chatScreen(chat)
  const opener = chat.getByRole('button', { name: 'Nova conversa' }).first()
  await opener.click()
  await expect(screen.picker).toBeFocused()
  await expectEmojiInColour(screen.picker.locator('[data-persona] [data-persona]'))
  await chat.keyboard.press('Tab')
  await expect(screen.picker.locator(':focus')).toHaveCount(1)
  await chat.keyboard.press('Escape')
  await expect(screen.picker).toBeHidden()
  await expect(opener).toBeFocused()
  await chat.keyboard.press('Enter')
  await expect(screen.picker.getByRole('button', { name: 'Acolhedora e Doce' })).toBeFocused()
  await chat.keyboard.press('ArrowRight')
  await chat.keyboard.press('Enter')
  await expect(chat).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
})

/** Fonts with colours come before fonts of text. */
async function expectEmojiInColour(avatars: Locator): Promise<void> {
  await expect(avatars).toHaveCount(6)
  const families = await avatars.evaluateAll((all) =>
    all.map((avatar) => getComputedStyle(avatar).fontFamily.replaceAll('"', '').split(/, */).slice(0, 3)),
  )
  for (const family of families)
    expect(family).toEqual(['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'])
}

test('A conversation is renamed in place, and keeps the name @long', async ({ page, product }) => {
  const person = await product.seedPerson()
  const device = deviceOf(product, person)
  const { id } = await device.talk('acolhedora', 'Sobre a mudança de casa', null)
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  const screen = chatScreen(page)
  const field = page.getByRole('textbox', { name: 'Título da conversa' })

  // What happens in the conversation meanwhile leaves the words in the field.
  await screen.menu('Sobre a mudança', 'Renomear')
  await field.fill('Muda')
  await device.say(id, 'Escrito noutro aparelho', says('Uma resposta.'))
  await expect(screen.lastText).toHaveText('Uma resposta.')
  await field.pressSequentially('nça')
  await field.press('Enter')
  await expect(screen.entry('Mudança')).toBeVisible()

  await screen.menu('Mudança', 'Renomear')
  await field.fill('Outra coisa')
  await field.press('Escape')
  await expect(screen.entry('Mudança')).toBeVisible()

  await screen.menu('Mudança', 'Renomear')
  await field.fill('   ')
  await field.press('Enter')
  await expect(screen.entry('Mudança')).toBeVisible()

  await screen.menu('Mudança', 'Renomear')
  await field.fill('Casa nova')
  await screen.box.click()
  await expect(screen.entry('Casa nova')).toBeVisible()
  await screen.say('Mais uma coisa')
  await expect(screen.replies).toHaveCount(2)
  await screen.replyEnds(/./)
  await page.reload()
  await expect(screen.entry('Casa nova')).toBeVisible()
})

test('A deleted conversation is gone at once, comes back with Desfazer, and the chat is cleared', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const device = deviceOf(product, person)
  const other = await device.talk('acolhedora', 'Fique', null)
  const { id } = await device.talk('debochada', 'Apague isto', null)
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  const screen = chatScreen(page)
  await screen.replyEnds(/./)
  await screen.menu('Apague isto', 'Excluir conversa')
  await expect(screen.entry('Apague isto')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeVisible()
  await expect(page.getByText('Acolhedora e Doce').first()).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(screen.entry('Apague isto')).toBeVisible()

  // It can't be deleted, and nobody is led back to it from where they have gone meanwhile.
  const { promise: gate, resolve: refuse } = Promise.withResolvers<void>()
  await page.route(`**/api/conversations/${id}`, (route) => gate.then(() => route.fulfill({ status: 400 })))
  await screen.menu('Apague isto', 'Excluir conversa')
  await screen.entry('Fique').click()
  await screen.box.fill('Estou escrevendo aqui')
  refuse()
  await expect(screen.entry('Apague isto')).toBeVisible()
  await expect(page.getByText('Não conseguimos excluir a conversa. Ela continua aqui.')).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/chat/${other.id}`)
  await expect(screen.box).toHaveValue('Estou escrevendo aqui')
  await page.unroute(`**/api/conversations/${id}`)

  await screen.entry('Apague isto').click()
  await screen.replyEnds(/./)
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await screen.menu('Apague isto', 'Excluir conversa')
  await deleted
  await page.reload()
  await expect(screen.box).toBeVisible()
  await expect(screen.entry('Apague isto')).toHaveCount(0)
  // When nobody can want it back any longer, nothing is left of it.
  await product.sql`update conversas set "deletedAt" = "deletedAt" - interval '8 seconds' where id = ${id}`
  await expect.poll(async () => (await product.sql`select from conversas where id = ${id}`).length).toBe(0)
})

test('Selecting a conversation shows its messages in order and its persona', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const device = deviceOf(product, person)
  const { id } = await device.talk('psicanalista', 'A um', says('primeira'))
  await device.say(id, 'A dois', says('segunda'))
  const other = await device.talk('companheiro', 'B', null)
  await signInAs(page, product, person)
  await page.goto(`/chat/${other.id}`)
  const screen = chatScreen(page)
  await expect(page.getByText('Companheiro Neutro').first()).toBeVisible()
  await screen.entry('A um').click()
  await expect(screen.log.locator('[data-role] [data-part="texto"]')).toHaveText([
    'A um',
    'primeira',
    'A dois',
    'segunda',
  ])
  await expect(page.getByText('Psicanalista Neutro').first()).toBeVisible()
})

// A browser opens six connections to a host: with seven others not every tab can have its own.
for (const { others, tag } of [
  { others: 2, tag: [] },
  { others: 7, tag: '@long' },
]) {
  test(`What one tab does appears in ${others} others, and never with another person`, {
    tag,
  }, async ({ conversation, context, product, elsewhere }) => {
    const stranger = await (await elsewhere()).newPage()
    await signInAs(stranger, product, await product.seedPerson())
    const path = new URL(conversation.url()).pathname
    const tabs = await Promise.all(
      Array.from({ length: others }, async () => {
        const tab = await context.newPage()
        await tab.goto(path)
        return tab
      }),
    )
    await stranger.goto('/chat')
    for (const tab of [...tabs, stranger]) await expect(chatScreen(tab).box).toBeVisible()

    const screen = chatScreen(conversation)
    product.model.next(says('Muitas janelas, uma conversa.'))
    await screen.say('Todas me ouvem?')
    await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviada')
    for (const tab of [conversation, ...tabs]) {
      await expect(chatScreen(tab).questions).toHaveText(/Todas me ouvem/)
      await chatScreen(tab).replyEnds('Muitas janelas, uma conversa.')
    }

    await screen.newConversation()
    const another = new URL(conversation.url()).pathname
    for (const tab of tabs) await expect(chatScreen(tab).list.locator(`a[href="${another}"]`)).toBeVisible()
    await expect(chatScreen(stranger).list.getByRole('link')).toHaveCount(0)
    await stranger.goto(path)
    await expect(stranger.getByText('Esta conversa não está aqui')).toBeVisible()
    await expect(chatScreen(stranger).questions).toHaveCount(0)
  })
}

test('Words are found from the sidebar and lead to their message, however far back', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const text = (at: number) => (at === 7 ? 'Um girassol na janela' : seededText(at))
  const [id = ''] = await product.seedArchive(person.id, { conversations: 1, messages: 400, text })
  await signInAs(page, product, person)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Buscar nas conversas' }).click()
  const asked: string[] = []
  page.on('request', (request) => {
    const query = /\/messages(\?\w+)?/.exec(request.url())
    if (query) asked.push(query[1] ?? '')
  })
  await page.getByLabel('Buscar nas suas conversas').fill('GIRASSÓL')
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}\\?mensagem=`))
  const found = chatScreen(page).log.getByText('Um girassol na janela')
  await expect(found).toBeInViewport({ ratio: 1 })

  // Only what is around it was loaded, and nothing of what lies between it and the end.
  expect(asked.filter((query) => query === '?around')).toHaveLength(1)
  expect(asked).not.toContain('?before')

  const { log, box, questions } = chatScreen(page)
  await page.getByRole('button', { name: 'Ir para o fim' }).click()
  await expect(log.getByText('(399)')).toBeInViewport()
  await expect(found).toHaveCount(0)
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(found).toBeInViewport({ ratio: 1 })

  await box.fill('Lembrei dele hoje')
  await box.press('Enter')
  await expect(questions.last()).toHaveText(/Lembrei dele hoje/)
  await expect(questions.last()).toBeInViewport()

  // Reading on from there leads, page by page, to the end, and no message is there twice.
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(found).toBeInViewport({ ratio: 1 })
  const down = async () => {
    await log.evaluate((it) => it.scrollTo(0, it.scrollHeight))
    return questions.getByText('Lembrei dele hoje').count()
  }
  // A dozen pages, one after the other, take their time on a slow machine.
  await expect.poll(down, { intervals: [50], timeout: 4 * 60_000 }).toBe(1)
  const order = await log
    .locator('[data-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''))
  expect(new Set(order).size).toBe(order.length)

  await page.keyboard.press('Escape')
  await expect(chatScreen(page).entry('Conversa 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar nas conversas' })).toBeFocused()
})

test('A message that was jumped to stays in view while heights change around it, until the person scrolls', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  const text = (at: number) => (at === 30 ? 'Um girassol na janela' : seededText(at))
  await product.seedArchive(person.id, { conversations: 1, messages: 400, text })
  await signInAs(page, product, person)
  await page.goto('/chat')
  // What is needed to draw replies, and how wide letters are, arrives after the jump.
  const { promise: later, resolve: arrives } = Promise.withResolvers<void>()
  await page.route(/markdown-[\w-]+\.js|\.woff2/, (route) => later.then(() => route.continue()))
  await page.getByRole('button', { name: 'Buscar nas conversas' }).click()
  await page.getByLabel('Buscar nas suas conversas').fill('girassol')
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  const { log } = chatScreen(page)
  const found = log.getByText('Um girassol na janela')
  await expect(found).toBeInViewport({ ratio: 1 })
  arrives()
  await page.evaluate(() => document.fonts.ready)
  await expect(found).toBeInViewport({ ratio: 1 })

  /** Something above the message becomes higher, as an image of a card would. Resolves once that is laid out and drawn. */
  const grow = () =>
    found.evaluate(async (it) => {
      const before = it.closest('[data-id]')?.previousElementSibling as HTMLElement
      before.style.minHeight = `${before.offsetHeight + 2000}px`
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
  for (let times = 0; times < 3; times += 1) {
    await grow()
    await expect(found).toBeInViewport({ ratio: 1 })
  }

  const place = () => log.evaluate((it) => it.scrollTop)
  const held = await place()
  await log.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(place).toBeLessThan(held - 200)
  const chosen = await place()
  await found.evaluate(async (it) => {
    const after = it.closest('[data-id]')?.nextElementSibling as HTMLElement
    after.style.minHeight = `${after.offsetHeight + 2000}px`
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await place()).toBe(chosen)
})

/** The page does not hear any more that it was scrolled: a busy browser says so late. */
async function holdScrollEvents(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
}

test('A found message stays in view when earlier ones come in before the page learns that it was scrolled', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  const text = (at: number) => (at === 60 ? 'Um girassol na janela' : `(${at})`)
  const [id] = await product.seedArchive(person.id, { conversations: 1, messages: 120, text })
  await signInAs(page, product, person)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto(`/chat/${id}`)
  const { log } = chatScreen(page)
  await expect(log.getByText('(119)')).toBeInViewport()
  await page.getByRole('button', { name: 'Buscar nas conversas' }).click()
  await page.getByLabel('Buscar nas suas conversas').fill('girassol')
  await holdScrollEvents(page)
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(log.getByText('(30)')).toBeAttached()
  await expect(log.getByText('Um girassol na janela')).toBeInViewport({ ratio: 1 })
})

test('Shortcuts are listed on ?, do what they say, and those of one key can be switched off', {
  tag: '@long',
}, async ({ chat }) => {
  const screen = chatScreen(chat)
  const dialog = chat.getByRole('dialog', { name: 'Atalhos de teclado' })
  await screen.box.fill('Tudo bem?')
  await expect(dialog).toBeHidden()
  await screen.box.fill('')
  const aside = chat.getByRole('heading', { name: 'Como posso te ajudar hoje?' })
  await aside.click()
  await chat.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Quebrar a linha')).toBeVisible()
  await dialog.getByText('Usar atalhos de uma tecla só').click()
  await chat.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await aside.click()
  await chat.keyboard.press('?')
  await expect(dialog).toBeHidden()
  await chat.keyboard.press('Control+/')
  await expect(dialog).toBeVisible()
  await dialog.getByText('Usar atalhos de uma tecla só').click()
  await chat.keyboard.press('Escape')

  await aside.click()
  await chat.keyboard.press('/')
  await expect(screen.box).toBeFocused()
  await chat.keyboard.press('Control+k')
  await expect(chat.getByLabel('Buscar nas suas conversas')).toBeFocused()
  await chat.keyboard.press('Control+b')
  await expect(chat.getByLabel('Buscar nas suas conversas')).toBeHidden()
  await chat.keyboard.press('Control+Shift+O')
  await expect(screen.picker).toBeVisible()
})

test('Writing by voice is off, says where the sound goes, and writes into the box what was said @long', async ({
  chat,
}) => {
  // The browser's own would send a recording away; this one says what it is told.
  await chat.addInitScript(() => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        const results = [' hoje foi difícil', ' amanhã eu tento'].map((transcript) =>
          Object.assign([{ transcript }], { isFinal: true }),
        )
        setTimeout(() => this.onresult?.({ resultIndex: 0, results: results.slice(0, 1) }))
        addEventListener('more-words', () => this.onresult?.({ resultIndex: 1, results }))
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition })
  })
  const screen = chatScreen(chat)
  await chat.goto('/conta')
  await expect(chat.getByText('O Aconchego nunca recebe o som')).toBeVisible()
  await chat.getByText('Mostrar o botão de ditado').click()
  await chat.goto('/chat')
  await chat.getByRole('button', { name: 'Ditar' }).click()
  await expect(screen.box).toHaveValue('Hoje foi difícil')
  await expect(chat.getByRole('status').filter({ hasText: 'Ouvindo...' })).toBeAttached()
  await screen.box.press('End')
  await screen.box.pressSequentially('.')
  await chat.evaluate(() => dispatchEvent(new Event('more-words')))
  await expect(screen.box).toHaveValue('Hoje foi difícil. Amanhã eu tento')
  await chat.getByRole('button', { name: 'Parar de ditar' }).click()
  await expect(chat.getByRole('button', { name: 'Ditar' })).toBeVisible()
  await expect(screen.questions).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('An empty conversation is shown from its top, and its first exchange from its end', {
    tag: '@long',
  }, async ({ page, product }) => {
    const screen = chatScreen(page)
    await page.setViewportSize({ width: 360, height: 480 })
    await signInAs(page, product, await product.seedPerson())
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Nova conversa' }).first().click()
    await screen.picker.getByRole('button', { name: 'Direta e Objetiva' }).click()
    await expect(page).toHaveURL(/\/chat\/.+/)
    await expect(page.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('button', { name: 'Ir para o fim' })).toHaveCount(0)
    product.model.next(says('Uma frase que se lê.\n\n'.repeat(20)))
    await screen.say('Oi')
    await screen.replyEnds(/Uma frase/)
    await expect(screen.lastText.locator('p').last()).toBeInViewport()
  })

  test('The box stays above the keyboard, with the end of the conversation over it', {
    tag: '@long',
  }, async ({ page, product }) => {
    const screen = chatScreen(page)
    const person = await product.seedPerson()
    const long = says('Uma frase que se lê.\n\n'.repeat(20))
    const { id } = await deviceOf(product, person).talk('acolhedora', 'Oi', long)
    await signInAs(page, product, person)
    await page.goto(`/chat/${id}`)
    await expect(screen.lastText.locator('p').last()).toBeInViewport()
    // A keyboard as the page hears of it: what can be seen gets lower.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const foot = async (element: Locator) => {
      const box = await element.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    await expect.poll(() => foot(screen.box)).toBeLessThanOrEqual(400)
    await expect(screen.lastText.locator('p').last()).toBeInViewport()
    // The log follows its end in a frame of its own.
    const [end, box] = [screen.lastText.locator('p').last(), screen.box]
    await expect.poll(async () => (await foot(end)) - (await foot(box))).toBeLessThan(0)
  })
})

test('Every loaded message is printed, dark on white, with who said it and nothing to press', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  const [id] = await product.seedArchive(person.id, { conversations: 1, messages: 400 })
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  const screen = chatScreen(page)
  const pages = page.locator('.messages')
  const notPrinted = page.getByText('Há mensagens que não estão nesta impressão.')
  await expect
    .poll(async () => {
      await screen.log.evaluate((log) => log.scrollTo(0, 0))
      return pages.count()
    })
    .toBeGreaterThanOrEqual(3)
  // Nothing more is loaded, and from the end of the conversation its earliest page is too far away to be drawn.
  await page.route('**/api/conversations/*/messages*', () => {})
  await screen.log.evaluate((log) => log.scrollTo(0, log.scrollHeight))
  await expect(pages.first()).toBeEmpty()
  await expect(notPrinted).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const loaded of await pages.all()) await expect(loaded).not.toBeEmpty()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(pages.first()).toBeEmpty()

  for (const theme of ['claro', 'escuro']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(notPrinted).toBeVisible()
    const speakers = await screen.log
      .locator('h2')
      .evaluateAll((all) => all.map((heading) => (heading.lastElementChild ?? heading).clientWidth))
    // What only screen readers find is one pixel wide.
    expect(Math.min(...speakers)).not.toBe(1)
    await expect(screen.box).toBeHidden()
    await expect(screen.list).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    const colours = await page
      .locator('[data-part="texto"]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
    const channels = colours.flatMap((colour) => colour.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(...channels)).toBeLessThan(128)
    await page.emulateMedia({ media: null, colorScheme: null })
  }
})

test('The numbers of a card can be read on paper, which has no backgrounds @long', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  const { id } = await deviceOf(product, person).talk('direta', WORDS_OF_LEVEL.risco, null)
  await signInAs(page, product, person)
  await page.goto(`/chat/${id}`)
  await expect(page.getByTestId('cartao-crise')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const colours = await page
    .getByTestId('cartao-crise')
    .locator('a, p')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).color))
  expect(new Set(colours).size).toBe(1)
})

test('A conversation that is printed while it is still being drawn is printed whole', {
  tag: '@long',
}, async ({ page, product }) => {
  const person = await product.seedPerson()
  const [id] = await product.seedArchive(person.id, { conversations: 1, messages: 40 })
  await signInAs(page, product, person)
  await page.addInitScript(() => {
    const drawn = () => document.querySelectorAll('.message').length
    let first = 0
    // With the second part that is drawn the chat has heard of the first, and listens.
    new MutationObserver((_, observer) => {
      first ||= drawn()
      if (drawn() === first) return
      observer.disconnect()
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset.printed = String(drawn())
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/chat/${id}`)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '40')
})
