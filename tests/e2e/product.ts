import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { allowList } from '#server/features/allow-list/store.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { createDatabaseBehindProxy } from '#tests/support/database/database-proxy.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { startSmtp } from '#tests/support/mail/smtp-server.ts'
import { startModelServer } from '#tests/support/model/model-server.ts'
import { removeDataDir, startServerProcess } from '#tests/support/process/server-process.ts'
import { type Seed, seedArchive } from '#tests/support/product/seed-archive.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

/** The PostgreSQL that the product brings along, or one of the operator's. */
export type DatabaseKind = 'embedded' | 'url'

const KEY = 'chave-que-o-navegador-nunca-ve'

/**
 * The whole product as its operator runs it: a real server process, a mail server and a model service. Only passwords
 * cost next to nothing.
 */
export async function startProduct(env: Record<string, string> = {}, kind: DatabaseKind = 'embedded') {
  const [smtp, model, operators] = await Promise.all([
    startSmtp(),
    startModelServer(),
    kind === 'url' ? operatorsDatabase() : null,
  ])
  const databaseEnv = operators ? { DATABASE_URL: operators.url } : {}
  const server = await startServerProcess({
    cheapPasswords: true,
    env: {
      SMTP_URL: smtp.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: KEY,
      RISK_SECOND_OPINION: 'off',
      REPLY_SECOND_OPINION: 'off',
      MESSAGES_PER_MINUTE: '1000',
      MESSAGES_PER_DAY: '10000',
      ...databaseEnv,
      ...env,
    },
  })
  const { dataDir } = server
  const database = await openDatabase({ databaseUrl: operators?.url, dataDir, patience: 0 })
  const secret = readKey(dataDir, 'auth-secret')
  const masterKey = Buffer.from(readKey(dataDir, 'encryption-key'), 'base64')
  const keyRing = await openKeyRing(database.sql, masterKey)
  return {
    url: server.url,
    key: KEY,
    /** What sessions are signed with. */
    secret,
    smtp,
    model,
    server,
    /** The way to the operator's database: shut, it is away. */
    databaseProxy: operators?.proxy ?? null,
    /** What the operator's commands need to find this product. */
    env: { ...databaseEnv, APP_URL: server.url, DATA_DIR: dataDir },
    sql: database.sql,
    liberate: (email: string, plano = 'mensal') => allowList.put(database.sql, [{ email, plano }]),
    /** Puts conversations with messages straight into the database. */
    seedArchive: async (userId: string, seed: Seed) => {
      const owner = { id: userId, cipher: await keyRing.of(userId) }
      return seedArchive(database.sql, owner, seed)
    },
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
      await Promise.all([smtp.stop(), model.close(), operators?.stop()])
      removeDataDir(dataDir)
    },
  }
}

async function operatorsDatabase() {
  const { postgres, stop } = await startPostgres()
  const { proxy, drop } = await createDatabaseBehindProxy(postgres)
  return { url: proxy.url, proxy, stop: () => drop().then(stop) }
}

function readKey(dataDir: string, name: string): string {
  return readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim()
}

/** Gives the page the session of a seeded person. */
export async function signInAs(page: Page, product: Product, { cookie }: { cookie: string }): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }])
}
