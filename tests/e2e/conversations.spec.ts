import { says } from '#tests/support/model-server.ts'
import { seededText } from '#tests/support/seed-archive.ts'
import { chatScreen } from './chat-screen.ts'
import { expect, signInAs, test } from './product.ts'

test('An empty chat shows the persona and what to begin with', async ({ chat }) => {
  const screen = chatScreen(chat)
  await expect(chat.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeVisible()
  await expect(chat.getByText('Acolhedora e Doce').first()).toBeVisible()
  await expect(screen.sendButton).toBeDisabled()
  await chat.getByRole('button', { name: 'Só preciso desabafar' }).click()
  await expect(screen.box).toHaveValue(/desabafar/)
  await expect(screen.questions).toHaveCount(0)
})

test('With no conversation selected, sending asks for a persona and loses nothing', async ({ chat }) => {
  const screen = chatScreen(chat)
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

test('The picker is used by keyboard alone and gives the focus back', async ({ chat }) => {
  const screen = chatScreen(chat)
  const opener = chat.getByRole('button', { name: 'Nova conversa' }).first()
  await opener.focus()
  await chat.keyboard.press('Enter')
  await expect(screen.picker).toBeVisible()
  await chat.keyboard.press('Escape')
  await expect(screen.picker).toBeHidden()
  await expect(opener).toBeFocused()
  await chat.keyboard.press('Enter')
  await chat.keyboard.press('ArrowRight')
  await chat.keyboard.press('Enter')
  await expect(chat).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
})

test('A conversation is renamed in place', async ({ chat }) => {
  const screen = chatScreen(chat)
  await screen.newConversation()
  await screen.say('Sobre a mudança de casa')
  await screen.replyEnds(/./)
  const field = chat.getByRole('textbox', { name: 'Título da conversa' })

  await screen.menu('Sobre a mudança', 'Renomear')
  await field.fill('Mudança')
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
  await screen.replyEnds(/./)
  await chat.reload()
  await expect(screen.entry('Casa nova')).toBeVisible()
})

test('A deleted conversation is gone at once, comes back with Desfazer, and the chat is cleared', async ({
  chat,
  product,
}) => {
  const screen = chatScreen(chat)
  await screen.newConversation('Jovem e Debochada')
  await screen.say('Apague isto')
  await screen.replyEnds(/./)
  await screen.menu('Apague isto', 'Excluir conversa')
  await expect(screen.entry('Apague isto')).toHaveCount(0)
  await expect(chat).toHaveURL(/\/chat$/)
  await expect(chat.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeVisible()
  await expect(chat.getByText('Acolhedora e Doce').first()).toBeVisible()
  await chat.getByRole('button', { name: 'Desfazer' }).click()
  await expect(screen.entry('Apague isto')).toBeVisible()

  await screen.menu('Apague isto', 'Excluir conversa')
  await chat.reload()
  await expect(screen.entry('Apague isto')).toHaveCount(0)
  await expect
    .poll(async () => (await product.sql`select 1 from conversas where "deletedAt" is not null`).length, {
      timeout: 15_000,
    })
    .toBe(0)
})

test('Selecting a conversation shows its messages in order and its persona', async ({ chat, product }) => {
  const screen = chatScreen(chat)
  await screen.newConversation('Psicanalista Neutro')
  product.model.next(says('primeira'), says('segunda'))
  await screen.say('A um')
  await screen.replyEnds('primeira')
  await screen.say('A dois')
  await screen.replyEnds('segunda')
  await screen.newConversation('Companheiro Neutro')
  await screen.say('B')
  await screen.replyEnds(/./)
  await screen.entry('A um').click()
  await expect(screen.log.locator('[data-role] [data-part="texto"]')).toHaveText([
    'A um',
    'primeira',
    'A dois',
    'segunda',
  ])
  await expect(chat.getByText('Psicanalista Neutro').first()).toBeVisible()
})

test('What one tab does appears in the other, and never with another person', async ({
  chat,
  product,
  browser,
}) => {
  const other = await chat.context().newPage()
  const strangerContext = await browser.newContext({ baseURL: product.url })
  const stranger = await strangerContext.newPage()
  await signInAs(stranger, product, await product.seedPerson())
  await other.goto('/chat')
  await stranger.goto('/chat')
  await expect(chatScreen(other).box).toBeVisible()
  await expect(chatScreen(stranger).box).toBeVisible()

  const screen = chatScreen(chat)
  await screen.newConversation()
  const path = new URL(chat.url()).pathname
  await expect(chatScreen(other).list.locator(`a[href="${path}"]`)).toBeVisible()
  await other.goto(path)
  product.model.next(says('Uma resposta que se acompanha.'))
  await screen.say('Acompanhe')
  await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviada')
  await expect(chatScreen(other).questions).toHaveText(/Acompanhe/)
  await chatScreen(other).replyEnds('Uma resposta que se acompanha.')
  await expect(chatScreen(stranger).list.getByRole('link')).toHaveCount(0)
  await stranger.goto(path)
  await expect(chatScreen(stranger).questions).toHaveCount(0)
  await strangerContext.close()
})

test('Eight tabs of one person all load and all follow', async ({ chat, product }) => {
  test.slow()
  const screen = chatScreen(chat)
  await screen.newConversation()
  const path = new URL(chat.url()).pathname
  const tabs = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const tab = await chat.context().newPage()
      await tab.goto(path)
      return tab
    }),
  )
  for (const tab of tabs) await expect(chatScreen(tab).box).toBeVisible()
  product.model.next(says('Oito janelas, uma conversa.', { pause: 50 }))
  await screen.say('Todas me ouvem?')
  for (const tab of [chat, ...tabs]) await chatScreen(tab).replyEnds('Oito janelas, uma conversa.')
})

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
  await page.getByLabel('Buscar nas suas conversas').fill('GIRASSÓL')
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}\\?mensagem=`))
  const found = chatScreen(page).log.getByText('Um girassol na janela')
  await expect(found).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Ir para o fim' }).click()
  await expect(found).not.toBeInViewport()
  await page.getByRole('link', { name: /Um girassol na janela/ }).click()
  await expect(found).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Escape')
  await expect(chatScreen(page).entry('Conversa 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar nas conversas' })).toBeFocused()
})

test('Shortcuts are listed on ?, do what they say, and those of one key can be switched off', async ({
  chat,
}) => {
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

test('Writing by voice is off, says where the sound goes, and writes into the box what was said', async ({
  chat,
}) => {
  // The browser's own would send a recording away; this one says what it is told.
  await chat.addInitScript(() => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        const said = Object.assign([{ transcript: ' hoje foi difícil' }], { isFinal: true })
        setTimeout(() => this.onresult?.({ resultIndex: 0, results: [said] }), 50)
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
  await chat.getByRole('button', { name: 'Parar de ditar' }).click()
  await expect(chat.getByRole('button', { name: 'Ditar' })).toBeVisible()
  await expect(screen.questions).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('The box stays above the keyboard, with the end of the conversation over it', async ({
    chat,
    product,
  }) => {
    const screen = chatScreen(chat)
    product.model.next(says('Uma frase que se lê.\n\n'.repeat(20)))
    await screen.say('Oi')
    await screen.picker.getByRole('button', { name: 'Acolhedora e Doce' }).click()
    await screen.replyEnds(/se lê\.$/)
    // A keyboard as the page hears of it: what can be seen gets lower.
    await chat.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const foot = async () => {
      const box = await screen.box.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    await expect.poll(foot).toBeLessThanOrEqual(400)
    await expect(screen.lastText.locator('p').last()).toBeInViewport()
    const end = await screen.lastText.locator('p').last().boundingBox()
    expect((end?.y ?? 999) + (end?.height ?? 0)).toBeLessThan(await foot())
  })
})
