import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { SessionAnswer } from '#domain/api/account.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { postgres } from '#server/platform/db/driver.ts'
import { createDatabaseBehindProxy } from './database-proxy.ts'
import { freePort } from './free-port.ts'
import { startPostgres } from './postgres.ts'
import { removeDataDir, startServerProcess } from './server-process.ts'
import { startSmtp, type TestSmtp } from './smtp-server.ts'
import { watchPage } from './watch-page.ts'

export type JourneyOptions = { database: 'embedded' | 'url' }

export type JourneyPerson = { id: string; email: string; password: string }

/** The real product as a process of its own, with a real mail server and a way to its database. */
export type Product = {
  url: string
  smtp: TestSmtp
  sql: Sql
  liberate: (email: string, plano?: string) => Promise<void>
  /** What the operator's commands need to find this product. */
  env: Record<string, string>
  renewUrl: string
}

type TestFixtures = {
  /** Somebody with an account, who is signed in nowhere. */
  person: JourneyPerson
  /** Makes the browser of a page that of a signed-in person. */
  signedIn: (context: BrowserContext, person: JourneyPerson) => Promise<void>
  watched: undefined
}

type WorkerFixtures = JourneyOptions & { product: Product }

const RENEW_URL = 'https://loja.exemplo.com.br/renovar'
export const PASSWORD = 'uma frase só minha'
/** In the chat, whatever conversation it opens. */
export const IN_CHAT = /\/chat(\/[\w-]+)?$/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],

  product: [
    async ({ database }, use) => {
      const smtp = await startSmtp()
      const { env, connect, close } = database === 'url' ? await operatorsDatabase() : embeddedDatabase()
      const port = await freePort()
      // The product believes who is named as the visitor: each journey can come from elsewhere.
      const url = `http://127.0.0.1:${port}`
      const server = await startServerProcess({
        port,
        env: { ...env, APP_URL: url, SMTP_URL: smtp.url, RENEW_URL, TRUSTED_PROXY: '127.0.0.1' },
      })
      const sql = connect(server.dataDir)
      const liberate = (email: string, plano = 'mensal') => allowList.put(sql, [{ email, plano }])
      const own = { ...env, APP_URL: url, DATA_DIR: server.dataDir }
      await use({ url, smtp, sql, liberate, env: own, renewUrl: RENEW_URL })
      await sql.end({ timeout: 1 })
      await server.stop()
      await close()
      await smtp.stop()
      removeDataDir(server.dataDir)
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),

  // Nobody has used up the limits of an address that is new.
  extraHTTPHeaders: ({ database: _ }, use) => use({ 'x-forwarded-for': newAddress() }),

  person: async ({ product }, use) => {
    const form = { email: newEmail(), password: PASSWORD }
    await product.liberate(form.email)
    const response = await fetch(`${product.url}/api/account/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, confirmation: form.password }),
    })
    expect(response.status).toBe(200)
    const { person } = (await response.json()) as SessionAnswer
    await use({ ...form, id: person?.id ?? '' })
  },

  signedIn: ({ product }, use) =>
    use(async (context, { email, password }) => {
      const response = await context.request.post(`${product.url}/api/account/login`, {
        data: { email, password },
      })
      expect(response.status()).toBe(200)
    }),

  // Every journey is watched: no error on the console, nothing that the security policy refuses, no other host.
  watched: [
    async ({ context, product }, use) => {
      const seen = watchPage(context, product.url)
      await use(undefined)
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export function newEmail(): string {
  return `pessoa-${randomBytes(6).toString('hex')}@exemplo.com.br`
}

function newAddress(): string {
  const [a, b] = randomBytes(2)
  return `198.18.${a}.${b}`
}

/** The alert with exactly this sentence. */
export function alertOf(page: Page, text: string) {
  return page.getByRole('alert').getByText(text, { exact: true })
}

function embeddedDatabase() {
  const connect = (dataDir: string): Sql =>
    postgres({
      path: path.join(dataDir, 'postgres/.s.PGSQL.5432'),
      user: 'aconchego',
      password: readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim(),
      database: 'postgres',
      max: 2,
      onnotice: () => {},
    })
  return { env: {}, connect, close: async () => {} }
}

async function operatorsDatabase() {
  const { postgres: server, stop } = await startPostgres()
  const database = await createDatabaseBehindProxy(server)
  const close = () => database.drop().then(stop)
  return { env: { DATABASE_URL: database.proxy.url }, connect: () => database.connect({ max: 2 }), close }
}
