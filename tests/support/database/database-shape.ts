import type { Queryable } from '#server/platform/db/database.ts'

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const TOKEN = /[\w-]{30,}/g

/**
 * Everything that a copy of the database shows without its keys: every row of every table, and of each value whether it
 * is there, its length where it is sealed, and itself where it is plain. Ids, tokens and moments are only named.
 */
export async function databaseShape(sql: Queryable): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const shape: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await sql`select * from ${sql(name)}`
    shape[name] = rows.map((row) => JSON.stringify(Object.entries(row).map(seen))).sort()
  }
  return shape
}

function seen([column, value]: [string, unknown]): string {
  if (value instanceof Uint8Array) return `${column}: ${value.length} bytes`
  if (value instanceof Date) return `${column}: a moment`
  const text = typeof value === 'string' ? value.replace(ID, 'id').replace(TOKEN, 'token') : String(value)
  return `${column}: ${text}`
}
