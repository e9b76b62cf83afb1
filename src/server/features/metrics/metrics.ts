import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ErrorAnswer } from '#domain/api/account.ts'
import { AppError } from '#domain/errors.ts'
import { METRICS_FAILURES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Settings } from '#server/env.ts'
import type { Engine } from '#server/features/chat/generation/run.ts'
import type { Runs } from '#server/features/chat/generation/runs.ts'
import type { CountKind } from '#server/features/counters/store.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import { diskFreeAt } from '#server/features/status/attention.ts'
import type { ReplyObserver } from '#server/model/guard/watched-model.ts'
import type { ServiceState } from '#server/model/model.ts'
import { FAILURE_KINDS } from '#server/model/services/failure-kind.ts'
import type { Background } from '#server/platform/background.ts'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'
import { poolOf } from '#server/platform/db/database.ts'
import { isDiskFull, lookAgain } from '#server/platform/db/disk-full.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { describeProcess, watchEventLoop } from '#server/platform/metrics/process-metrics.ts'
import { CONTENT_TYPE, createRegistry, type Registry } from '#server/platform/metrics/registry.ts'
import { type DatabaseDeps, describeDatabase } from './describe-database.ts'

const FIRST_WORDS = [0.25, 0.5, 1, 2, 3, 5, 10, 20, 40, 60]
const STORING = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What /api/metrics reports of this node. Made only with a token: without it none of this is loaded or measured. */
export function createMetrics(token: string) {
  const registry = createRegistry()
  describeProcess(registry)
  const failedJobs = registry.counter(
    'aconchego_housekeeping_failures_total',
    'Jobs of the housekeeping that failed.',
  )
  return {
    countRequests: countRequests(registry),
    replies: replyMetrics(registry),
    storeTimes: storeMetrics(registry),
    counted: countMetrics(registry),
    jobFailed: (job: string) => failedJobs(1, { job }),
    routes: (node: NodeDeps) => {
      describeNode(registry, node)
      return metricsRoutes(registry, token)
    },
    stop: watchEventLoop(registry),
  }
}

type NodeDeps = DatabaseDeps & {
  runs: Pick<Runs, 'counts'>
  live: Pick<EventBus, 'open'>
  background: Pick<Background, 'size'>
  model: { services?: () => ServiceState[] }
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>
}

function describeNode(registry: Registry, node: NodeDeps): void {
  const { gauge } = registry
  registry.beforeReading(() => lookAgain(node.sql))
  gauge('aconchego_open_streams', 'Screens with an open event stream.', node.live.open)
  gauge('aconchego_runs', 'Replies that this node is writing.', () => node.runs.counts().writing)
  gauge(
    'aconchego_queue_length',
    'What waits on this node: replies for their first word, work in the background.',
    () => [
      [node.runs.counts().waiting, { queue: 'first_words' }],
      [node.background.size(), { queue: 'background' }],
    ],
  )
  gauge(
    'aconchego_database_connections',
    'Connections of this node to the database, and queries that wait for one.',
    () => Object.entries(poolOf(node.sql)).map(([state, count]) => [count, { state }]),
  )
  gauge(
    'aconchego_service_open',
    'Services of the model that fail and are left alone but for a trial now and then.',
    () =>
      node.model.services?.().map(({ name, state }) => [state === 'open' ? 1 : 0, { service: name }]) ?? null,
  )
  gauge(
    'aconchego_database_disk_full',
    '1 when the disk of the database was full as this node last stored something.',
    () => (isDiskFull(node.sql) ? 1 : 0),
  )
  gauge(
    'aconchego_database_disk_free_ratio',
    'Free share, 0 to 1, of the disk that the private PostgreSQL is on; absent with a PostgreSQL of your own.',
    () => (node.settings.databaseUrl === undefined ? diskFreeAt(node.settings.dataDir) : null),
  )
  describeDatabase(registry, node)
}

function replyMetrics(registry: Registry): ReplyObserver {
  const ended = registry.counter(
    'aconchego_replies_total',
    'Replies of the model by how it ended them; stopped are those that a person paused or a stop broke off.',
    ['whole', 'cut', 'filtered', 'failed', 'stopped'].map((outcome) => ({ outcome })),
  )
  const firstText = registry.histogram(
    'aconchego_reply_first_text_seconds',
    'From the request to the model to its first word.',
    FIRST_WORDS,
  )
  return { firstText, ended: (outcome) => ended(1, { outcome }) }
}

function storeMetrics(registry: Registry): NonNullable<Engine['storeTimes']> {
  const seconds = registry.histogram(
    'aconchego_store_seconds',
    'How long it took to store new text of all replies in progress, and the end of one.',
    STORING,
    [{ what: 'text' }, { what: 'end' }],
  )
  return { text: (took) => seconds(took, { what: 'text' }), end: (took) => seconds(took, { what: 'end' }) }
}

