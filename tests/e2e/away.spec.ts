import type { BrowserContext, Page } from '@playwright/test'
import { openProxy } from '#tests/engines/proxy.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { headersOf } from '#tests/support/product/seed-people.ts'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { test as base, expect, type Product } from './journey.ts'
import { notebook } from './notebook-screen.ts'
import { enter, seedAccount, signIn } from './people.ts'
import { signInAs, startProduct } from './product.ts'
import { WORDS_OF_LEVEL as WORDS } from './states.ts'

type Away = { context: BrowserContext; proxy: Awaited<ReturnType<typeof openProxy>>; product: Product }

/** The product on an operator's database, behind a proxy: both can go away. */
const test = base.extend<object, { gateway: Away['proxy'] }>({
  product: [
    async ({ browserName: _ }, use) => {
      const port = await freePort()
      const product = await startProduct({ APP_URL: `http://127.0.0.1:${port}` }, 'url')
      const proxy = await openProxy({ port, inside: product.url, replace: ['', ''] })
      await use(Object.assign(product, { url: proxy.url, proxy }))
      await proxy.shut()
      await product.stop()
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],
  gateway: [
    ({ product }, use) => use((product as Product & { proxy: Away['proxy'] }).proxy),
    { scope: 'worker' },
  ],
})
test.use({ watch: false, viewport: { width: 360, height: 740 } })

/** What can be away, how that begins and ends, and what is said of it. */
const OUTAGES: Record<string, { begin: (of: Away) => unknown; end: (of: Away) => unknown; said: RegExp }> = {
  'the database is unreachable': {
    begin: ({ product }) => product.databaseProxy?.shut(),
    end: ({ product }) => product.databaseProxy?.reopen(),
    said: /Estamos sem conseguir guardar agora/,
  },
  'the database does not answer': {
    begin: ({ product }) => product.databaseProxy?.silence(),
    end: ({ product }) => product.databaseProxy?.pass(),
    said: /Estamos sem conseguir guardar agora/,
  },
  'the server is stopped': {
    begin: ({ proxy }) => proxy.shut(),
    end: ({ proxy }) => proxy.open(),
    said: /Sem conexão/,
  },
  'there is no network': {
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    said: /Sem conexão/,
  },
  'the server answers 503': {
    begin: ({ proxy }) => proxy.refuse(true, 503),
    end: ({ proxy }) => proxy.refuse(false),
    said: /Estamos sem conseguir guardar agora/,
  },
  'a proxy answers 429': {
    begin: ({ context }) =>
      context.route('**/messages', (route) => route.fulfill({ status: 429, body: 'Too Many Requests' })),
    end: ({ context }) => context.unrouteAll(),
    said: /Estamos sem conseguir guardar agora/,
  },
}

async function openConversation(page: Page, product: Product): Promise<void> {
  await openWithoutRules(page, product)
  await rulesAreHere(page)
}

async function openWithoutRules(page: Page, product: Product): Promise<void> {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto(`/chat/${await deviceOf(product, person).begin()}`)
  await expect(page.getByRole('log', { name: 'Mensagens' })).toBeVisible()
}

/** They are loaded while the page is idle. */
async function rulesAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/read-rules-')),
  )
}

type There = { page: Page; context: BrowserContext; product: Product; gateway: Away['proxy'] }

/** The journey on a phone, and on a computer where that takes its time. */
function testAtBothWidths(name: string, journey: (there: There) => Promise<void>): void {
  test(`${name}, at 360 px`, ({ page, context, product, gateway }) =>
    journey({ page, context, product, gateway }))
  test(`${name}, at 1280 px`, { tag: '@long' }, async ({ page, context, product, gateway }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await journey({ page, context, product, gateway })
  })
}

