import type { Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { expect, test } from './journey.ts'
import { dayOfBrowser, notebook, openNotebook } from './notebook-screen.ts'
import { enter, everythingKept, everythingOn, seedAccount } from './people.ts'
import { signInAs } from './product.ts'
import { seedLetter } from './states.ts'

const SUGGESTION = 'Quer registrar como você está hoje?'
const MOTIVES = 'Motivos para continuar'
const PEOPLE = 'Pessoas a quem pedir ajuda'

test('Words that are being made into a note are there after a reload, and are kept once the connection is back', async ({
  page,
  product,
}) => {
  const person = await product.seedPerson()
  await signInAs(page, product, person)
  await page.goto(`/chat/${await seedLetter(product, person)}`)
  const dialog = page.getByRole('dialog', { name: 'Guardar no caderno' })
  async function openDialog() {
    await chatScreen(page).questions.first().hover()
    await chatScreen(page).questions.first().getByRole('button', { name: 'Guardar no caderno' }).click()
    await expect(dialog.getByRole('textbox')).toBeVisible()
  }
  await openDialog()
  await dialog.getByRole('textbox').fill('Quero ser ouvida')
  await page.reload()
  await openDialog()
  await expect(dialog.getByRole('textbox')).toHaveValue('Quero ser ouvida')

  await page.route('**/api/notebook/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(dialog.getByText('será guardado assim que ela voltar')).toBeVisible()
  await dialog.getByRole('textbox').fill('Quero ser ouvida, só isso')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.unroute('**/api/notebook/**')
  await page.goto('/caderno')
  await expect(notebook(page).note('Quero ser ouvida, só isso')).toHaveCount(1)
  await expect.poll(() => everythingKept(page)).not.toContain('Quero ser ouvida')
})

test('A check-in or “Hoje não” on one device is the answer on all of them', { tag: '@long' }, async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await product.seedPerson()
  const other = await (await elsewhere()).newPage()
  for (const device of [page, other]) {
    await signInAs(device, product, person)
    await device.goto('/chat')
    await expect(device.getByText(SUGGESTION)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Hoje não' }).click()
  await expect(page.getByText(SUGGESTION)).toBeHidden()
  await expect(other.getByText(SUGGESTION)).toBeHidden()
  // Without an answer there is no suggestion anyway.
  const answer = other.waitForResponse('**/api/notebook/suggestion')
  await other.reload()
  await expect(chatScreen(other).box).toBeVisible()
  expect(await (await answer).json()).toEqual({ answeredDay: expect.any(String) })
  await expect(other.getByText(SUGGESTION)).toHaveCount(0)

  const another = await openNotebook(page, product, 1280)
  await signInAs(other, product, another)
  await other.goto('/chat')
  await expect(other.getByText(SUGGESTION)).toBeVisible()
  await notebook(page).checkIns.getByRole('radio', { name: 'Bem', exact: true }).check()
  await notebook(page).checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
  await expect(other.getByText(SUGGESTION)).toBeHidden()
})

test('A plan that two devices write at once has the words of both', async ({ page, product, elsewhere }) => {
  const person = await openNotebook(page, product, 1280)
  const other = await (await elsewhere()).newPage()
  await signInAs(other, product, person)
  await other.goto('/caderno')
  const [here, there] = [notebook(page).plan, notebook(other).plan]
  await expect(here.getByRole('textbox', { name: MOTIVES })).toBeVisible()
  await expect(there.getByRole('textbox', { name: MOTIVES })).toBeVisible()

  await page.route('**/api/notebook/plan', (route) => route.abort())
  await here.getByRole('textbox', { name: MOTIVES }).fill('meu gato')
  await here.getByRole('textbox', { name: PEOPLE }).fill('Bia 81 98888-7777')
  await expect(here.getByText('será guardado assim que ela voltar')).toBeVisible()
  await there.getByRole('textbox', { name: MOTIVES }).fill('o mar em janeiro')
  await expect(there.getByText('Guardado.', { exact: true })).toBeVisible()
  await page.unroute('**/api/notebook/plan')
  await page.reload()
  await expect(here.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(here.getByRole('textbox', { name: MOTIVES })).toHaveValue('o mar em janeiro\nmeu gato')
  await other.reload()
  await expect(there.getByRole('textbox', { name: MOTIVES })).toHaveValue('o mar em janeiro\nmeu gato')
  await expect(there.getByRole('textbox', { name: PEOPLE })).toHaveValue('Bia 81 98888-7777')
})

test('A note is on the other device at once, and who edits it sees what was made of it there before saving over it', async ({
  page,
  product,
  elsewhere,
}) => {
  const person = await openNotebook(page, product, 360)
  const other = await (await elsewhere()).newPage()
  await signInAs(other, product, person)
  await other.goto('/caderno')
  const [here, there] = [notebook(page), notebook(other)]
  await expect(there.notes.getByText('Ainda não há notas.')).toBeVisible()
  await here.keep('Moro em Recife')
  await expect(there.note('Moro em Recife')).toBeVisible()
  await here.notes.getByRole('button', { name: 'Editar nota' }).click()
  await here.notes.getByRole('textbox', { name: 'Texto da nota' }).fill('')
  await expect(here.notes.getByRole('textbox', { name: 'Texto da nota' })).toHaveValue('')
  await here.notes.getByRole('textbox', { name: 'Texto da nota' }).fill('Moro em Natal')
  await there.notes.getByRole('button', { name: 'Editar nota' }).click()
  await there.notes.getByRole('textbox', { name: 'Texto da nota' }).fill('Moro em Olinda')
  await there.notes.getByRole('button', { name: 'Guardar mudança' }).click()
  await expect(here.notes.getByText('Este texto mudou em outro aparelho.')).toBeVisible()
  await expect(here.notes.getByRole('blockquote')).toHaveText('Moro em Olinda')
  await here.notes.getByRole('button', { name: 'Guardar mudança' }).click()
  await expect(there.note('Moro em Natal')).toBeVisible()
})

test.describe('around midnight', () => {
  test.use({ ownContext: true })

  test('a check-in is of the day on which it was made, also when it is sent on the next one', {
    tag: '@long',
  }, async ({ page, product }) => {
    const today = dayOfBrowser()
    const lateToday = new Date(`${today}T23:58:00-03:00`)
    const [, month, date] = today.split('-').map(Number)
    await page.clock.setFixedTime(lateToday)
    await openNotebook(page, product, 1280)
    const { checkIns } = notebook(page)
    await expect(checkIns.getByText('Um dia sem registro')).toBeVisible()
    await page.route('**/api/notebook/check-ins', (route) => route.abort())
    await checkIns.getByRole('radio', { name: 'Bem', exact: true }).check()
    await checkIns.getByRole('button', { name: 'Guardar como estou' }).click()
    await expect(checkIns.getByText('será guardado assim que ela voltar')).toBeVisible()
    await page.clock.setFixedTime(new Date(lateToday.getTime() + 10 * 60_000))
    await page.unroute('**/api/notebook/check-ins')
    await page.reload()
    await expect(checkIns.getByRole('row').filter({ hasText: 'Bem' })).toContainText(`${date}/${month},`)
  })
})

test('Who signs in next in the same browser finds nothing of a notebook, nor of its copy on the device', async ({
  context,
  product,
}) => {
  const [ana, bia] = [await seedAccount(product), await seedAccount(product)]
  const page = await context.newPage()
  await enter(context, product, ana)
  await page.goto('/caderno')
  const { notes, plan, keep } = notebook(page)
  await keep('a nota da Ana')
  await notes.getByRole('textbox', { name: 'Nova nota' }).fill('o rascunho da Ana')
  await plan.getByRole('textbox', { name: MOTIVES }).fill('o gato da Ana')
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  await plan.getByText('Guardar neste aparelho').click()
  const copy = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /:(plano|chave):/.test(key)))
  await expect.poll(copy).toHaveLength(2)
  expect(await everythingKept(page)).not.toContain('o gato da Ana')

  // Her session ends without a word to this browser, and somebody else signs in.
  await page.goto('about:blank')
  await enter(context, product, bia)
  await page.goto('/caderno')
  await expect(notes.getByText('Ainda não há notas.')).toBeVisible()
  await expect(plan.getByRole('textbox', { name: MOTIVES })).toBeVisible()
  expect(await everythingOn(page)).not.toContain('da Ana')
  expect(await copy()).toEqual([])
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/ajuda')
  await expect(page.getByRole('heading', { name: 'Preciso de ajuda agora' })).toBeVisible()
  expect(await everythingOn(page)).not.toContain('da Ana')

  await page.unroute('**/api/**')
  await enter(context, product, ana)
  await page.goto('/caderno')
  await expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('o rascunho da Ana')
  await expect(plan.getByRole('textbox', { name: MOTIVES })).toHaveValue('o gato da Ana')
})

test('Without connection /ajuda shows the copy of the plan to who asked for it', async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  await plan.getByRole('textbox', { name: PEOPLE }).fill('Bia 81 98888-7777')
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  await plan.getByText('Guardar neste aparelho').click()
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/ajuda')
  await page.getByText('Meu plano de segurança').click()
  await expect(page.getByRole('link', { name: '81 98888-7777' })).toHaveAttribute('href', 'tel:81988887777')
})

/** Lets no request reach the server until the function that it resolves to is called. */
async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Requests of a page that was left can't go on.
  await page.route(url, (route) => released.then(() => route.continue()).catch(() => {}))
  return release
}

