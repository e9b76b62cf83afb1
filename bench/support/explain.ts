import type { Queryable, Sql } from '#server/platform/db/database.ts'

/** What a statement did: neither `buffers` nor `rows` depends on how busy the machine is. */
export type Plan = {
  ms: number
  scans: string[]
  /** Pages of tables and indexes that it touched, each 8 KB, as often as it did. */
  buffers: number
  /** Rows that it read in tables and indexes, also those that it then left out. */
  rows: number
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
type Asked = { query: string; parameters: unknown[] }

const FRAME = /^\s*(?:begin|commit|rollback)/i

/**
 * The plans of everything that `work` asks the database: the real questions, asked once more with EXPLAIN ANALYZE.
 * What they change is taken back.
 */
export async function explain(sql: Sql, work: (tx: Queryable) => Promise<unknown>): Promise<Plan[]> {
  const asked: Asked[] = []
  const options = sql.options as { debug?: unknown }
  options.debug = (_: number, query: string, parameters: unknown[]) => asked.push({ query, parameters })
  await takenBack(sql, work)
  options.debug = false
  const plans: Plan[] = []
  for (const one of asked.filter(({ query }) => !FRAME.test(query))) {
    await takenBack(sql, async (tx) => plans.push(await planOf(tx, one)))
  }
  return plans
}

async function takenBack(sql: Sql, work: (tx: Queryable) => Promise<unknown>): Promise<void> {
  const back = new Error('taken back')
  await sql
    .begin(async (tx) => {
      await work(tx)
      throw back
    })
    .catch((error) => {
      if (error !== back) throw error
    })
}

async function planOf(tx: Queryable, { query, parameters }: Asked): Promise<Plan> {
  const [row] = await tx.unsafe(`explain (analyze, buffers, format json) ${query}`, parameters as never[])
  const [plan] = (row?.['QUERY PLAN'] ?? []) as { Plan: Node; 'Execution Time': number }[]
  if (!plan) throw new Error(`no plan for ${query}`)
  const scans = scansIn(plan.Plan)
  return {
    ms: plan['Execution Time'],
    scans: scans.map((scan) =>
      `${scan['Node Type']} ${scan['Index Name'] ?? scan['Relation Name'] ?? ''}`.trim(),
    ),
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    rows: scans.reduce((sum, scan) => sum + rowsOf(scan), 0),
  }
}

function scansIn(node: Node): Node[] {
  const inside = (node.Plans ?? []).flatMap(scansIn)
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'CTE Scan') return inside
  return [node, ...inside]
}

/** A bitmap is built from an index, and its rows are counted where they are read from the table. */
function rowsOf(scan: Node): number {
  if (scan['Node Type'] === 'Bitmap Index Scan') return 0
  return Math.round((scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'])
}
