import { REPLY_EMPTY, REPLY_FAILED } from '#domain/errors.ts'
import {
  chunk,
  cutsAfter,
  refuses,
  says,
  sends,
  speaksOnAfter,
  stallsAfter,
} from '#tests/support/model/model-server.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, test } from './journey.ts'
import { signInAs } from './product.ts'
import { LETTER } from './states.ts'

// As everybody sees replies who does not ask for less motion.
test.use({ moving: true })

// Short sentences: the guard reads one before it lets it through.
const LONG = Array.from({ length: 24 }, (_, index) => `Frase número${index} dita.`).join(' ')

test('A message is answered, and the model is asked exactly as specified', async ({ chat, product }) => {
  const screen = chatScreen(chat)
  const bodies: string[] = []
  chat.on('response', async (response) => {
    bodies.push(JSON.stringify(response.headers()) + (await response.text().catch(() => '')))
  })
  await screen.newConversation('Direta e Objetiva')
  product.model.next(says('Entendi. **O que** mais pesa?'))
  await screen.say('Hoje foi um dia difícil no trabalho e não sei por onde começar')
  await expect(screen.questions.last()).toHaveAttribute('data-status', 'enviada')
  await screen.replyEnds('Entendi. O que mais pesa?')
  await expect(screen.lastText.locator('strong')).toHaveText('O que')

  // When each was written is seen by who points at it, reaches it by keyboard or presses long, and at no other time.
  const asked = screen.questions.last().locator('time')
  const answered = screen.lastReply.locator('time')
  for (const time of [asked, answered]) {
    await expect(time).toHaveText(/^\d\d:\d\d$/)
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
    await expect(time).toHaveAttribute('title', / de \d{4} às \d\d:\d\d$/)
  }
  await screen.box.hover()
  await expect(answered).toHaveCSS('opacity', '0')
  await screen.lastText.hover()
  await expect(answered).toHaveCSS('opacity', '1')
  await expect(asked).toHaveCSS('opacity', '0')
  await screen.box.hover()
  await screen.box.press('Shift+Tab')
  await expect(screen.button('Copiar resposta')).toBeFocused()
  await expect(answered).toHaveCSS('opacity', '1')
  await screen.questions.last().dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(asked).toHaveCSS('opacity', '1')
  await screen.lastText.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(asked).toHaveCSS('opacity', '0')

  const request = product.model.requests.at(-1)
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe(`Bearer ${product.key}`)
  expect(request?.body).toMatchObject({
    model: 'gpt-4-turbo-preview',
    temperature: 0.7,
    max_tokens: 1000,
    stream: true,
  })
  expect(request?.body.messages.map((message) => message.role)).toEqual(['system', 'user'])
  expect(request?.body.messages[0]?.content).toContain('Direta e Objetiva')
  await expect(screen.entry('Hoje foi um dia difícil no tra...')).toContainText('Entendi. O que mais pesa?')
  expect(bodies.join('\n')).not.toContain(product.key)
})

test('A reply can be paused, stays paused over a reload, and continues where it stopped', async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  // It does not end before it is paused.
  product.model.next(speaksOnAfter(LONG.slice(0, LONG.length / 2)))
  await screen.say('Conta devagar')
  await expect(screen.lastText).toContainText('número5')
  await screen.button('Pausar').click()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'pausada')
  await expect.poll(() => product.model.requests.at(-1)?.aborted).toBe(true)
  const shown = (await screen.lastText.innerText()).trim()
  await screen.box.fill('posso falar?')
  await expect(screen.sendButton).toBeDisabled()

  await conversation.reload()
  await expect(screen.lastText).toHaveText(shown)
  product.model.next((response, request) => {
    const cut = request.body.messages.at(-2)?.content ?? ''
    return says(LONG.slice(cut.length))(response, request)
  })
  await screen.button('Continuar').click()
  await screen.replyEnds(LONG)
  await expect(screen.replies).toHaveCount(1)
})

test('A reply ended during a pause keeps exactly what was shown, and counts as history', async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  product.model.next(speaksOnAfter(LONG))
  await screen.say('Conta tudo')
  await expect(screen.lastText).toContainText('número3')
  await screen.button('Pausar').click()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'pausada')
  const shown = (await screen.lastText.innerText()).trim()
  await screen.endHere()
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await conversation.reload()
  await expect(screen.lastText).toHaveText(shown)

  await screen.say('E agora?')
  await expect(screen.replies).toHaveCount(2)
  await screen.replyEnds(/O que mais pesa/)
  const history = product.model.requests.at(-1)?.body.messages[2]?.content
  expect(history?.trim()).toBe(shown)
})

