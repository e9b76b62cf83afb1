import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type postgresTypes from 'postgres'
import { AppError } from '#domain/errors.ts'
import postgres from '#postgres'
import { isCode } from '#server/platform/files.ts'
import type { Log } from '#server/platform/log.ts'
import { SettingError } from '#server/platform/setting-error.ts'
import { readDatabaseAddress } from './address.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'
import { NODE_CONNECTIONS, poolerSize } from './pgbouncer.ts'
import { proveAddress, refuseForwardedPlain } from './prove-address.ts'

export type Sql = postgresTypes.Sql
/** A query runs on the pool or inside a transaction; both ask in the same way. */
export type Queryable = postgresTypes.ISql
export type Fragment = postgresTypes.PendingQuery<postgresTypes.Row[]>

export type Database = {
  sql: Sql
  embedded: boolean
  /** Runs what may take long (migrations, sums of everything) on a connection of its own without time limits. */
  withoutTimeout: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Seconds that all hosts together have to accept a connection, and a database on whose connections nothing comes back has to
 * answer, so that a request fails within five. One slow statement among others that are answered has longer.
 */
const ANSWERS_WITHIN = 4
/** Seconds that queries under way have when we close; a connection that broke before never reports its end. */
const LAST_QUERIES = 1

type Given = {
  databaseUrl: string | undefined
  dataDir: string
  /** Seconds after which a statement without an answer is given up; with 0 never. */
  patience?: number
  log?: Log
  /** An address of this machine that leads to another one must be encrypted on the way. */
  databaseMustEncrypt?: boolean
  /** For a command: so many connections, and as much time as its work takes. */
  connections?: number
}

/** Opens the operator's PostgreSQL, or our own private one when none is given. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  patience = 10,
  log,
  databaseMustEncrypt,
  connections,
}: Given): Promise<Database> {
  const timeouts = {
    connect_timeout: patience,
    answer_timeout: patience,
    silence_timeout: Math.min(patience, ANSWERS_WITHIN),
  }
  const embedded = databaseUrl ? null : await openEmbeddedDatabase(dataDir)
  const { url, options } = databaseUrl
    ? optionsOf(databaseUrl, patience)
    : { url: '', options: embedded?.connection }
  let sql: Sql | undefined
  const onattempt = log && outageLog(log, () => sql)
  const pool = { ...POOL, ...timeouts, ...(onattempt && { onattempt }), ...options }
  const connect = (more = {}) => postgres(url, { ...pool, ...more })
  const connectUnlimited = (max: number) => connect({ max, connect_timeout: 0, answer_timeout: 0 })
  if (databaseUrl) await checkServer(connect({ ...timeouts, max: 2 }), databaseUrl, databaseMustEncrypt)
  sql = connections ? connectUnlimited(connections) : connect()
  const database: Database = {
    sql,
    embedded: embedded !== null,
    async withoutTimeout(work) {
      const own = connectUnlimited(1)
      try {
        return await work(own)
      } finally {
        await own.end({ timeout: LAST_QUERIES })
      }
    },
    async close() {
      await sql.end({ timeout: LAST_QUERIES })
      await embedded?.stop()
    },
  }
  if (embedded)
    await checkPassword(sql, dataDir).catch(async (error) => {
      await database.close()
      throw error
    })
  return database
}

/** The driver's options for an address: it reads neither sockets nor several hosts as we do. */
function optionsOf(databaseUrl: string, patience: number) {
  const address = readDatabaseAddress(databaseUrl)
  if (!address) throw new SettingError('DATABASE_URL', 'não é um endereço do PostgreSQL.')
  const { url, hosts, path: socket } = address
  if (socket) return { url, options: { path: socket } }
  return {
    url,
    options: {
      connect_timeout: Math.min(patience, ANSWERS_WITHIN / Math.max(1, hosts.length)),
      // The driver takes lists, which its types do not say.
      ...(hosts.length > 0 && {
        host: hosts.map(({ name }) => name) as unknown as string,
        port: hosts.map(({ port }) => port) as unknown as number,
      }),
      ...(hosts.length > 1 && { target_session_attrs: 'primary' as const }),
    },
  }
}

/** A pooler without a free connection lets some attempts through: so long after the last failure it has enough. */
const ENOUGH_AFTER = 60_000

/** Logs once each when the database is unreachable, reachable again, and when it gives this node no more connections. */
function outageLog(log: Log, used: () => Sql | undefined): (error: Error | null) => void {
  let isReachable = true
  let isAsking = false
  let shortSince: number | null = null
  return (error) => {
    const now = performance.now()
    const sql = used()
    if (error && sql && poolOf(sql).open > 0) {
      if (shortSince === null)
        log.error(
          { event: 'database-connections-exhausted', code: codeOf(error) },
          'the database gives this node no more connections: see default_pool_size of its pooler, or max_connections',
        )
      shortSince = now
      return
    }
    if (shortSince !== null && now - shortSince > ENOUGH_AFTER) shortSince = null
    if (isReachable === (error === null)) return
    if (error) {
      isReachable = false
      log.error(
        { event: 'database-unreachable', code: codeOf(error) },
        'the database is unreachable: trying again',
      )
    } else if (sql && !isAsking) {
      // A pooler takes connections also while its database is away.
      isAsking = true
      void isAnswering(sql).then((answers) => {
        isAsking = false
        if (isReachable || !answers) return
        isReachable = true
        log.info({ event: 'database-reachable' }, 'the database is reachable again')
      })
    }
  }
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : null)

/** Bytes come from bytes alone: a text here would be one that was serialized before. */
const BYTES = {
  to: 17,
  from: [17],
  serialize(bytes: Uint8Array) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('bytes were expected')
    return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
  },
  parse: (text: string) => Buffer.from(text.slice(2), 'hex'),
}

