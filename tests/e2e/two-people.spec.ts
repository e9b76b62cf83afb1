import type { BrowserContext, Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { deviceOf } from './device.ts'
import { expect, type Product, test } from './journey.ts'
import { enter, everythingKept, everythingOn, type SomePerson, seedAccount, signIn } from './people.ts'
import { withExchange } from './with-exchange.ts'

const WORDS = 'o que só a Ana sabe'
const OTHER = 'Outra conta está aberta neste navegador.'

/** A tab in which this person is signed in, with a conversation whose title and words are theirs. */
async function chatting(
  context: BrowserContext,
  product: Product,
  person: SomePerson,
  words: string,
): Promise<Page> {
  const { id } = await deviceOf(product, await enter(context, product, person)).talk(
    'acolhedora',
    words,
    null,
  )
  const page = await context.newPage()
  await page.goto(`/chat/${id}`)
  await chatScreen(page).replyEnds(/\S/)
  return page
}

/** Ends every session of a person without a word to the browser, as if it had no connection at that moment. */
async function endUnheard({ sql }: Product, { id }: SomePerson): Promise<void> {
  await sql`alter table sessions disable trigger announce_ended_sessions`
  await sql`delete from sessions where "userId" = ${id}`
  await sql`alter table sessions enable trigger announce_ended_sessions`
}

async function showsNothingOf(page: Page, { email }: SomePerson, ...words: string[]): Promise<void> {
  const shown = await everythingOn(page)
  for (const hers of [email, ...words]) expect(shown).not.toContain(hers)
}

test('A first message that waited for its session is never delivered under the session of another person', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const hers = await chatting(context, product, ana, 'Oi')
  await endUnheard(product, ana)
  await hers.goto('/ajuda')
  const login = await context.newPage()
  // A's tab is left with her words in the outbox, as a tab of before this mend would have it.
  await hers.evaluate(
    ([id, content]) => {
      const item = '0197e000-0000-7000-8000-000000000001'
      const conversation = '0197e000-0000-7000-8000-000000000002'
      const kept = { id: item, conversationId: conversation, content, newStyle: 'direta', queued: true }
      localStorage.setItem(`aconchego:saida:${id}:${item}`, JSON.stringify(kept))
    },
    [ana.id, WORDS],
  )
  await login.goto('/login')
  await signIn(login, bia)
  await expect(chatScreen(login).box).toBeVisible()
  await hers.goto('/chat')
  await expect(chatScreen(hers).box).toBeVisible()
  await showsNothingOf(hers, ana, WORDS)
  expect(await bia.written()).toEqual([])

  await login.getByRole('button', { name: 'Sair' }).click()
  await expect(login).toHaveURL('/login')
  await signIn(login, ana)
  await expect(chatScreen(login).box).toBeVisible()
  await expect.poll(() => storedOf(product, ana)).toBe(2)
  await expect.poll(() => everythingKept(login)).not.toContain(WORDS)
})

/** How many messages this person has written. */
async function storedOf({ sql }: Product, { id }: SomePerson): Promise<number> {
  const [row] = await sql`select count(*) as n from mensagens where "userId" = ${id} and role = 'user'`
  return Number(row?.n)
}

test('A screen of one person shows nothing once another one has signed in, and takes up again when she is back', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const hers = await chatting(context, product, ana, WORDS)
  const address = new URL(hers.url()).pathname
  await chatScreen(hers).box.fill('ainda não mandei')

  // The other signs in over her session, in a tab of the same browser.
  const other = await context.newPage()
  await other.goto('/termos')
  await other.evaluate(
    (form) =>
      fetch('/api/account/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      }),
    { email: bia.email, password: bia.password },
  )
  await expect(hers.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await showsNothingOf(hers, ana, WORDS, 'ainda não mandei')
  // Her tab may have asked between the end of her session and the beginning of the other: looked at, it asks again.
  await hers.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(hers.getByText(OTHER)).toBeVisible()
  await showsNothingOf(hers, ana, WORDS, 'ainda não mandei')
  await hers.keyboard.press('Escape')
  await showsNothingOf(hers, ana, WORDS, 'ainda não mandei')
  await other.goto('/chat')
  await expect(chatScreen(other).box).toBeVisible()
  await showsNothingOf(other, ana, WORDS, 'ainda não mandei')
  expect(await bia.written()).toEqual([])

  await signIn(hers, ana)
  await expect(hers).toHaveURL(address)
  await expect(chatScreen(hers).box).toHaveValue('ainda não mandei')
  await chatScreen(hers).box.press('Enter')
  await expect(chatScreen(hers).questions.last()).toHaveText(/ainda não mandei/)
  await expect(chatScreen(hers).questions.last()).toHaveAttribute('data-status', 'enviada')
  await expect(other.getByText(OTHER)).toBeVisible()
  expect((await ana.written()).sort()).toEqual(['ainda não mandei', WORDS].sort())
  expect(await storedOf(product, bia)).toBe(0)
})

test('In the other order: who comes second finds nothing, and the first is not taken back by signing in elsewhere', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const first = await chatting(context, product, bia, 'palavras da Bia')
  const second = await context.newPage()
  await second.goto('/conta')
  await expect(second.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await product.sql`delete from sessions where "userId" = ${bia.id}`
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/login\?voltar=/)
    await showsNothingOf(page, bia, 'palavras da Bia')
  }
  await signIn(second, ana)
  await expect(chatScreen(second).box).toBeVisible()
  await expect(second).toHaveURL('/chat')
  await expect(first.getByText(OTHER)).toBeVisible()
  await chatScreen(second).newConversation()
  await chatScreen(second).say(WORDS)
  await chatScreen(second).replyEnds(/\S/)
  await showsNothingOf(first, ana, WORDS)

  // In the first tab one may also go on with the account that is open.
  await first.getByRole('button', { name: 'Usar a conta que está aberta' }).click()
  await expect(first).toHaveURL('/chat')
  await expect(chatScreen(first).entry(WORDS)).toBeVisible()
  await showsNothingOf(first, bia, 'palavras da Bia')
})