for (const [name, { begin, end, said }] of Object.entries(OUTAGES))
  testAtBothWidths(
    `While ${name}, danger is answered with the card, and the message arrives once, later`,
    async ({ page, context, product, gateway: proxy }) => {
      await openConversation(page, product)
      const screen = chatScreen(page)
      const card = page.getByTestId('cartao-crise')
      await begin({ context, product, proxy })
      await screen.say(WORDS.emergencia)
      await expect(card).toHaveAttribute('data-nivel', 'emergencia')
      await expect(card).toHaveAttribute('data-lido', 'aparelho')
      for (const link of await card.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
      const line = page.getByRole('status').filter({ hasText: said })
      await expect(line).toBeInViewport({ ratio: 1 })
      for (const number of ['188', '192']) {
        const link = line.locator(`a[href="tel:${number}"]`)
        await expect(link).toBeInViewport({ ratio: 1 })
      }

      await end({ context, product, proxy })
      await expect(screen.questions).toHaveAttribute('data-status', 'enviada')
      await expect(card).not.toHaveAttribute('data-lido')
      await expect(card).toHaveAttribute('data-nivel', 'emergencia')
      await expect(line).toHaveCount(0)
      await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
      await page.reload()
      await expect(screen.questions).toHaveCount(1)
    },
  )

test('Danger in a message whose conversation was left is answered on the screen where the person is', async ({
  page,
  product,
}) => {
  await openConversation(page, product)
  await page.route('**/messages', (route) => route.fulfill({ status: 503, body: 'Away' }))
  await chatScreen(page).say(WORDS.emergencia)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Sua conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sobre o que você escreveu' })
  const card = dialog.getByTestId('cartao-crise')
  await expect(card).toHaveAttribute('data-nivel', 'emergencia')
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  for (const number of ['188', '192'])
    await expect(card.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 })
  await expect(dialog).not.toContainText(WORDS.emergencia)
  // It stays when the message has arrived, until it is closed.
  const sent = page.waitForResponse((response) => response.url().endsWith('/messages') && response.ok())
  await page.unrouteAll()
  await sent
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(card).toHaveCount(0)
  await page.goBack()
  await expect(chatScreen(page).questions).toHaveCount(1)
  await expect(page.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'emergencia')
})

for (const kept of [true, false])
  test(`Danger that the server reads once the conversation was left is answered on the screen where the person is, ${kept ? 'kept' : 'refused'}`, async ({
    page,
    product,
  }) => {
    // On a slow machine the browser would read the words before the server does.
    await page.route('**/read-rules-*', (route) => route.abort())
    await openWithoutRules(page, product)
    const screen = chatScreen(page)
    const card = page.getByRole('dialog', { name: 'Sobre o que você escreveu' }).getByTestId('cartao-crise')
    const error = { code: 'too_many_messages', message: 'Você enviou muitas mensagens.', nivel: 'risco' }
    async function leave(sent: string): Promise<void> {
      const { promise: left, resolve } = Promise.withResolvers<void>()
      await page.route(
        `**/${sent}`,
        async (route) => {
          await left
          await (kept ? route.continue() : route.fulfill({ status: 400, json: { error } }))
        },
        { times: 1 },
      )
      await screen.say(WORDS.risco)
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await page.getByRole('link', { name: 'Sua conta' }).click()
      await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
      resolve()
      await expect(card).toHaveAttribute('data-nivel', 'risco')
      await page.getByRole('button', { name: 'Fechar' }).click()
      await expect(card).toHaveCount(0)
      await page.goBack()
    }

    await screen.say('Hoje foi um dia difícil')
    await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
    await screen.button('Editar mensagem').click()
    await expect(screen.box).toHaveValue('Hoje foi um dia difícil')
    await leave('versions')
    if (kept) await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
    else await screen.box.fill('')
    await leave('messages')
  })

test('A level that only a newer server knows is shown as risco, in a message and in a note', async ({
  page,
  product,
}) => {
  await page.route(/\/api\/(conversations|notebook\/notes)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"nivel":"risco"', '"nivel":"desespero"')
    await route.fulfill({ response, body })
  })
  await openConversation(page, product)
  await chatScreen(page).say(WORDS.risco)
  const card = page.getByTestId('cartao-crise')
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await page.reload()
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await page.goto('/caderno')
  await notebook(page).keep(WORDS.risco)
  await expect(card).toHaveAttribute('data-nivel', 'risco')
})

