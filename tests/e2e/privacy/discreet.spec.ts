import { pbkdf2Sync } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { chatScreen } from '../chat-screen.ts'
import { deviceOf } from '../device.ts'
import { alertOf, expect, test } from '../journey.ts'
import { notebook } from '../notebook-screen.ts'
import { enter, everythingKept, PASSWORD } from '../people.ts'

const NEUTRAL = 'https://www.google.com.br/'

// A quick exit leads to another host.
test.use({ watch: false })

test.beforeEach(async ({ page, context, person, product }) => {
  await page.context().route(`${NEUTRAL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Busca</title><h1>Uma página qualquer</h1>',
    }),
  )
  await enter(context, product, person)
  await page.goto('/conta')
})

/** As after minutes without use in another tab of the browser. */
async function lockFromAnotherTab(page: Page): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/ajuda')
  await otherTab.evaluate(() => localStorage.removeItem('pin-visto'))
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
}

async function setPin(page: Page): Promise<void> {
  await page.getByLabel('PIN de 4 a 8 números').fill('2580')
  await page.getByLabel('Repita o PIN').fill('2580')
  await page.getByRole('button', { name: 'Usar este PIN' }).click()
  await expect(page.getByText('PIN guardado.')).toBeVisible()
}

/** As it was set earlier, with a hash that costs next to nothing each time the PIN is typed. */
async function havePin(page: Page): Promise<void> {
  const [salt, iterations] = [Buffer.from('sal'), 1]
  const hash = pbkdf2Sync('2580', salt, iterations, 32, 'sha256').toString('base64')
  const stored = JSON.stringify({ salt: salt.toString('base64'), hash, iterations })
  await page.evaluate((pin) => {
    localStorage.setItem('pin', pin)
    localStorage.setItem('pin-visto', String(Date.now()))
  }, stored)
}

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

/** Until not one more character can be stored. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let length = 2 ** 22; length >= 1; )
      try {
        localStorage.setItem(`cheio${Math.random()}`, 'x'.repeat(length))
      } catch {
        length = Math.floor(length / 2)
      }
    for (const key of 'abcdefghijklmnopqrstuvwxyz')
      try {
        localStorage.setItem(key, '')
      } catch {}
  })
}

/** Left for the neutral page, from which Back does not lead in again. */
async function expectOutside(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL)
  await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame.url() === NEUTRAL),
    // Not at once: going away would end the call itself.
    page.evaluate(() => void setTimeout(() => history.back())),
  ])
  await expect(page.getByRole('heading', { name: 'Uma página qualquer' })).toBeVisible()
  await page.goto('/conta')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
}

test('the tab shows nothing, from the first moment of every screen; the previews are hidden, and the button leaves for a neutral page', async ({
  page,
  context,
  person,
  product,
}) => {
  const session = await enter(context, product, person)
  const { id } = await deviceOf(product, session).talk('acolhedora', 'Um assunto só meu', null)
  await expect(page).toHaveTitle(/Aconchego/)
  await page.getByText('Usar o modo discreto').click()
  await expect(page).toHaveTitle('Anotações')
  for (const path of ['/conta', `/chat/${id}`]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-discreto', '')
    await expect(page).toHaveTitle('Anotações')
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-neutro.svg')
  }
  const screen = chatScreen(page)
  await screen.replyEnds(/Estou aqui com você/)
  await expect(screen.entry('Um assunto só meu')).toBeVisible()
  await expect(screen.list.getByText('Estou aqui com você')).toBeHidden()
  await expect(page).toHaveTitle('Anotações')
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expectOutside(page)
  await page.getByText('Usar o modo discreto').click()
  await expect(page).toHaveTitle(/Aconchego/)
})

test('Esc twice leaves for a neutral page, and without the discreet mode it leaves nothing', async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeHidden()

  await page.getByText('Usar o modo discreto').click()
  await page.goto('/chat')
  await page.goto('/conta')
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeVisible()
  // Pressed by a slow machine, the two may be too far apart.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(NEUTRAL, { timeout: 1000 })
  }).toPass()
  await expectOutside(page)
})

test('a quick exit asks for the PIN on return; a forgotten one leads to the password', async ({ page }) => {
  await setPin(page)
  await page.getByText('Usar o modo discreto').click()
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
  await expect(page.getByPlaceholder('Digite sua mensagem...')).toHaveCount(0)

  // Who cannot be signed out is not let past the PIN.
  await page.route('**/api/account/logout', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Esqueci o PIN' }).click()
  await expect(page.getByText('Não conseguimos encerrar a sua sessão.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
  await page.unroute('**/api/account/logout')
  await page.getByRole('button', { name: 'Esqueci o PIN' }).click()
  await expect(page).toHaveURL('/login')
})

test('five wrong PINs end the session', async ({ page }) => {
  await havePin(page)
  await page.evaluate(() => localStorage.removeItem('pin-visto'))
  await page.goto('/chat')
  for (const left of [
    'Restam 4 tentativas.',
    'Restam 3 tentativas.',
    'Restam 2 tentativas.',
    'Resta 1 tentativa.',
  ]) {
    await typePin(page, '1111')
    await expect(page.getByText(`Não é este PIN. ${left}`)).toBeVisible()
    // A reload gives no tries back.
    await page.reload()
  }
  await page.route('**/api/account/logout', (route) => route.fulfill({ status: 503, json: {} }))
  await typePin(page, '1111')
  await expect(page.getByText('Não conseguimos encerrar a sua sessão.')).toBeVisible()
  await page.reload()
  await page.unroute('**/api/account/logout')
  // There is no sixth try, not even for the right one.
  await typePin(page, '2580')
  await expect(page).toHaveURL('/login')
})

test('with no room left in the browser, a quick exit lets no Back in and asks for the PIN', async ({
  page,
}) => {
  await havePin(page)
  await page.getByText('Usar o modo discreto').click()
  await page.goto('/caderno')
  await fillStorage(page)
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame.url() === NEUTRAL),
    page.evaluate(() => void setTimeout(() => history.back())),
  ])
  await page.goto('/conta')
  await typePin(page, '2580')
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible()
})

test('a discreet mode that the browser has no room to keep is said', { tag: '@long' }, async ({ page }) => {
  await fillStorage(page)
  await page.getByText('Usar o modo discreto').click()
  const notOn = 'O modo discreto não foi ligado: o navegador não deixou guardar a escolha.'
  await expect(alertOf(page, notOn)).toBeVisible()
})

test('a PIN that the browser has no room to keep is said', { tag: '@long' }, async ({ page }) => {
  await setPin(page)
  await page.getByRole('button', { name: 'Tirar o PIN' }).click()
  await expect(page.getByText('O PIN foi tirado.')).toBeVisible()
  await fillStorage(page)
  await page.getByLabel('PIN de 4 a 8 números').fill('2580')
  await page.getByLabel('Repita o PIN').fill('2580')
  await page.getByRole('button', { name: 'Usar este PIN' }).click()
  const noPin = 'O PIN não foi guardado: o navegador não deixou. Por enquanto, nada pede PIN aqui.'
  await expect(alertOf(page, noPin)).toBeVisible()
  await expect(page.getByText('O PIN foi tirado.')).toBeHidden()
})

test('a quick exit takes the other tabs along', async ({ page, context }) => {
  await page.getByText('Usar o modo discreto').click()
  const other = await context.newPage()
  await other.goto('/ajuda')
  await other.goto('/chat')
  await expect(chatScreen(other).box).toBeVisible()
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await expectOutside(other)
})

test('with no room left in the browser, a quick exit takes the other tabs along, and pages that it kept', async ({
  page,
  context,
}) => {
  const open = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    return tab
  }
  const [other, leftByBack] = [await open('/chat'), await open('/ajuda')]
  await page.getByText('Usar o modo discreto').click()
  await expect(page.getByRole('button', { name: 'Saída rápida' })).toBeVisible()
  // Turned on, it leads nobody away yet.
  await leftByBack.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(chatScreen(other).box).toBeVisible()
  await expect(leftByBack).toHaveURL('/ajuda')
  await fillStorage(page)
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  await expect(other).toHaveURL(NEUTRAL)
  await expect(leftByBack).toHaveURL(NEUTRAL)

  await page.goto('/ajuda')
  await page.evaluate((neutral) => {
    sessionStorage.setItem('saida', neutral)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, NEUTRAL)
  await expect(page).toHaveURL(NEUTRAL)
})

test('a title that arrives while the PIN is asked for is not shown', async ({
  page,
  context,
  person,
  product,
}) => {
  const session = await enter(context, product, person)
  const { id } = await deviceOf(product, session).talk('acolhedora', 'Um assunto só meu', null)
  await havePin(page)
  await page.goto(`/chat/${id}`)
  await expect(page).toHaveTitle(/Um assunto só meu/)
  await lockFromAnotherTab(page)
  await expect(page).toHaveTitle('Anotações · Aconchego')
  const headers = { [PERSON_HEADER]: person.id }
  const url = `${product.url}/api/conversations/${id}`
  await context.request.patch(url, { headers, data: { title: 'Quero me separar' } })
  await expect(page.locator(`a[href="/chat/${id}"]`)).toContainText('Quero me separar')
  await expect(page).toHaveTitle('Anotações · Aconchego')
  await typePin(page, '2580')
  await expect(page).toHaveTitle(/Quero me separar/)
})

test('a dialog that opens while the PIN is asked for waits until it was typed', { tag: '@long' }, async ({
  page,
  context,
  person,
  product,
}) => {
  await havePin(page)
  await context.request.post(`${product.url}/api/privacy/deletion`, {
    headers: { [PERSON_HEADER]: person.id },
    data: { password: PASSWORD },
  })
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/privacy', (route) => gate.then(() => route.continue()))
  await page.goto('/chat')
  await expect(chatScreen(page).box).toBeVisible()
  await lockFromAnotherTab(page)
  const answered = page.waitForResponse('**/api/privacy')
  answer()
  await (await answered).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await typePin(page, '2580')
  await expect(page.getByRole('dialog', { name: 'A sua conta será excluída' })).toBeVisible()
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('after five minutes away the PIN is asked for, and what was typed is still there', async ({
    page,
  }) => {
    const box = page.getByPlaceholder('Digite sua mensagem...')
    await havePin(page)
    await page.clock.install()
    await page.goto('/chat')
    await box.fill('ainda estou pensando')
    await page.clock.fastForward('04:30')
    await expect(box).toBeVisible()
    await page.clock.fastForward('05:10')
    await expect(page.getByRole('heading', { name: 'Digite o seu PIN' })).toBeVisible()
    await expect(box).toBeHidden()
    await typePin(page, '1111')
    await expect(page.getByText('Não é este PIN. Restam 4 tentativas.')).toBeVisible()
    await typePin(page, '2580')
    await expect(box).toHaveValue('ainda estou pensando')
  })

  test('a dialog that was open does not keep the PIN from being typed, and is there again after it', {
    tag: '@long',
  }, async ({ page }) => {
    const { picker, button } = chatScreen(page)
    const asksForDeletion = page.getByRole('dialog', { name: 'Excluir a sua conta?' })
    await havePin(page)
    await page.clock.install()
    await page.goto('/chat')
    await button('Nova conversa').first().click()
    await expect(picker).toBeVisible()
    await page.clock.fastForward('05:10')
    await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Nothing that is pressed now reaches what is behind.
    await page.keyboard.press('Control+/')
    await page.keyboard.press('Escape')
    await page.keyboard.type('2580')
    await page.keyboard.press('Enter')
    await expect(picker).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/conta')
    await button('Excluir minha conta').click()
    await page.getByLabel('Sua senha').fill('quase a minha senha')
    await page.clock.fastForward('05:10')
    await typePin(page, '2580')
    await expect(asksForDeletion.getByLabel('Sua senha')).toHaveValue('quase a minha senha')

    await page.clock.fastForward('05:10')
    await page.getByRole('link', { name: 'Preciso de ajuda agora' }).click()
    await expect(page.getByRole('heading', { name: 'Preciso de ajuda agora' })).toBeVisible()
  })
})

test('The key of the copy of the plan goes with a quick exit, a PIN, erasing the notebook and erasing the account', async ({
  page,
  person,
}) => {
  const { plan } = notebook(page)
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .map((key) => key.split(':')[1])
        .filter((kind) => kind === 'plano' || kind === 'chave')
        .sort(),
    )
  /** Writes the plan, or sees it again, with its copy wanted. */
  async function keepHere(): Promise<void> {
    await page.goto('/caderno')
    const box = plan.getByRole('textbox', { name: 'Motivos para continuar' })
    await box.fill(`o gato Tomate ${Math.random()}`)
    await box.blur()
    await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
    const asks = plan.getByRole('switch', { name: 'Guardar neste aparelho' })
    if (!(await asks.isChecked())) await plan.getByText('Guardar neste aparelho').click()
    await expect.poll(kept).toEqual(['chave', 'plano'])
    await expect.poll(() => everythingKept(page)).not.toContain('Tomate')
  }

  await keepHere()
  await page.goto('/conta')
  await page.getByText('Usar o modo discreto').click()
  await page.getByRole('button', { name: 'Saída rápida' }).click()
  await expect(page).toHaveURL(NEUTRAL)
  // Nothing of a person is loaded here.
  await page.goto('/termos')
  expect(await kept()).toEqual(['plano'])

  await page.evaluate(() => localStorage.removeItem('discreto'))
  await keepHere()
  await page.goto('/conta')
  await setPin(page)
  expect(await kept()).toEqual(['plano'])
  await page.evaluate(() => localStorage.removeItem('pin'))

  await keepHere()
  await page.getByRole('button', { name: 'Apagar o caderno' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar tudo' }).click()
  await expect.poll(kept).toEqual([])

  await keepHere()
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Sua senha').fill(person.password)
  await page.getByLabel('Apagar agora').check()
  await page.getByRole('button', { name: 'Apagar tudo agora' }).click()
  await expect(page).toHaveURL('/login')
  expect(await kept()).toEqual([])
})