test('Two tabs of hers: both are blank under the other’s session, and what waits is sent once', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const one = await chatting(context, product, ana, WORDS)
  const two = await context.newPage()
  await two.goto(one.url())
  await expect(chatScreen(two).questions.getByText(WORDS)).toBeVisible()
  await context.setOffline(true)
  await chatScreen(one).say('escrita sem sinal')
  await expect(one.getByText('será enviada quando a conexão voltar')).toBeVisible()
  await chatScreen(two).box.fill('um rascunho')

  await endUnheard(product, ana)
  await context.setOffline(false)
  for (const page of [one, two]) await expect(page).toHaveURL(/\/login\?voltar=/)
  await one.reload()
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(other, bia)
  await expect(chatScreen(other).box).toBeVisible()
  for (const page of [one, two]) {
    await expect(page.getByText(OTHER)).toBeVisible()
    await showsNothingOf(page, ana, WORDS, 'escrita sem sinal', 'um rascunho')
  }

  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(other).toHaveURL('/login')
  await signIn(one, ana)
  for (const page of [one, two]) await expect(chatScreen(page).questions).toHaveCount(2)
  await expect(chatScreen(two).box).toHaveValue('um rascunho')
  await expect.poll(() => storedOf(product, ana)).toBe(2)
  expect(await ana.written()).toEqual([WORDS, 'escrita sem sinal'])
  expect(await storedOf(product, bia)).toBe(0)
})

test('The back button brings nothing of hers back', async ({ context, product }) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const hers = await chatting(context, product, ana, WORDS)
  const address = hers.url()
  await hers.goto('/ajuda')
  await hers.goto('/termos')
  const other = await context.newPage()
  await other.goto('/termos')
  await product.sql`delete from sessions where "userId" = ${ana.id}`
  await other.goto('/login')
  await signIn(other, bia)
  await expect(chatScreen(other).box).toBeVisible()
  await hers.goBack()
  await hers.goBack()
  await expect(hers).toHaveURL(address)
  await expect(hers.getByText('Esta conversa não está aqui')).toBeVisible()
  await showsNothingOf(hers, ana, WORDS)

  // The same within one tab, without loading the page anew.
  await hers.getByRole('button', { name: 'Sair' }).click()
  await expect(hers).toHaveURL('/login')
  await signIn(hers, ana)
  await chatScreen(hers).entry(WORDS).click()
  await expect(chatScreen(hers).questions.getByText(WORDS)).toBeVisible()
  await hers.getByRole('link', { name: 'Sua conta' }).first().click()
  await expect(hers.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await hers.getByRole('button', { name: 'Sair' }).click()
  await expect(hers).toHaveURL('/login')
  await signIn(hers, bia)
  await expect(chatScreen(hers).box).toBeVisible()
  await hers.goBack()
  await expect(hers.locator('main')).toBeVisible()
  await showsNothingOf(hers, ana, WORDS)
})

test('A page that the browser kept for the back button was kept without her screens', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const hers = await chatting(context, product, ana, WORDS)
  await chatScreen(hers).box.fill('um rascunho')
  // What the browser does around keeping a page: this one can't be made to keep any.
  const turn = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  await hers.evaluate(turn, 'pagehide')
  await showsNothingOf(hers, ana, WORDS, 'um rascunho')
  await endUnheard(product, ana)
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(other, bia)
  await expect(chatScreen(other).box).toBeVisible()
  await hers.evaluate(turn, 'pageshow')
  await expect(hers.getByText(OTHER)).toBeVisible()
  await showsNothingOf(hers, ana, WORDS, 'um rascunho')
  await signIn(hers, ana)
  await expect(chatScreen(hers).questions.getByText(WORDS)).toBeVisible()
  await expect(chatScreen(hers).box).toHaveValue('um rascunho')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('With a new version in between, what waits for her still waits, and goes out in her name', async ({
    browser,
    product,
  }) => {
    const proxy = await withExchange(product)
    const context = await browser.newContext({ baseURL: proxy.url })
    const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
    const hers = await chatting(context, product, ana, WORDS)
    await hers.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await context.setOffline(true)
    await chatScreen(hers).say('antes da nova versão')
    await expect(hers.getByText('será enviada quando a conexão voltar')).toBeVisible()
    await endUnheard(product, ana)
    proxy.exchange()
    await context.setOffline(false)
    await expect(hers).toHaveURL(/\/login\?voltar=/)
    const other = await context.newPage()
    await other.goto('/login')
    await signIn(other, bia)
    await expect(chatScreen(other).box).toBeVisible()

    // Her tab takes the new version under the session of the other.
    await hers.evaluate(() =>
      navigator.serviceWorker.ready.then((registration) => void registration.update()),
    )
    await hers.getByRole('button', { name: 'Atualizar' }).click()
    await expect(hers.getByText('Atualizar')).toBeHidden()
    await expect(hers.getByText(OTHER)).toBeVisible()
    await showsNothingOf(hers, ana, WORDS, 'antes da nova versão')
    expect(await storedOf(product, bia)).toBe(0)

    await other.getByRole('button', { name: 'Sair' }).click()
    await expect(other).toHaveURL('/login')
    await signIn(hers, ana)
    await expect.poll(() => storedOf(product, ana)).toBe(2)
    expect(await ana.written()).toEqual([WORDS, 'antes da nova versão'])
    await context.close()
    proxy.close()
  })
})