test('A tap shows the rest of a reply at once', { tag: '@long' }, async ({ conversation, product }) => {
  const screen = chatScreen(conversation)
  // Typing it out would take longer than anything is waited for.
  product.model.next(says(`${`${LONG} `.repeat(16)}fim`))
  await screen.say('Conta tudo')
  await expect(screen.lastText).toContainText('número3')
  await screen.lastText.click()
  await expect(screen.lastText).toContainText('fim')
})

test("A model that fails is told in the specification's words, and tried again", async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  const failures = [
    [refuses(400), REPLY_FAILED],
    [sends('data: [DONE]\n\n'), REPLY_EMPTY],
  ] as const
  for (const [turn, [behaviour, text]] of failures.entries()) {
    product.model.next(behaviour)
    await screen.say('Você está aí?')
    await expect(screen.replies).toHaveCount(turn + 1)
    await expect(screen.lastReply).toHaveAttribute('data-status', 'erro')
    await expect(screen.lastText).toHaveText(text)
    product.model.next(says('Estou, sim.'))
    await screen.button('Tentar novamente').click()
    await screen.replyEnds('Estou, sim.')
    await expect(screen.replies).toHaveCount(turn + 1)
  }
})

test('A reply that breaks off, or whose length ran out, keeps its words and continues as one message', async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  const ends = [
    cutsAfter('Era uma vez uma conversa'),
    sends(chunk('Era uma vez uma conversa'), chunk(null, { finish_reason: 'length' })),
  ]
  for (const [turn, end] of ends.entries()) {
    product.model.next(end)
    await screen.say('Conta uma história')
    await expect(screen.replies).toHaveCount(turn + 1)
    await expect(screen.lastReply).toHaveAttribute('data-status', 'interrompida')
    await expect(screen.lastText).toHaveText('Era uma vez uma conversa')
    product.model.next(says(' que continuou.'))
    await screen.button('Continuar de onde parou').click()
    await screen.replyEnds('Era uma vez uma conversa que continuou.')
    await expect(screen.replies).toHaveCount(turn + 1)
  }
})

test('Replies that nest without end are shown as text, and the conversation continues', {
  tag: '@long',
}, async ({ conversation, product }) => {
  const screen = chatScreen(conversation)
  const deep = [`${'- '.repeat(1_500)}a`, `${'>'.repeat(4_000)}a`, `${'> 1. '.repeat(800)}a`]
  for (const [turn, text] of deep.entries()) {
    product.model.next(sends(chunk(text), chunk(' fim'), 'data: [DONE]\n\n'))
    await screen.say(`Mostra ${turn}`)
    await expect(screen.replies).toHaveCount(turn + 1)
    await expect(screen.lastText).toContainText(text.slice(0, 20))
    await screen.lastText.click()
    await screen.replyEnds(/a\s+fim$/)
  }
  await conversation.reload()
  await expect(screen.replies).toHaveCount(deep.length)
  await expect(screen.lastText).toContainText('fim')
  product.model.next(says('E **agora** sim.'))
  await screen.say('Oi')
  await screen.replyEnds('E agora sim.')
  await expect(screen.lastText.locator('strong')).toHaveText('agora')
})

test('Markdown is shown, and nothing dangerous in it', async ({ conversation, product }) => {
  const screen = chatScreen(conversation)
  const hosts: string[] = []
  conversation.on('request', (request) => hosts.push(new URL(request.url()).host))
  product.model.next(
    says(
      [
        '1. um\n2. dois\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n~~riscado~~',
        '[bom](https://exemplo.com.br) [correio](mailto:a@exemplo.com.br) [mau](javascript:alert(1))',
        '![um gato](https://exemplo.com.br/gato.png)',
        '<img src=x onerror="document.title=1"> <b>cru</b>',
      ].join('\n\n'),
    ),
  )
  await screen.say('Mostra')
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await expect(screen.lastText.locator('ol li')).toHaveCount(2)
  await expect(screen.lastText.locator('table td')).toHaveCount(2)
  await expect(screen.lastText.locator('del')).toHaveText('riscado')
  const good = screen.lastText.getByRole('link', { name: 'bom' })
  await expect(good).toHaveAttribute('href', 'https://exemplo.com.br')
  await expect(good).toHaveAttribute('target', '_blank')
  await expect(good).toHaveAttribute('rel', /noopener/)
  await expect(screen.lastText.getByRole('link', { name: 'correio' })).toHaveAttribute('href', /^mailto:/)
  await expect(screen.lastText.locator('a[href^="javascript"]')).toHaveCount(0)
  await expect(screen.lastText.locator('img, b')).toHaveCount(0)
  await expect(screen.lastText).toContainText('um gato')
  expect(new Set(hosts)).toEqual(new Set([new URL(product.url).host]))
})

