import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { missingOf, type Settings } from './env.ts'
import { admitDemo, DEMO } from './features/accounts/register.ts'
import { refuseOtherSettings } from './features/chat/shared-settings.ts'
import { createHousekeeping } from './features/housekeeping/housekeeping.ts'
import { createPublicSettings } from './features/public-settings/public-settings.ts'
import { prepareGuard } from './model/guard/guarded-model.ts'
import type { Model } from './model/model.ts'
import { openServices, type Services } from './open-services.ts'
import type { Background } from './platform/background.ts'
import { openKeys } from './platform/crypto/keys.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { connectionsFor, NODE_CONNECTIONS, poolerSize } from './platform/db/pgbouncer.ts'
import { isCode } from './platform/files.ts'
import { createLog, type Log, quietConsole, warning } from './platform/log.ts'
import { programVersion } from './platform/program-version.ts'
import { SettingError } from './platform/setting-error.ts'
import { withTimeout } from './platform/with-timeout.ts'
import { schema } from './schema.ts'
import { isPlainMail } from './unencrypted.ts'

/**
 * How long each step of a stop may take before the next one comes anyway: less than 10 s together. Where a node drains first
 * (`createDrain`), it has no private PostgreSQL to stop: closing connections takes a second at most.
 */
const STOP_LIMITS = { replies: 4_500, streams: 300, requests: 1_500, counters: 500, database: 2_500 }

/** Logged when the replies in progress could not all be stored in time. */
export const CUT_SHORT = 'stopping before every reply in progress is stored'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../dist/web')

/** Opens things, listens. `welcome` is what the operator reads. */
export async function startServer(settings: Settings) {
  const log = createLog(settings.logLevel)
  log.info({ event: 'starting', ...programVersion() }, 'starting')
  quietConsole(log)
  const keys = openKeys(settings)
  const opening = openDatabase({ ...settings, log })
  // While the database starts, so that the first reply does not wait for it.
  prepareGuard()
  const database = await opening
  let opened: Services | undefined
  try {
    await database.withoutTimeout(schema.migrate)
    const published = createPublicSettings({ sql: database.sql, log, settings })
    await published.read()
    const { planNames, responsible } = published
    opened = await openServices(settings, database.sql, log)
    const deps = {
      ...opened,
      withoutTimeout: database.withoutTimeout,
      keys,
      log,
      published,
      settings: { ...settings, planNames, responsible },
    }
    const others = await refuseOtherSettings({ ...deps, authSecret: keys.authSecret })
    await checkPooler(settings, others + 1, log)
    const isNew = await admitDemo(database.sql, settings)
    const app = createApp({ ...deps, webFolder: WEB_FOLDER })
    const server = await listen(createServer(getRequestListener(app.fetch)), settings)
    const panel = settings.panel && (await listenForPanel(app.fetch, settings.panel, server))
    const housekeeping = createHousekeeping(deps)
    adviseOperator(deps.settings, deps.model, log, deps.background)
    const stop = () => stopAll({ ...deps, server, panel, housekeeping, database })
    return { stop, log, welcome: welcomeLines(settings, isNew) }
  } catch (error) {
    // The lease is given back first: it would be renewed on a connection that is being closed.
    if (opened) await withTimeout(STOP_LIMITS.database, opened.runs.stop(), undefined)
    await database.close()
    throw error
  }
}

/** Nodes that take all connections of a pooler leave none for each other, nor for commands. */
async function checkPooler({ databaseUrl }: Settings, nodes: number, log: Log): Promise<void> {
  const size = databaseUrl ? await poolerSize(databaseUrl) : null
  if (size === null || size === 'unsaid' || size >= connectionsFor(nodes)) return
  if (size < nodes * NODE_CONNECTIONS)
    throw new SettingError(
      'DATABASE_URL',
      `o PgBouncer dá ${size} conexões e os nós em uso precisam de ${nodes * NODE_CONNECTIONS}: ponha default_pool_size = ${connectionsFor(nodes)} ou mais.`,
    )
  log.warn(
    { event: 'pooler-too-small' },
    `PgBouncer gives ${size} connections; with ${nodes} nodes set default_pool_size to ${connectionsFor(nodes)}, so that a restart and a command find some`,
  )
}

/** The same app, with the listener of each request. Without it nothing listens. */
async function listenForPanel(
  fetch: ReturnType<typeof createApp>['fetch'],
  { host, port }: NonNullable<Settings['panel']>,
  main: Server,
): Promise<Server> {
  const answer = getRequestListener((request, env) => fetch(request, { ...env, isPanelListener: true }))
  try {
    return await listen(createServer(answer), { host, port })
  } catch {
    main.close()
    throw new SettingError('PAINEL_HOST', `não é possível escutar em ${host}, porta ${port}.`)
  }
}

