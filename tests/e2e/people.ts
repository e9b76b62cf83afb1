import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SessionAnswer } from '#domain/api/account.ts'
import type { ConversationPage, MessagePage } from '#domain/api/chat.ts'
import { PERSON_HEADER } from '#domain/api/person-header.ts'
import { expect, type Product } from './product.ts'

export type SomePerson = Awaited<ReturnType<typeof newPerson>>

const PASSWORD = 'uma frase só minha'

/** Somebody with an account and a password, who was welcomed before, and what is stored of them. */
export async function newPerson({ url, sql, liberate }: Product) {
  const email = `pessoa-${randomBytes(6).toString('hex')}@exemplo.com.br`
  await liberate(email)
  const form = { email, password: PASSWORD, confirmation: PASSWORD }
  const response = await post(`${url}/api/account/register`, form)
  const { person } = (await response.json()) as SessionAnswer
  const id = person?.id ?? ''
  await sql`update users set "onboardingFinalizado" = true where id = ${id}`

  /** Another device of theirs. */
  async function device() {
    const entered = await post(`${url}/api/account/login`, form)
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const headers = { cookie, [PERSON_HEADER]: id }
    return async <T>(path: string) => (await (await fetch(`${url}${path}`, { headers })).json()) as T
  }

  return {
    id,
    email,
    password: PASSWORD,
    /** What they wrote, as another device of theirs reads it. */
    async written(): Promise<string[]> {
      const get = await device()
      const { conversations } = await get<ConversationPage>('/api/conversations')
      const pages = conversations.map((one) => get<MessagePage>(`/api/conversations/${one.id}/messages`))
      const messages = (await Promise.all(pages)).flatMap((page) => page.messages)
      return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    },
  }
}

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
  return response
}

/** Fills in the login form that is on the screen. */
export async function signIn(page: Page, { email, password }: SomePerson): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Everything that the page shows, its title and its fields included. */
export function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    )
    return [document.title, document.documentElement.innerHTML, ...fields].join('\n')
  })
}

/** Everything that the browser keeps for this site beyond the page. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
