import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { SessionAnswer } from '#domain/api/account.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { chatScreen } from '#tests/e2e/chat-screen.ts'
import { findBrowser } from '#tests/support/browser/find-browser.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'
import { createDevice } from '../device.ts'
import { must } from '../faults/fault.ts'
import type { ChaosWorld } from '../world.ts'

export const PASSWORD = 'uma frase só minha'
export const EMAIL = 'pessoa-no-navegador@exemplo.com.br'

export type BrowserWorld = Awaited<ReturnType<typeof openBrowser>>
export type Screen = ReturnType<typeof chatScreen> & { page: Page }

/** A real browser in which somebody is signed in, and a device of theirs that looks at what is stored. */
export async function openBrowser(world: ChaosWorld) {
  const executablePath = await findBrowser()
  must(executablePath !== null, 'there is no browser on this machine')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  await register(world)
  const stored = createDevice({ person: await signIn(world), node: () => world.node().url })

  return {
    ...world,
    stored,
    /** A browser of its own, with a session of its own. */
    async newContext(): Promise<BrowserContext> {
      const { url } = world.node()
      const context = await browser.newContext({ locale: 'pt-BR', baseURL: url })
      const [name = '', value = ''] = (await signIn(world)).cookie.split(/=(.*)/s)
      await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
      context.setDefaultTimeout(HANG_TIMEOUT)
      return context
    },
    /** Ends the session of that browser, as time would. */
    async endSession(context: BrowserContext): Promise<void> {
      const [cookie] = await context.cookies()
      const token = decodeURIComponent(cookie?.value ?? '').split('.')[0] ?? ''
      const ended = await world.sql`delete from sessions where token = ${token} returning 1`
      must(ended.length === 1, 'there was no session to end')
    },
    /** A tab of this browser with that conversation open. */
    async open(context: BrowserContext, conversation: string): Promise<Screen> {
      const page = await context.newPage()
      await page.goto(`/chat/${conversation}`)
      const screen = chatScreen(page)
      await screen.box.waitFor()
      return { ...screen, page }
    },
    close: () => browser.close(),
  }
}

/** Somebody with an account and a password, who was welcomed before. */
async function register({ node, sql }: ChaosWorld): Promise<void> {
  await allowList.put(sql, [{ email: EMAIL, plano: 'mensal' }])
  const form = { email: EMAIL, password: PASSWORD, confirmation: PASSWORD }
  await post(`${node().url}/api/account/register`, form)
  await sql`update users set "onboardingFinalizado" = true where email = ${EMAIL}`
}

async function signIn({ node }: ChaosWorld): Promise<SeededPerson> {
  const response = await post(`${node().url}/api/account/login`, { email: EMAIL, password: PASSWORD })
  const { person } = (await response.json()) as SessionAnswer
  return { id: person?.id ?? '', cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  must(response.status === 200, `${url} was answered with ${response.status}`)
  return response
}