const POOL = {
  max: 10,
  idle_timeout: 300,
  // The driver's own waits grow to 20 s, so that a database that is back would seem unreachable for that long.
  backoff: () => 0.25,
  onnotice: () => {},
  connection: { application_name: 'aconchego' },
  types: { bytea: BYTES },
}

async function checkServer(sql: Sql, databaseUrl: string, mustEncrypt = false): Promise<void> {
  try {
    await proveAddress(sql)
    if (mustEncrypt) await refuseForwardedPlain(sql)
  } catch (error) {
    if (error instanceof SettingError) throw error
    const size = isStarved(error) ? await poolerSize(databaseUrl) : null
    if (size !== null)
      throw new SettingError(
        'DATABASE_URL',
        `o PgBouncer não tem conexão livre: as ${size === 'unsaid' ? '' : `${size} `}de default_pool_size estão em uso. Cada nó usa ${NODE_CONNECTIONS}; veja Poolers em docs/operations.md.`,
      )
    const problem = isUnavailable(error) ? 'o PostgreSQL não respondeu' : 'o PostgreSQL recusou'
    throw new SettingError('DATABASE_URL', `${problem} (${reason(error)})`)
  } finally {
    await sql.end({ timeout: LAST_QUERIES })
  }
}

async function checkPassword(sql: Sql, dataDir: string): Promise<void> {
  try {
    await ping(sql)
  } catch (error) {
    if (!isDatabaseError(error, '28P01')) throw error
    throw new Error(
      `O arquivo ${path.join(dataDir, 'postgres.password')} não tem a senha deste banco. Restaure-o do seu backup; nada foi alterado.`,
    )
  }
}

/** Connections of this process that are open and in use, and queries that wait for one. packages/postgres counts them. */
type Pool = { open: number; busy: number; waiting: number }

export const poolOf = (sql: Sql): Pool => (sql as Sql & { pool: () => Pool }).pool()

/** A query without a result: fails when the database is unavailable. */
export async function ping(sql: Queryable): Promise<void> {
  await sql`select 1`
}

export const isAnswering = async (sql: Queryable): Promise<boolean> =>
  ping(sql).then(
    () => true,
    () => false,
  )

/** Whether it was connected and then nothing came: so does a pooler all of whose connections are in use. */
const isStarved = (error: unknown): boolean =>
  error instanceof Error &&
  (isCode(error, 'ETIMEDOUT', 'CONNECT_TIMEOUT') || /query_wait_timeout/.test(error.message))

/** What an operator may read of a connection's failure: never the address, which holds a password. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'motivo desconhecido'
  // The driver gives a connection up when the server is none of those it was asked for.
  if (isCode(error, 'CONNECTION_DESTROYED')) return 'nenhum dos servidores é o primário'
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

/** Failures of the driver, of the host and of the socket. */
const CONNECTION_FAILURES = [
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED'],
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]
/** Shutting down, crash of another, starting up, too many connections, disk full, a standby that only reads. */
const SERVER_FAILURES = ['57P01', '57P02', '57P03', '53300', '53100', '25006']

/** Whether the database is unreachable right now, rather than a query wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return isCode(error, ...CONNECTION_FAILURES, ...SERVER_FAILURES)
}

const isDatabaseError = (error: unknown, ...codes: string[]): error is postgresTypes.PostgresError =>
  error instanceof postgres.PostgresError && codes.includes(error.code)

/** Whether the database ended this for a concurrent transaction: deadlock, serialization, lock not available, cancelled. */
export const isConflict = (error: unknown): boolean =>
  isDatabaseError(error, '40P01', '40001', '55P03', '57014')

/** Whether a retry may succeed: the database was unavailable, or a concurrent transaction was in conflict. */
export const isTransient = (error: unknown): boolean => isUnavailable(error) || isConflict(error)

export const isUniqueViolation = (error: unknown, index?: string): boolean =>
  isDatabaseError(error, '23505') && (index === undefined || error.constraint_name === index)

/** Whether a value that was asked for holds what no text in the database can hold, such as a NUL. */
export const isUnstorableText = (error: unknown): boolean => isDatabaseError(error, '22021', '22P05')

export const hasRows = async (query: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await query).length > 0

export const firstRow = async <T>(query: PromiseLike<readonly T[]>): Promise<T | null> =>
  (await query)[0] ?? null

/** The values of a query's only column. */
export const columnOf = async <T>(query: PromiseLike<readonly Record<string, T>[]>): Promise<T[]> =>
  (await query).flatMap((row) => Object.values(row))

export const firstValue = async <T>(query: PromiseLike<readonly Record<string, T>[]>): Promise<T | null> =>
  (await columnOf(query))[0] ?? null

export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new AppError('internal')
  return row
}

const ATTEMPTS = 4

/** All or nothing. `work` may run again after a conflict: nothing in it that can't be undone, but through `tx`. */
export const transaction = <T>(sql: Sql, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  retryOnConflict(async () => (await sql.begin(work)) as T)

export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      await wait(Math.random() * 50 * attempt)
    }
  }
}