async function listen(server: Server, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<Server> {
  boundConnections(server).listen(port, host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if (isCode(error, 'EADDRINUSE'))
      throw new SettingError('PORT', `a porta ${port} já está em uso; escolha outra.`)
    if (isCode(error, 'EACCES'))
      throw new SettingError('PORT', `não há permissão para a porta ${port}; escolha outra.`)
    throw new SettingError('HOST', `não é possível escutar em ${host}.`)
  }
}

function welcomeLines({ ownUrl, appUrl, model }: Settings, isNew: boolean): string[] {
  return [
    ...(isNew ? [`${DEMO.email} pode criar uma conta (plano ${DEMO.plano}).`] : []),
    ...(model.kind === 'demo' ? ['Modo demonstração: sem OPENAI_API_KEY nem OPENAI_BASE_URL.'] : []),
    ...(appUrl === ownUrl ? [] : [`Endereço público: ${appUrl}`]),
    `Aconchego em ${ownUrl}`,
  ]
}

function adviseOperator(settings: Settings, model: Model, log: Log, background: Background): void {
  const { host, appUrl, trustedProxies, unencrypted, misspelt, smtpUrl, production, responsible } = settings
  if (!settings.hasPublicUrl && ['0.0.0.0', '::'].includes(host))
    log.warn(
      { event: 'setting-app-url' },
      'HOST listens on every address: set APP_URL to the address people use, or their requests are refused',
    )
  if (appUrl.startsWith('https:') && trustedProxies.length === 0)
    log.warn(
      { event: 'setting-trusted-proxy' },
      'APP_URL is https, so a proxy is in front of this server: set TRUSTED_PROXY to its address, or all visitors count as one',
    )
  for (const { name, meant } of misspelt)
    log.warn({ event: 'setting-unknown' }, `${name} is no setting and is ignored: was ${meant} meant?`)
  for (const { variable } of unencrypted)
    log.warn(
      { event: 'setting-unencrypted' },
      `${variable} is not encrypted on its way to another machine: refused in production`,
    )
  if (production && !smtpUrl)
    log.warn(
      { event: 'setting-smtp-url' },
      'SMTP_URL is not set: no mail leaves, each becomes a file in DATA_DIR/mail for a day',
    )
  for (const name of production ? missingOf(responsible) : [])
    log.warn(
      { event: 'setting-responsible' },
      `${name} is not set: the legal pages do not say who answers for people's data`,
    )
  if (smtpUrl && isPlainMail(smtpUrl))
    log.warn(
      { event: 'setting-unencrypted' },
      'SMTP_URL may be unencrypted on its way to another machine: in production it must offer STARTTLS',
    )
  background.run('model check', async () => {
    const problem = await model.check()
    if (problem) log.error({ event: 'setting-refused' }, problem)
  })
}

type Running = Services & {
  server: Server
  panel: Server | undefined
  housekeeping: { stop: () => void }
  database: Database
  log: Log
}

/** Takes nothing new, ends the replies in progress with all their text, lets the rest finish, closes. */
async function stopAll({ server, panel, live, runs, database, log, ...rest }: Running): Promise<void> {
  const { ledger, counters, housekeeping, metrics, background, drain } = rest
  log.info({ event: 'stopping' }, 'stopping')
  // On our own PostgreSQL there is no other node that a load balancer could turn to.
  if (!database.embedded) await drain.begin()
  housekeeping.stop()
  metrics?.stop()
  panel?.close()
  panel?.closeAllConnections()
  const closed = once(server, 'close')
  server.close()
  // A proxy would send more requests on a connection that stays open.
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  const areStored = runs.stop().then(() => true)
  if (!(await withTimeout(STOP_LIMITS.replies, areStored, false)))
    log.warn({ event: 'stop-cut-short' }, CUT_SHORT)
  await withTimeout(STOP_LIMITS.streams, live.stop(), undefined)
  server.closeIdleConnections()
  const forceClose = setTimeout(() => server.closeAllConnections(), STOP_LIMITS.requests / 2)
  await withTimeout<unknown>(STOP_LIMITS.requests, Promise.all([closed, background.settled()]), undefined)
  clearTimeout(forceClose)
  const stored = Promise.all([counters.store(), ledger.stop()]).catch(
    warning(log, { event: 'counters-not-stored' }, 'counters could not be stored'),
  )
  await withTimeout(STOP_LIMITS.counters, stored, undefined)
  await withTimeout(STOP_LIMITS.database, database.close(), undefined)
  log.info({ event: 'stopped' }, 'stopped')
}

/** As long as the proxies in deploy/ wait; an event stream has a sign every 15 s. Node looks twice before it closes. */
const SILENCE = 5 * 60_000

/** No client holds a connection for ever: neither one that sends slowly or nothing, nor one that reads nothing. */
export function boundConnections(server: Server, silence = SILENCE): Server {
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  // Well above the 4 s of the proxies in deploy/, so that they never use a connection that is just being closed.
  server.keepAliveTimeout = 15_000
  server.timeout = silence
  return server
}
