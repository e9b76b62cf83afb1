import type { Settings } from './env.ts'
import { createRuns } from './features/chat/generation/runs.ts'
import { createEventReader } from './features/chat/read-events.ts'
import { type Counters, createCounters } from './features/counters/counters.ts'
import { createEventBus } from './features/events/event-bus.ts'
import { openKeyRing } from './features/keys/key-ring.ts'
import { createServiceSecrets } from './features/keys/service-secrets.ts'
import { formKeeper } from './features/model-services/store.ts'
import { createAuditLogEnd } from './features/operators/audit-log.ts'
import { createLedger } from './features/spending/ledger.ts'
import { createDemoModel } from './model/demo/demo-model.ts'
import { createFirstWords, watchedModel } from './model/guard/watched-model.ts'
import type { Model } from './model/model.ts'
import { outcomeName } from './model/services/failure-kind.ts'
import { createRemoteModel } from './model/services/remote-model.ts'
import { createBackground } from './platform/background.ts'
import { masterKeys } from './platform/crypto/keys.ts'
import { uuidv7 } from './platform/crypto/uuidv7.ts'
import type { Sql } from './platform/db/database.ts'
import { createDrain } from './platform/http/health.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'

export type Services = Awaited<ReturnType<typeof openServices>>

/** What the product is made of, besides the database and HTTP. */
export async function openServices(settings: Settings, sql: Sql, log: Log) {
  const keyRing = await openKeyRing(sql, masterKeys(settings), (place) => {
    log.error({ event: 'value-unreadable', place }, 'a stored value could not be opened')
    counters.count('dados', 'ilegivel')
  })
  const node = uuidv7()
  // Loaded only when the operator wants them.
  const metrics = settings.metricsToken
    ? (await import('./features/metrics/metrics.ts')).createMetrics(settings.metricsToken)
    : undefined
  const counters = createCounters({ sql, masters: keyRing.masters, listener: metrics?.counted })
  const shared = { sql, keyRing, node, log }
  const live = createEventBus({ ...shared, reader: createEventReader(shared) })
  const runs = createRuns({ sql, live, node, log, storeTimes: metrics?.storeTimes })
  const firstWords = createFirstWords()
  const ledger = createLedger({ sql, masters: keyRing.masters, log })
  await Promise.all([live.ready(), runs.ready()])
  return {
    sql,
    keyRing,
    secrets: createServiceSecrets(sql, masterKeys(settings)),
    auditLogEnd: createAuditLogEnd(settings.dataDir, (error) =>
      log.error(
        { event: 'audit-log-end-not-kept', err: error },
        'registro-fim.json could not be read or written',
      ),
    ),
    node,
    background: createBackground(log, metrics?.jobFailed),
    drain: createDrain(),
    metrics,
    counters,
    live,
    runs,
    ledger,
    firstWords,
    model: watchedModel(await createModel(settings, sql, counters, log), {
      counters,
      metrics,
      firstWords,
      settings,
    }),
    mailer: createMailer({ ...settings, log }),
  }
}

async function createModel(settings: Settings, sql: Sql, counters: Counters, log: Log): Promise<Model> {
  const { kind, next, ...first } = settings.model
  if (kind === 'demo') return createDemoModel()
  const known = async <S extends typeof first>(service: S) => ({
    ...service,
    ...(await formKeeper(sql, service)),
    // Where nothing depends on tokens, requests stay as the specification has them, and what they take is estimated.
    asksUsage: settings.modelPrices !== undefined || settings.tokensPerDay !== undefined,
    log,
  })
  return createRemoteModel({
    ...(await known(first)),
    next: await Promise.all(next.map(known)),
    ended: (label, outcome) => counters.count('servico', `${label}/${outcomeName(outcome)}`),
  })
}
