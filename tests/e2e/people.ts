import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { CONSENT_VERSION } from '#domain/account/consent.ts'
import type { ConversationPage, MessagePage } from '#domain/api/chat.ts'
import { SESSION_LASTS } from '#domain/limits.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
// The product that journeys start has cheap passwords, too.
import '#tests/support/process/cheap-passwords.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
import { headersOf, type SeededPerson, seededSessionCookie } from '#tests/support/product/seed-people.ts'
import type { Product } from './product.ts'

export type SomePerson = Awaited<ReturnType<typeof seedAccount>>

export const PASSWORD = 'uma frase só minha'
let hash: Promise<string> | undefined

/** Somebody with a plan, an account and a password, who is signed in nowhere. */
export async function seedAccount(product: Product, { welcomed = true } = {}) {
  const { sql, url } = product
  const [id, email] = [uuidv7(), newEmail()]
  hash ??= hashPassword(PASSWORD)
  await product.liberate(email)
  await sql`insert into users (id, email, plano, "onboardingFinalizado", "consentVersion", "consentAt")
    values (${id}, ${email}, 'mensal', ${welcomed}, ${CONSENT_VERSION}, now())`
  await sql`insert into accounts (id, "userId", "accountId", "providerId", password)
    values (${uuidv7()}, ${id}, ${id}, 'credential', ${await hash})`

  return {
    id,
    email,
    password: PASSWORD,
    /** What they wrote, as another device of theirs reads it. */
    async written(): Promise<string[]> {
      const headers = headersOf(await openSession(product, { id }))
      const get = async <T>(path: string) => (await (await fetch(url + path, { headers })).json()) as T
      const { conversations } = await get<ConversationPage>('/api/conversations')
      const pages = conversations.map((one) => get<MessagePage>(`/api/conversations/${one.id}/messages`))
      const messages = (await Promise.all(pages)).flatMap((page) => page.messages)
      return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    },
  }
}

/** One more session of a person, as a browser that calls itself so has it. */
async function openSession(
  { sql, secret }: Product,
  { id }: { id: string },
  userAgent: string | null = null,
): Promise<SeededPerson> {
  const token = randomBytes(24).toString('base64url')
  await sql`insert into sessions (id, "userId", token, "expiresAt", "userAgent")
    values (${uuidv7()}, ${id}, ${token}, ${new Date(Date.now() + SESSION_LASTS)}, ${userAgent})`
  return { id, cookie: seededSessionCookie(token, secret) }
}

/** Makes the browser that of a signed-in person. */
export async function enter(
  context: BrowserContext,
  product: Product,
  person: { id: string },
  userAgent?: string,
): Promise<SeededPerson> {
  const session = await openSession(product, person, userAgent)
  const [name = '', value = ''] = session.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }])
  return session
}

/** Fills in the login form that is on the screen. */
export async function signIn(
  page: Page,
  { email, password }: Pick<SomePerson, 'email' | 'password'>,
): Promise<void> {
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