test('A note and a check-in that wait get the card too, with numbers beside what is said of them', async ({
  page,
  product,
  gateway,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto('/caderno')
  await rulesAreHere(page)
  const step = notebook(page).plan.getByRole('textbox').first()
  await expect(step).toBeVisible()
  gateway.refuse(true)
  const card = page.getByTestId('cartao-crise')
  const { notes, checkIns } = notebook(page)
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill(WORDS.risco)
  await notes.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(notes.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
  await expect(notes.getByTestId('cartao-crise')).toHaveAttribute('data-lido', 'aparelho')
  await expect(notes.getByRole('status').locator('a[href="tel:188"]')).toBeVisible()
  await checkIns.getByRole('radio').first().check()
  await checkIns.getByRole('textbox').fill(WORDS.emergencia)
  await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
  await expect(checkIns.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'emergencia')
  for (const link of await checkIns.getByTestId('cartao-crise').getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
  await step.fill(WORDS.violencia)
  await step.blur()
  const { plan } = notebook(page)
  await expect(plan.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'violencia')
  await expect(plan.getByRole('status').locator('a[href="tel:192"]')).toBeVisible()
  for (const link of await plan.locator('[data-testid="cartao-crise"] a, [role="status"] a').all())
    await expect(link).toBeInViewport({ ratio: 1 })

  gateway.refuse(false)
  await expect(card.and(page.locator('[data-lido]'))).toHaveCount(0)
  const kept = async (path: string) =>
    (await fetch(`${product.url}/api/notebook/${path}`, { headers: headersOf(person) })).text()
  await expect.poll(async () => (await kept('notes')).split(WORDS.risco).length - 1).toBe(1)
  await expect.poll(async () => (await kept('check-ins')).split(WORDS.emergencia).length - 1).toBe(1)
})

test('Danger in an edited message that can not be kept brings the card beside the box, and the edit can be sent again', async ({
  page,
  product,
}) => {
  await openConversation(page, product)
  const screen = chatScreen(page)
  await screen.say('Hoje foi um dia difícil')
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await screen.button('Editar mensagem').click()
  await expect(screen.box).toHaveValue('Hoje foi um dia difícil')
  product.databaseProxy?.shut()
  await screen.say('Hoje foi um dia comprido')
  await expect(page.getByText('Estamos sem conseguir guardar agora.')).toBeInViewport({ ratio: 1 })
  for (const number of ['188', '192'])
    await expect(page.getByRole('status').locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 })
  await screen.say(WORDS.emergencia)
  const card = page.getByTestId('cartao-crise')
  await expect(card).toHaveCount(1)
  await expect(card).toHaveAttribute('data-nivel', 'emergencia')
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  for (const link of await card.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })

  await product.databaseProxy?.reopen()
  await expect(async () => {
    await screen.box.press('Enter')
    await expect(screen.questions).toHaveText(new RegExp(WORDS.emergencia), { timeout: 5000 })
  }).toPass()
  await expect(card).toHaveCount(1)
  await expect(card).not.toHaveAttribute('data-lido')
})

test('Where a keyboard covers most of a small phone, the card of what waits is seen whole, and the box can be reached', async ({
  page,
  product,
}) => {
  await openConversation(page, product)
  const screen = chatScreen(page)
  await screen.say('Hoje foi um dia difícil')
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  const SEEN = 400
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { get: () => height })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, SEEN)
  const card = page.getByTestId('cartao-crise')
  async function expectSeen(level: string): Promise<void> {
    await expect(card).toHaveAttribute('data-nivel', level)
    await expect(card).toBeInViewport({ ratio: 1 })
    const { y = 0, height = SEEN } = (await card.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(SEEN)
  }
  await page.route('**/messages', (route) => route.fulfill({ status: 503, body: 'Away' }))
  await page.route('**/versions', (route) => route.fulfill({ status: 503, body: 'Away' }))
  for (const level of ['emergencia', 'risco', 'violencia', 'vitima'] as const) {
    await screen.button('Editar mensagem').click()
    await expect(screen.box).toHaveValue('Hoje foi um dia difícil')
    await screen.say(WORDS[level])
    await expectSeen(level)
    await page.getByRole('button', { name: 'Cancelar edição' }).click()
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(card).toHaveCount(0)
  }
  await screen.say(WORDS.risco)
  await expectSeen('risco')
})

test('A conversation that can not be opened while the database is away has the numbers', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  const id = await deviceOf(product, person).begin()
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const entry = page.locator(`a[href="/chat/${id}"]`)
  await expect(entry).toBeVisible()
  product.databaseProxy?.shut()
  await entry.click()
  const line = page.getByRole('status').filter({ hasText: 'Se precisar de alguém agora' })
  for (const number of ['188', '192'])
    await expect(line.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 })
  await product.databaseProxy?.reopen()
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(async () => {
    // The page may have tried by itself.
    if (await again.isVisible()) await again.click({ timeout: 5000 })
    await expect(line).toHaveCount(0, { timeout: 5000 })
  }).toPass()
})

