import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import type { SessionAnswer } from '#domain/api/account.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { createRuns } from '#server/features/chat/generation/runs.ts'
import { createEventReader } from '#server/features/chat/read-events.ts'
import { createCounters } from '#server/features/counters/counters.ts'
import { createEventBus } from '#server/features/events/event-bus.ts'
import { openKeyRing } from '#server/features/keys/key-ring.ts'
import { createServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { createMetrics } from '#server/features/metrics/metrics.ts'
import { createPublicSettings } from '#server/features/public-settings/public-settings.ts'
import { createLedger } from '#server/features/spending/ledger.ts'
import { createDemoModel } from '#server/model/demo/demo-model.ts'
import { createFirstWords, watchedModel } from '#server/model/guard/watched-model.ts'
import type { Model } from '#server/model/model.ts'
import { createBackground } from '#server/platform/background.ts'
import type { Keys } from '#server/platform/crypto/keys.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { createDrain } from '#server/platform/http/health.ts'
import { createLog } from '#server/platform/log.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database/postgres.ts'
import { createMailbox } from '#tests/support/mail/mailbox.ts'
import { COLLECTED_IN, collectQuery } from '#tests/upgrade/collect-queries.ts'
import { newEmail } from './new-email.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export const PASSWORD = 'uma frase só minha'

/** The demonstration without its pauses: what a test waits for is the reply, not its pace. */
const AT_ONCE = { thinks: 0, pause: 0, atOnce: 200 }

type Options = {
  /** What the operator sets, as in the environment. */
  env?: Record<string, string>
  keys?: Keys
  /** Where master keys are read from, when they change while the product runs. */
  masterKeys?: () => Buffer[]
  model?: Model
  /** The model behind the guard, counted and measured, as people meet it. */
  watched?: boolean
  /** A database that was made before, to be dropped in the end; else a new one. */
  database?: TestDatabase
  /** Another node: the same database as that product's. */
  beside?: { database: TestDatabase; keys: Keys }
  /** How many connections to the database there are. */
  connections?: number
  /** Files of the web app, by path. */
  web?: (folder: string) => void
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The real app on a real PostgreSQL, with a database of its own. The one place where tests build it. */
export async function createTestApp(options: Options = {}) {
  const {
    env = {},
    beside,
    keys = beside?.keys ?? newKeys(),
    model: bare = createDemoModel(AT_ONCE),
  } = options
  // A second opinion is one more request to the model: tests that want it say so.
  const settings = readEnv({ RISK_SECOND_OPINION: 'off', REPLY_SECOND_OPINION: 'off', ...env })
  const database = beside?.database ?? options.database ?? (await createDatabase(inject('postgres')))
  // While queries are collected, those of the tests themselves are asked on connections of their own.
  const own = process.env[COLLECTED_IN] ? database.connect() : null
  const sql = database.connect(options.connections ? { max: options.connections } : {})
  if (own) sql.options.debug = collectQuery
  const secrets = createServiceSecrets(sql, options.masterKeys ?? keys.encryptionKey)
  const webFolder = mkdtempSync(path.join(tmpdir(), 'aconchego-app-'))
  options.web?.(webFolder)
  const mailbox = createMailbox()
  const logged: string[] = []
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  const keyRing = await openKeyRing(sql, options.masterKeys ?? keys.encryptionKey, (place) =>
    log.error({ place }, 'a stored value could not be opened'),
  )
  const background = createBackground(log)
  const node = uuidv7()
  const live = createEventBus({
    sql,
    keyRing,
    reader: createEventReader({ sql, keyRing, node, log }),
    node,
    log,
  })
  const metrics = settings.metricsToken ? createMetrics(settings.metricsToken) : undefined
  const runs = createRuns({ sql, live, node, log, storeTimes: metrics?.storeTimes })
  const counters = createCounters({ sql, masters: keyRing.masters, listener: metrics?.counted })
  const firstWords = createFirstWords()
  const model = options.watched ? watchedModel(bare, { counters, metrics, firstWords, settings }) : bare
  await Promise.all([live.ready(), runs.ready()])
  const ledger = createLedger({ sql, masters: keyRing.masters, log })
  const mailer = mailbox.mailer
  const published = createPublicSettings({ sql, log, settings })
  const deps = {
    sql,
    withoutTimeout: <T>(work: (patient: typeof sql) => Promise<T>) => work(sql),
    keys,
    keyRing,
    secrets,
    mailer,
    firstWords,
    model,
    live,
    counters,
    runs,
    ledger,
    background,
    drain: createDrain(),
    log,
    metrics,
    published,
    settings: { ...settings, planNames: published.planNames, responsible: published.responsible },
    node,
    webFolder,
  }
  const app = createApp(deps)

  const visitor = (who?: Parameters<typeof createVisitor>[1]) => createVisitor(app, who)
  return {
    app,
    /** What the parts of the product work with, for those that no request reaches. */
    deps,
    sql: own ?? sql,
    database,
    keys,
    mailbox,
    /** Lines of the log, as JSON. */
    logged,
    /** Waits for the work that outlives its request: mails. */
    settled: background.settled,
    visitor,
    liberate: (email: string, plano = 'mensal') => allowList.put(sql, [{ email, plano }]),
    /** Somebody new with an account, signed in. */
    async person({ email = newEmail(), password = PASSWORD, by = visitor() } = {}) {
      await allowList.put(sql, [{ email, plano: 'mensal' }])
      const form = { email, password, confirmation: password }
      const answer = await by.post<SessionAnswer>('/api/account/register', form)
      if (!answer.body.person) throw new Error(`registering failed: ${answer.body.error?.code}`)
      return { ...answer.body.person, password, visitor: by }
    },
    async close() {
      metrics?.stop()
      await runs.stop()
      await ledger.stop()
      await live.stop()
      await background.settled()
      await Promise.all([sql, own].map((pool) => pool?.end({ timeout: 5 })))
      if (!beside) await database.drop()
      rmSync(webFolder, { recursive: true, force: true })
    },
  }
}

export function signIn(
  visitor: Visitor,
  { email, password = PASSWORD }: { email: string; password?: string },
) {
  return visitor.post<SessionAnswer>('/api/account/login', { email, password })
}

/** Who the product takes this visitor for. */
export async function whoIs(visitor: Visitor): Promise<string | null> {
  const { body } = await visitor.get<SessionAnswer>('/api/account/session')
  return body.person?.email ?? null
}

export function newKeys(): Keys {
  return { authSecret: randomBytes(32).toString('base64'), encryptionKey: randomBytes(32) }
}
