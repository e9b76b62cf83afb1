import postgres from '#postgres'
import { withTimeout } from '#server/platform/with-timeout.ts'

/** Connections of one node: those of its queries, and one for announcements. */
export const NODE_CONNECTIONS = 11
/** What commands and a copy take beside the nodes. */
const COMMAND_CONNECTIONS = 5
const ANSWERS_WITHIN = 2_000

type Pooled = { name: string; pool_size: number; pool_mode: string | null }

/** PgBouncer's answer to users that are not in its `stats_users`. PostgreSQL responds that it has no such database (3D000). */
const NOT_ALLOWED = '08P01'

/** How many connections PgBouncer gives this database and user; null where it is none. */
export async function poolerSize(databaseUrl: string): Promise<number | 'unsaid' | null> {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (!url || url.hostname === '' || url.pathname.length < 2) return null
  const database = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/pgbouncer'
  const sql = postgres(url.href, {
    max: 1,
    fetch_types: false,
    connect_timeout: ANSWERS_WITHIN / 1000,
    onnotice: () => {},
  })
  try {
    const asked = sql.unsafe<Pooled[]>('show databases').simple()
    const rows = await withTimeout(ANSWERS_WITHIN, asked, [] as Pooled[])
    return rows.find(({ name }) => name === database)?.pool_size ?? null
  } catch (error) {
    return error instanceof postgres.PostgresError && error.code === NOT_ALLOWED ? 'unsaid' : null
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** What so many nodes need of a pooler, while one of them is restarted beside another and a command runs. */
export const connectionsFor = (nodes: number): number => (nodes + 1) * NODE_CONNECTIONS + COMMAND_CONNECTIONS
