import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { allowList } from '#server/features/allow-list/store.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { type Seed, seedArchive } from '#tests/support/seed-archive.ts'
import { seedPeople } from '#tests/support/seed-people.ts'
import { removeDataDir, startServerProcess } from '#tests/support/server-process.ts'
import { startSmtp } from '#tests/support/smtp-server.ts'

export { expect }

export type Product = Awaited<ReturnType<typeof startProduct>>

const KEY = 'chave-que-o-navegador-nunca-ve'

/** The whole product as its operator runs it: a real server process, a mail server and a model service. */
export async function startProduct(env: Record<string, string> = {}) {
  const [smtp, model] = await Promise.all([startSmtp(), startModelServer()])
  const server = await startServerProcess({
    env: {
      SMTP_URL: smtp.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: KEY,
      RISK_SECOND_OPINION: 'off',
      MESSAGES_PER_MINUTE: '1000',
      MESSAGES_PER_DAY: '10000',
      ...env,
    },
  })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir })
  const secret = readKey(server.dataDir, 'auth-secret')
  const masterKey = Buffer.from(readKey(server.dataDir, 'encryption-key'), 'base64')
  const keyRing = await openKeyRing(database.sql, masterKey)
  return {
    url: server.url,
    key: KEY,
    smtp,
    model,
    server,
    sql: database.sql,
    liberate: (email: string, plano = 'mensal') => allowList.put(database.sql, [{ email, plano }]),
    /** Puts conversations with messages straight into the database. */
    seedArchive: async (userId: string, seed: Seed) =>
      seedArchive(database.sql, { id: userId, cipher: await keyRing.of(userId) }, seed),
    /** Somebody who was welcomed before, with an open session. */
    seedPerson: async ({ welcomed = true } = {}) => {
      const [person] = await seedPeople(database.sql, secret, 1)
      if (!person) throw new Error('nobody was seeded')
      if (!welcomed)
        await database.sql`update users set "onboardingFinalizado" = false where id = ${person.id}`
      return person
    },
    async stop() {
      await database.close()
      await server.stop()
      await Promise.all([smtp.stop(), model.close()])
      removeDataDir(server.dataDir)
    },
  }
}

function readKey(dataDir: string, name: string): string {
  return readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim()
}

type Fixtures = {
  /** A page of somebody who is signed in and was welcomed before. */
  chat: Page
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  chat: async ({ page, product }, use) => {
    await signInAs(page, product, await product.seedPerson())
    await page.goto('/chat')
    await use(page)
  },
})

/** Gives the page the session of a seeded person. */
export async function signInAs(page: Page, product: Product, { cookie }: { cookie: string }): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }])
}
