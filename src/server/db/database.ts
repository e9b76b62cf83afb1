import postgres from 'postgres'
import { AppError } from '#domain/errors.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'

export type Sql = postgres.Sql
/** A query runs on the pool or inside a transaction; both ask in the same way. */
export type Queryable = postgres.ISql

export type Database = {
  sql: Sql
  embedded: boolean
  /** One more connection with the same settings, for what needs one of its own (LISTEN). */
  close: () => Promise<void>
}

const OLDEST_SERVER = 14

/** Opens the operator's PostgreSQL, or our own private one when none is given. */
export async function openDatabase(settings: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Database> {
  if (settings.databaseUrl) {
    const sql = postgres(settings.databaseUrl, POOL)
    await checkServer(sql)
    return { sql, embedded: false, close: () => sql.end({ timeout: 5 }) }
  }
  const embedded = await openEmbeddedDatabase(settings.dataDir)
  const sql = postgres({ ...embedded.connection, ...POOL })
  const close = async () => {
    await sql.end({ timeout: 5 })
    await embedded.stop()
  }
  return { sql, embedded: true, close }
}

const POOL = {
  max: 10,
  idle_timeout: 300,
  connect_timeout: 10,
  onnotice: () => {},
  connection: { application_name: 'aconchego' },
} as const

async function checkServer(sql: Sql): Promise<void> {
  try {
    const [row] = await sql`select current_setting('server_version_num')::int / 10000 as major`
    if (row?.major < OLDEST_SERVER) {
      throw new Error(`o PostgreSQL precisa ser o ${OLDEST_SERVER} ou mais novo; este é o ${row?.major}.`)
    }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw new Error(
      `DATABASE_URL: ${isAway(error) ? 'o PostgreSQL não respondeu' : 'o PostgreSQL recusou'} (${reason(error)})`,
    )
  }
}

/** What an operator may read of a connection's failure: never the address, which holds a password. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'motivo desconhecido'
  return 'code' in error && error.message === '' ? String(error.code) : error.message
}

const AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // Shutting down, starting up, crash recovery, too many connections, disk full.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
])

/** Whether an error says that the database is not there right now, rather than that a query was wrong. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  return error instanceof Error && 'code' in error && AWAY.has(String(error.code))
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** The one row a query is sure to give. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new AppError('internal')
  return row
}
