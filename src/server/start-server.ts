import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { type Background, createBackground } from './background.ts'
import { openKeys } from './crypto/keys.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { readEnv, SettingError, type Settings } from './env.ts'
import { allowList } from './features/allow-list/allow-list.ts'
import { createHousekeeping } from './features/housekeeping/housekeeping.ts'
import { isCode } from './files.ts'
import { createLog, type Log } from './log.ts'
import { createMailer } from './mail/mailer.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../dist/web')
const DEMO = { email: 'demo@aconchego.local', plano: 'demonstracao' }
/** How long a stop waits for requests and mails under way before it closes what is left. */
const STOP_PATIENCE = 5_000

/** Reads the environment, opens things, listens. `welcome` is what the operator reads. */
export async function startServer(environment: Record<string, string | undefined>) {
  const settings = readEnv(environment)
  const log = createLog(settings.logLevel)
  const keys = openKeys(settings)
  const database = await openDatabase(settings)
  try {
    await migrate(database.sql)
    const isNew = await welcomeDemo(database)
    const background = createBackground(log)
    const mailer = createMailer({
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      dataDir: settings.dataDir,
      log,
    })
    const app = createApp({
      sql: database.sql,
      keys,
      mailer,
      background,
      log,
      settings,
      webFolder: WEB_FOLDER,
    })
    const server = await listen(createServer(getRequestListener(app.fetch)), settings)
    const housekeeping = createHousekeeping({ sql: database.sql, log })
    adviseOperator(settings, log)
    const stop = () => stopAll({ server, housekeeping, background, database, log })
    return { stop, welcome: welcomeLines(settings, isNew) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(server: Server, { host, port }: Settings): Promise<Server> {
  // A slow or silent sender does not hold a connection for ever.
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.listen(port, host)
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

/** On a database of our own that is new, the demonstration e-mail may register. */
async function welcomeDemo({ sql, embedded }: Database): Promise<boolean> {
  if (!embedded) return false
  const [row] = await sql`select exists (select from users) or exists (select from liberados) as used`
  if (row?.used) return false
  await allowList.put(sql, [DEMO])
  return true
}

function welcomeLines({ ownUrl, appUrl, model }: Settings, isNew: boolean): string[] {
  return [
    ...(isNew ? [`${DEMO.email} pode criar uma conta (plano ${DEMO.plano}).`] : []),
    ...(model.kind === 'demo' ? ['Modo demonstração: sem OPENAI_API_KEY nem OPENAI_BASE_URL.'] : []),
    ...(appUrl === ownUrl ? [] : [`Endereço público: ${appUrl}`]),
    `Aconchego em ${ownUrl}`,
  ]
}

function adviseOperator({ host, behindProxy }: Settings, log: Log): void {
  if (!behindProxy && ['0.0.0.0', '::'].includes(host)) {
    log.warn(
      'HOST listens on every address: set APP_URL to the address people use, or their requests are refused',
    )
  }
}

type Running = {
  server: Server
  housekeeping: { stop: () => void }
  background: Background
  database: Database
  log: Log
}

async function stopAll({ server, housekeeping, background, database, log }: Running): Promise<void> {
  log.info('stopping')
  housekeeping.stop()
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE)
  await Promise.race([
    Promise.all([closed, background.settled()]),
    new Promise((done) => setTimeout(done, STOP_PATIENCE + 1000).unref()),
  ])
  clearTimeout(patience)
  await database.close()
  log.info('stopped')
}