test(
  'While a long reply is typed out, only its end is drawn again, and not in every frame',
  { tag: '@long' },
  async ({ page, product }, { annotations }) => {
    // Two letters are there already, and the third is typed out.
    const person = await product.seedPerson()
    const begun = cutsAfter(`${LETTER}\n\n`.repeat(2))
    const { id } = await deviceOf(product, person).talk('acolhedora', 'Conta', begun)
    await signInAs(page, product, person)
    await page.goto(`/chat/${id}`)
    const screen = chatScreen(page)
    await expect(screen.lastText.getByRole('table')).toHaveCount(2)
    // A continuation that begins like the reply is taken for one that was begun anew.
    product.model.next(says(`E ainda uma carta, que começa de outro jeito.\n\n${`${LETTER}\n\n`.repeat(2)}`))
    await screen.button('Continuar de onde parou').click()
    await expect(screen.lastText.getByRole('heading').nth(2)).toBeVisible()
    const drawn = await screen.lastText.evaluate(async (letter) => {
      const found = { steps: 0, far: 0, took: 0 }
      const end = () => [...letter.querySelectorAll('.chunk > *')].slice(-3)
      const observer = new MutationObserver((changes) => {
        found.steps += 1
        const far = ({ target }: MutationRecord) =>
          target !== letter &&
          target !== letter.lastElementChild &&
          !end().some((block) => block.contains(target))
        if (changes.some(far)) found.far += 1
      })
      observer.observe(letter, { childList: true, characterData: true, subtree: true })
      const began = performance.now()
      const isTyped = () =>
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Pausar')
      // A slow machine has typed it all in fewer steps.
      while (found.steps < 40 && isTyped()) await new Promise((resolve) => requestAnimationFrame(resolve))
      observer.disconnect()
      return { ...found, took: performance.now() - began }
    })
    annotations.push({ type: 'typing', description: JSON.stringify(drawn) })
    // By the clock of the page: on a slow machine there are fewer steps in the same time.
    expect(drawn.steps).toBeGreaterThan(0)
    expect(drawn.took / drawn.steps).toBeGreaterThan(25)
    expect(drawn.far).toBe(0)
  },
)

test('A long reply is shown after a reload exactly as it was typed out', { tag: '@long' }, async ({
  conversation,
  product,
}) => {
  const screen = chatScreen(conversation)
  product.model.next(says(`${LETTER}\n\n---\n\n`.repeat(4)))
  await screen.say('Conta')
  await expect(screen.lastText.getByRole('heading').first()).toBeVisible()
  await screen.lastText.click()
  await expect(screen.button('Pausar')).toBeHidden()
  const places = () =>
    screen.lastText.evaluate((letter) =>
      [...letter.querySelectorAll('h3, p, li, td, hr')].map(
        (block) => block.getBoundingClientRect().top - letter.getBoundingClientRect().top,
      ),
    )
  const typed = await places()
  expect(typed.length).toBeGreaterThan(50)
  await conversation.reload()
  await expect(screen.lastText.getByRole('table')).toHaveCount(4)
  expect(await places()).toEqual(typed)
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('A model that is slow to begin is waited for in words, and may be paused meanwhile', {
    tag: '@long',
  }, async ({ page, product }) => {
    await page.clock.install()
    await signInAs(page, product, await product.seedPerson())
    await page.goto('/chat')
    const screen = chatScreen(page)
    product.model.next(stallsAfter(''))
    await screen.newConversation('Direta e Objetiva')
    await screen.say('Oi')
    await expect(screen.dots).toBeVisible()
    await expect(screen.dots).not.toContainText('Ainda pensando…')
    await page.clock.fastForward(11_000)
    await expect(screen.dots).toContainText('Ainda pensando…')
    await screen.button('Pausar').click()
    await expect(screen.lastReply).toHaveAttribute('data-status', 'pausada')
    product.model.next(says('Estou aqui. O que houve?'))
    await screen.button('Continuar').click()
    await screen.replyEnds('Estou aqui. O que houve?')
  })
})