const MAIL_OUTCOMES = { enviado: 'sent', arquivo: 'file', falhou: 'failed', desistiu: 'given_up' }

/** What is counted elsewhere by day. Levels of risk and the guard are left out here: with a timestamp they could identify a person. */
function countMetrics(registry: Registry) {
  const failures = registry.counter(
    'aconchego_reply_failures_total',
    'Replies that the model did not give or finish, by why.',
    FAILURE_KINDS.map((kind) => ({ kind })),
  )
  const mails = registry.counter(
    'aconchego_mails_total',
    'Mails: sent, written to a file for want of SMTP_URL, failed (tried again later) and given up.',
    Object.values(MAIL_OUTCOMES).map((outcome) => ({ outcome })),
  )
  const unreadable = registry.counter(
    'aconchego_unreadable_values_total',
    'Stored values that could not be opened, each counted once by the node that met it.',
    [{}],
  )
  const services = registry.counter(
    'aconchego_service_replies_total',
    'What services of the model were asked for replies, by how they ended it.',
  )
  return (kind: CountKind, name: string, total: number): void => {
    const [, service = '', outcome = ''] = kind === 'servico' ? (/^(.*)\/(.*)$/.exec(name) ?? []) : []
    if (service !== '') services(total, { service, outcome })
    if (kind === 'dados') unreadable(total)
    if (kind === 'correio') mails(total, { outcome: MAIL_OUTCOMES[name as keyof typeof MAIL_OUTCOMES] })
    if (kind === 'resposta' && FAILURE_KINDS.some((one) => one === name)) failures(total, { kind: name })
  }
}

/** No person meets it, only a program that reads metrics. */
const REFUSED: ErrorAnswer = {
  error: { code: 'metrics_refused', message: 'O token das métricas não confere.' },
}

/** Answered without the database, when alarms matter most. The right token is never refused for what others guess. */
function metricsRoutes(registry: Registry, token: string) {
  const expected = digest(`Bearer ${token}`)
  const failures = createMemoryBuckets(METRICS_FAILURES)

  return new Hono<AppEnv>().get('/', async (c) => {
    if (!sameBytes(digest(c.req.header('authorization') ?? ''), expected)) {
      const { address } = callerOf(c)
      if (!failures.take(address))
        throw new AppError('too_many_tries', { retryAfter: Math.ceil(failures.waitFor(address) / 1000) })
      c.header('WWW-Authenticate', 'Bearer')
      return c.json(REFUSED, 401)
    }
    c.header('Content-Type', CONTENT_TYPE)
    return c.body(await registry.text())
  })
}

/** Of one length, whatever was sent, as a comparison in constant time needs it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const SENDING = '/api/conversations/:id/messages'
const TIMES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts every request by what answered it, and measures how long a message waits for its acknowledgement. */
function countRequests(registry: Registry): MiddlewareHandler<AppEnv> {
  const requests = registry.counter(
    'aconchego_http_requests_total',
    'Requests by pattern of their route, method and class of status.',
  )
  const acknowledged = registry.histogram(
    'aconchego_message_acknowledged_seconds',
    'From the arrival of a message to its acknowledgement: by then it is stored.',
    TIMES,
  )
  return async (c, next) => {
    const from = performance.now()
    await next()
    const { status } = c.res
    const [route, method] = [routeLabel(matchedRoutes(c)), methodLabel(c.req.method)]
    requests(1, { route, method, status: `${Math.floor(status / 100)}xx` })
    if (route === SENDING && method === 'POST' && status < 300)
      acknowledged((performance.now() - from) / 1000)
  }
}

type Route = { method: string; path: string }

/** The page of the notebook that a request is for reveals more than a count may: a safety plan is one of them. */
const TOLD_TOGETHER = '/api/notebook/'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of the route that answers a request, never its address: of these there are as many as in the router. */
function routeLabel(routes: readonly Route[]): string {
  const { path } = routes.find(({ method }) => method !== 'ALL') ?? fallback(routes)
  return path.startsWith(TOLD_TOGETHER) ? `${TOLD_TOGETHER}*` : path.replace(/(.)\/$/, '$1')
}

/** What no route answers: unknown below /api, or a screen or file of the web app. */
function fallback(routes: readonly Route[]): { path: string } {
  return { path: routes.some(({ path }) => path.startsWith('/api/')) ? '/api/*' : '/*' }
}

/** Senders may invent methods. */
const methodLabel = (method: string): string => (METHODS.has(method) ? method : 'other')
