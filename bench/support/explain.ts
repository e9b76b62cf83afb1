import type { Queryable, Sql } from '#server/platform/db/database.ts'

type Plan = { ms: number; scans: string[] }
type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }
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
  const [row] = await tx.unsafe(`explain (analyze, format json) ${query}`, parameters as never[])
  const [plan] = (row?.['QUERY PLAN'] ?? []) as { Plan: Node; 'Execution Time': number }[]
  if (!plan) throw new Error(`no plan for ${query}`)
  return { ms: plan['Execution Time'], scans: scansIn(plan.Plan) }
}

function scansIn(node: Node): string[] {
  const inside = (node.Plans ?? []).flatMap(scansIn)
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'CTE Scan') return inside
  return [`${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim(), ...inside]
}
