import { appendFileSync } from 'node:fs'
import path from 'node:path'

/** The folder in which the queries of the product are collected while its tests run; unset at all other times. */
export const COLLECTED_IN = 'COLLECT_QUERIES_IN'

const QUERY = /^\s*(select|insert|update|delete|with)\b/i
/** Types that the driver names itself; all others are left to PostgreSQL. */
const TYPES: Record<number, string> = { 16: 'boolean', 17: 'bytea', 20: 'bigint', 1184: 'timestamptz' }

const collected = new Set<string>()

/** What the driver calls with every query: keeps each kind once, as a statement that prepares it. */
export function collectQuery(_connection: number, query: string, _values: unknown, types: number[]): void {
  if (!QUERY.test(query)) return
  const statement = prepareStatement(query, types)
  if (collected.has(statement)) return
  collected.add(statement)
  appendFileSync(path.join(process.env[COLLECTED_IN] ?? '', `${process.pid}.sql`), `${statement}\n`)
}

/** On one line. A query without a table of ours says nothing about the schema, but does no harm. */
function prepareStatement(query: string, types: readonly number[]): string {
  const names = types.map((type) => TYPES[type] ?? 'unknown')
  const text = query.replaceAll(/\s+/g, ' ').trim()
  return `prepare query${names.length > 0 ? ` (${names.join(', ')})` : ''} as ${text};`
}