test('A conversation that takes long to open has the numbers, and so has a part of the notebook that can not be', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  const never = () => {}
  await page.route('**/messages*', never)
  await page.goto(`/chat/${await deviceOf(product, person).begin()}`)
  const line = page.getByRole('status').filter({ hasText: 'Se precisar de alguém agora' })
  for (const number of ['188', '192'])
    await expect(line.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 })
  await page.unroute('**/messages*', never)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Como posso te ajudar hoje?' })).toBeVisible()
  await expect(line).toHaveCount(0)

  await page.route('**/api/notebook/plan', (route) => route.fulfill({ status: 503, body: 'Away' }))
  await page.goto('/caderno')
  const { plan } = notebook(page)
  await expect(plan.getByText('Não conseguimos abrir esta parte agora.')).toBeVisible()
  for (const number of ['188', '192']) await expect(plan.locator(`a[href="tel:${number}"]`)).toBeVisible()
})

test('A refusal without a reading is read here, and the words can be sent again', async ({
  page,
  product,
}) => {
  await openConversation(page, product)
  const screen = chatScreen(page)
  const card = page.getByTestId('cartao-crise')
  const error = { code: 'too_many_messages', message: 'Você enviou muitas mensagens.' }
  await page.route('**/messages', (route) => route.fulfill({ status: 429, json: { error } }))
  await screen.say(WORDS.risco)
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await expect(card).toHaveAttribute('data-lido', 'aparelho')
  await expect(card.locator('a[href="tel:188"]')).toBeInViewport()
  await expect(screen.box).toHaveValue(WORDS.risco)
  await page.unrouteAll()
  await screen.box.press('Enter')
  await expect(screen.questions).toHaveAttribute('data-status', 'enviada')
  await expect(card).toHaveCount(1)
  await page.reload()
  await expect(screen.questions).toHaveCount(1)
})

test('When the session has expired under an edit, the card is where one signs in again, and so is the edit', async ({
  page,
  context,
  product,
}) => {
  const person = await seedAccount(product)
  const session = await enter(context, product, person)
  await page.goto(`/chat/${await deviceOf(product, session).begin()}`)
  await rulesAreHere(page)
  const screen = chatScreen(page)
  await screen.say('Hoje foi um dia difícil')
  await expect(screen.lastReply).toHaveAttribute('data-status', 'completa')
  await screen.button('Editar mensagem').click()
  await expect(screen.box).toHaveValue('Hoje foi um dia difícil')
  await product.sql`update sessions set "expiresAt" = now() - interval '1 day' where "userId" = ${person.id}`
  await screen.say(WORDS.risco)
  const card = page.getByTestId('cartao-crise')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await signIn(page, person)
  await expect(screen.box).toHaveValue(WORDS.risco)
  await screen.box.press('Enter')
  await expect(screen.questions).toHaveText(new RegExp(WORDS.risco))
  await expect(card).toHaveCount(1)
})

test('Danger in a note under which the session expired is answered where one signs in, and then in its place', async ({
  page,
  context,
  product,
}) => {
  const person = await seedAccount(product)
  await enter(context, product, person)
  await page.goto('/caderno')
  await rulesAreHere(page)
  // Not before: another request would lead to where one signs in.
  await page.route(
    '**/api/notebook/notes',
    async (route) => {
      await product.sql`update sessions set "expiresAt" = now() - interval '1 day' where "userId" = ${person.id}`
      await route.continue()
    },
    { times: 1 },
  )
  const { notes } = notebook(page)
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill(WORDS.risco)
  await notes.getByRole('button', { name: 'Guardar nota' }).click()
  const card = page.getByTestId('cartao-crise')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(card).toHaveAttribute('data-nivel', 'risco')
  await signIn(page, person)
  await expect(notes.getByTestId('cartao-crise')).toHaveAttribute('data-nivel', 'risco')
  await expect(card).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

testAtBothWidths(
  'When the session has expired, the card is where one signs in again, and the message arrives once',
  async ({ page, context, product }) => {
    const person = await seedAccount(product)
    const session = await enter(context, product, person)
    await page.goto(`/chat/${await deviceOf(product, session).begin()}`)
    await expect(page.getByRole('log', { name: 'Mensagens' })).toBeVisible()
    await rulesAreHere(page)
    const screen = chatScreen(page)
    await product.sql`update sessions set "expiresAt" = now() - interval '1 day' where "userId" = ${person.id}`
    await screen.say(WORDS.risco)
    const card = page.getByTestId('cartao-crise')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expect(card).toHaveAttribute('data-nivel', 'risco')
    await expect(card).toHaveAttribute('data-lido', 'aparelho')
    await expect(card.locator('a[href="tel:188"]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(WORDS.risco)).toHaveCount(0)
    await signIn(page, person)
    await expect(screen.questions).toHaveAttribute('data-status', 'enviada')
    await expect(card).toHaveAttribute('data-nivel', 'risco')
    await page.reload()
    await expect(screen.questions).toHaveCount(1)
  },
)
