import { stopProgram } from '#tests/support/process/programs.ts'
import { startNodes } from './subjects/product.ts'
import { FULL_CARE, type Load, type Result, runReplies } from './support/run-replies.ts'
import { startModel, startVisitors } from './support/start-world.ts'
import { printTable } from './support/table.ts'

type Wanted = Omit<Load, 'replies' | 'ramp'> & {
  /** How many processes of each. */
  nodes: number
  models: number
  visitors: number
  /** Replies that are open at once, one row each. */
  replies: number[]
  pause: number
  /** An empty PostgreSQL; without it the embedded one, which has connections for eight nodes. */
  databaseUrl: string | undefined
}

/** How many replies at once several nodes carry on one database. Each row lasts twice as long as a reply. */
export async function benchScale(wanted: Wanted): Promise<void> {
  const models = await startAll(wanted.models, () => startModel(wanted.pause))
  const visitors = await startAll(wanted.visitors, startVisitors)
  const settings: Record<string, string> = wanted.databaseUrl ? { DATABASE_URL: wanted.databaseUrl } : {}
  const urls = models.map(({ url }) => url)
  const nodes = await startNodes(wanted.nodes, urls, [], settings)
  const world = { models: models.map(({ child }) => child), visitors }
  const lasts = 2 * wanted.tokens * wanted.pause
  try {
    const rows: (string | number)[][] = []
    for (const atOnce of wanted.replies) {
      const load = { replies: 2 * atOnce, tokens: wanted.tokens, ramp: lasts }
      const warmUp = { ...FULL_CARE.warmUp, replies: Math.min(FULL_CARE.warmUp.replies, atOnce) }
      rows.push(row(atOnce, load, await runReplies(nodes, world, load, { ...FULL_CARE, warmUp })))
    }
    print(wanted, rows)
  } finally {
    for (const one of visitors) one.kill()
    await nodes.stop()
    for (const { child } of models) await stopProgram(child)
  }
}

async function startAll<T>(count: number, start: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, start))
}

const HEADINGS = [
  'replies at once',
  'messages/s',
  'ack p50, p99 ms',
  'first text p50, p99 ms',
  'cores: nodes, PostgreSQL',
  's/100k tokens: nodes, PostgreSQL',
  'WAL KB',
  'commits',
  'NOTIFY',
  'failed',
]

function row(atOnce: number, { replies, tokens, ramp }: Load, result: Result): (string | number)[] {
  const { acknowledged, firstText, database, cpuPer100k, seconds } = result
  const cores = (per100k: number) => ((per100k * replies * tokens) / 100_000 / seconds).toFixed(2)
  const database100k = database?.cpuPer100k ?? Number.NaN
  const pair = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)}, ${p99.toFixed(1)}`
  return [
    atOnce,
    ((replies / ramp) * 1000).toFixed(0),
    pair(acknowledged),
    pair(firstText),
    `${cores(cpuPer100k)}, ${cores(database100k)}`,
    `${cpuPer100k.toFixed(2)}, ${database100k.toFixed(2)}`,
    database?.walKb.toFixed(1) ?? '-',
    database?.commits.toFixed(0) ?? '-',
    database?.announcements.toFixed(1) ?? '-',
    result.failed,
  ]
}

function print({ nodes, models, visitors, tokens, pause }: Wanted, rows: (string | number)[][]): void {
  console.info(
    `\n${nodes} nodes, ${models} models, ${visitors} processes of visitors; ${tokens} tokens, one every ${pause} ms\n`,
  )
  printTable(HEADINGS, rows)
}
