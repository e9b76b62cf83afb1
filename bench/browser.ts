import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { chatScreen } from '#tests/e2e/chat-screen.ts'
import { type Product, signInAs, startProduct } from '#tests/e2e/product.ts'
import { LETTER } from '#tests/e2e/states.ts'
import { openBrowser } from '#tests/support/browser/find-browser.ts'
import { says } from '#tests/support/model/model-server.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { during, look, openSlowPage, processorTime, SLOWED, timeOpening } from './browser-page.ts'
import { quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const VISITS = 7
const MESSAGES = 5_000
/** How long somebody holds a button or a finger down. */
const PRESS = 60
const KEY_EVERY = 120
const WINDOW = 10_000

/** One stretch of typing: pictures a second, pieces of work over 50 ms, and each key. */
type Stretch = { fps: number; tasks: number[]; keys: number[] }

/** The built product in a real browser on a slowed processor, against a scripted model. */
export async function benchBrowser(characters: number): Promise<void> {
  const product = await startProduct()
  const browser = await openBrowser()
  const person = await product.seedPerson()
  await product.seedArchive(person.id, { conversations: 30, messages: 120 })
  const long = await product.seedPerson()
  const [archive = ''] = await product.seedArchive(long.id, { conversations: 1, messages: MESSAGES })

  const login = await visits(browser, product, (page) => paint(page, '/login'))
  const chat = await visits(browser, product, (page) => paint(page, '/chat'), person)
  const opening = await visits(browser, product, (page) => open(page, archive), long)
  const bare = await bareStretches(browser, product)
  const { watching, writing, used } = await typeOut(browser, product, person, longLetter(characters))

  console.info(`\nheadless ${browser.version()}, processor slowed ${SLOWED} times, load ${load()}\n`)
  printTable(
    ['', 'wanted', 'median', 'best', 'worst'],
    [
      ['/login, largest paint ms', 1500, ...spread(login)],
      ['/chat, largest paint ms', '', ...spread(chat)],
      [`opening ${MESSAGES} messages, ms`, 150, ...spread(opening)],
    ],
  )
  console.info(`\na reply of ${characters} characters, in stretches of ${WINDOW / 1000} s\n`)
  printTable(
    ['', 'stretches', 'fps median', 'best', 'worst', 'calm', 'longest task', 'key p50', 'p98', 'longest'],
    [row('a bare page', bare), row('watching it', watching), row('writing meanwhile', writing)],
  )
  console.info(`\nof each second its main thread works ${quantile(used, 0.5).toFixed(0)} ms, not slowed`)
  await browser.close()
  await product.stop()
}

/** Each visit is the first one of a browser that knows nothing. */
async function visits(
  browser: Browser,
  product: Product,
  measure: (page: Page) => Promise<number>,
  person?: SeededPerson,
): Promise<number[]> {
  const found: number[] = []
  for (let turn = 0; turn < VISITS; turn += 1) {
    const page = await newPage(browser, product, person)
    found.push(await measure(page))
    await page.context().close()
  }
  return found
}

async function newPage(browser: Browser, product: Product, person?: SeededPerson): Promise<Page> {
  const page = await openSlowPage(await browser.newContext({ baseURL: product.url, locale: 'pt-BR' }))
  if (person) await signInAs(page, product, person)
  return page
}

async function paint(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await settle(page)
  return (await look(page)).painted
}

async function open(page: Page, conversation: string): Promise<number> {
  await page.goto('/chat')
  const link = page.locator(`a[href="/chat/${conversation}"]`)
  await link.hover()
  await settle(page)
  return timeOpening(page, '[role=log] [data-id] [data-role]', () => link.click({ delay: PRESS }))
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await wait(1_000)
}

/** What the machine itself gives: a letter a frame and a box, with nothing of ours. */
async function bareStretches(browser: Browser, product: Product): Promise<Stretch[]> {
  const page = await newPage(browser, product)
  await page.goto('/robots.txt')
  await page.setContent('<textarea></textarea><p></p>')
  await page.evaluate(() => {
    const line = document.querySelector('p')
    const step = () => {
      if (line) line.textContent = `${line.textContent}a`.slice(-200)
      requestAnimationFrame(step)
    }
    step()
  })
  const box = page.locator('textarea')
  const found = [await writeStretch(page, box), await writeStretch(page, box)]
  await page.context().close()
  return found
}

/** The whole of a long reply: stretches in which it is only watched, and stretches in which something is written. */
async function typeOut(browser: Browser, product: Product, person: SeededPerson, letter: string) {
  const page = await newPage(browser, product, person)
  await page.goto('/chat')
  const screen = chatScreen(page)
  await screen.newConversation()
  product.model.next(says(letter, { pause: 20 }))
  await screen.say('Conta tudo')
  await screen.lastText.waitFor()
  const watching: Stretch[] = []
  const writing: Stretch[] = []
  const used: number[] = []
  const goesOn = () => screen.button('Pausar').isVisible()
  while (await goesOn()) {
    used.push(await processorTime(page, WINDOW / 4))
    watching.push(await stretch(page, () => wait(WINDOW)))
    writing.push(await writeStretch(page, screen.box))
    await screen.box.fill('')
  }
  // The last ones saw its end.
  const whole = <T>(all: T[]) => all.slice(0, -1)
  return { watching: whole(watching), writing: whole(writing), used: whole(used) }
}

function longLetter(characters: number): string {
  let text = ''
  for (let turn = 1; text.length < characters; turn += 1)
    text += `${LETTER.replace('Três', `${turn}: três`)}\n\n`
  return text.slice(0, characters)
}

/** The box is found beforehand: to look for it is work in the page, and not ours. */
async function writeStretch(page: Page, box: ReturnType<Page['locator']>): Promise<Stretch> {
  await box.focus()
  return stretch(page, () => write(page))
}

async function write(page: Page): Promise<void> {
  for (const end = Date.now() + WINDOW; Date.now() < end; ) {
    await page.keyboard.press('a')
    await wait(KEY_EVERY)
  }
  // The browser tells of the last ones a little later.
  await wait(500)
}

async function stretch(page: Page, work: () => Promise<void>): Promise<Stretch> {
  const { frames, tasks, keys } = await during(page, work)
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000
  return { fps: (frames.length - 1) / seconds, tasks, keys: Object.values(keys) }
}

function spread(all: number[]): string[] {
  return [quantile(all, 0.5), Math.min(...all), Math.max(...all)].map((value) => value.toFixed(0))
}

function row(name: string, stretches: Stretch[]): (string | number)[] {
  const fps = stretches.map((one) => one.fps)
  const tasks = stretches.flatMap((one) => one.tasks)
  const keys = stretches.flatMap((one) => one.keys)
  const key = (share: number) => (keys.length > 0 ? quantile(keys, share) : '-')
  return [
    name,
    stretches.length,
    quantile(fps, 0.5).toFixed(1),
    Math.max(...fps).toFixed(1),
    Math.min(...fps).toFixed(1),
    stretches.filter((one) => one.tasks.length === 0).length,
    tasks.length > 0 ? Math.max(...tasks).toFixed(0) : '-',
    key(0.5),
    key(0.98),
    key(1),
  ]
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