test.describe('while the server does not answer', () => {
  test.use({ ownContext: true })

  test('/ajuda shows the copy of the plan; with the answer it has the words of the server, or is gone for who is signed out', async ({
    page,
    product,
  }) => {
    // A request is never given up: only an answer ends it.
    await page.addInitScript(() => {
      AbortController.prototype.abort = () => {}
    })
    await openNotebook(page, product, 360)
    const { plan } = notebook(page)
    await plan.getByRole('textbox', { name: PEOPLE }).fill('Bia 81 98888-7777')
    await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
    await plan.getByText('Guardar neste aparelho').click()
    const answerAll = await holdRequests(page, '**/api/**')
    const title = page.locator('summary', { hasText: 'Meu plano de segurança' })
    const number = (name: string) => page.getByRole('link', { name })

    // It is known who is signed in, but not what their plan is now.
    await page.getByRole('link', { name: 'Preciso de ajuda agora' }).click()
    await title.click()
    await expect(number('81 98888-7777')).toBeVisible()

    // It is not known who is signed in, until the server answers.
    await page.goto('/ajuda')
    await title.click()
    await expect(number('81 98888-7777')).toBeVisible()
    await page.route('**/api/notebook/plan', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('98888', '97777') })
    })
    answerAll()
    await expect(number('81 97777-7777')).toBeVisible()

    // Nobody is.
    await page.context().clearCookies()
    const answer = await holdRequests(page, '**/api/account/session')
    await page.goto('/ajuda')
    await expect(title).toBeVisible()
    answer()
    await expect(title).toBeHidden()
  })
})

test('A browser that keeps nothing shows it, and no copy of the plan is promised', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openNotebook(page, product, 360)
  const { plan } = notebook(page)
  await plan.getByRole('textbox', { name: MOTIVES }).fill('meu gato')
  await expect(plan.getByText('Guardado.', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await plan.getByText('Guardar neste aparelho').click()
  await expect(plan.getByRole('alert')).toHaveText('O navegador não deixou guardar neste aparelho.')
  await expect(plan.getByRole('switch', { name: 'Guardar neste aparelho' })).not.toBeChecked()
})
