import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuSeconds, openFiles, residentKb } from '#tests/support/process/programs.ts'
import type { Chatter, Subject } from '../subjects/subject.ts'
import { quantile } from './quantile.ts'
import type { Order, VisitorsReport } from './visitors.ts'

export type Load = { replies: number; tokens: number; ramp: number }
/** `warmUp` for each node before it is measured; `calm` milliseconds before and after. */
export type WarmUp = { warmUp: Load; calm: number }
export type Result = {
  failed: number
  /** How long it took, from the first message to the end of the last reply. */
  seconds: number
  cpuPer100k: number
  /** PostgreSQL's, where there is one: processor time like the server's, the others by message with its reply. */
  database: { cpuPer100k: number; walKb: number; commits: number; announcements: number } | null
  kbPerStream: number
  firstText: { p50: number; p99: number }
  acknowledged: { p50: number; p99: number }
  before: Held
  after: Held
}
type Held = { residentMb: number; files: number }

/** Scripted models and visitors, each a process of its own; visitors share the replies. */
export type BenchWorld = { models: ChildProcess[]; visitors: ChildProcess[] }

/**
 * Enough for the code that matters to be compiled, as in a server that has been up for a while; and long enough for
 * connections that are kept alive to be closed.
 */
export const FULL_CARE: WarmUp = { warmUp: { replies: 2_000, tokens: 10, ramp: 20_000 }, calm: 6_000 }

/** Lets visitors ask a server for replies, all open at once, and measures its process. */
export async function runReplies(
  subject: Subject,
  world: BenchWorld,
  load: Load,
  { warmUp, calm }: WarmUp,
): Promise<Result> {
  const { length: nodes } = subject.nodes
  const longer = { ...warmUp, replies: warmUp.replies * nodes, ramp: warmUp.ramp * nodes }
  await visit(subject, world, longer, await subject.people?.(longer.replies))
  // They are there before anything is measured: what they cost is not a message's.
  const people = await subject.people?.(load.replies)
  await wait(calm)
  const all = (measure: (pid: number) => number) =>
    subject.nodes.reduce((sum, { pid }) => sum + measure(pid), 0)
  const held = () => ({ residentMb: all(residentKb) / 1024, files: all(openFiles) })
  const before = held()
  const cpu = all(cpuSeconds)
  const databaseBefore = await subject.databaseCost?.()
  let peak = all(residentKb)
  const sampler = setInterval(() => {
    peak = Math.max(peak, all(residentKb))
  }, 200)
  const { visits, seconds } = await visit(subject, world, load, people)
  clearInterval(sampler)
  const used = all(cpuSeconds) - cpu
  const databaseAfter = await subject.databaseCost?.()
  await wait(calm)
  const good = visits.filter(({ failed }) => !failed)
  const firstText = good.map((one) => one.firstText)
  const acknowledged = good.flatMap((one) => one.acknowledged ?? [])
  return {
    failed: visits.length - good.length,
    seconds,
    cpuPer100k: (used / (load.replies * load.tokens)) * 100_000,
    database:
      databaseBefore && databaseAfter
        ? {
            cpuPer100k:
              ((databaseAfter.cpuSeconds - databaseBefore.cpuSeconds) / (load.replies * load.tokens)) *
              100_000,
            walKb: (databaseAfter.walBytes - databaseBefore.walBytes) / 1024 / load.replies,
            commits: (databaseAfter.commits - databaseBefore.commits) / load.replies,
            announcements: (databaseAfter.announcements - databaseBefore.announcements) / load.replies,
          }
        : null,
    kbPerStream: (peak - before.residentMb * 1024) / load.replies,
    firstText: { p50: quantile(firstText, 0.5), p99: quantile(firstText, 0.99) },
    acknowledged: { p50: quantile(acknowledged, 0.5), p99: quantile(acknowledged, 0.99) },
    before,
    after: held(),
  }
}

async function visit(
  subject: Subject,
  world: BenchWorld,
  load: Load,
  people: Chatter[] | undefined,
): Promise<VisitorsReport> {
  const urls = subject.nodes.map(({ url }) => url)
  for (const model of world.models) model.send(load.tokens)
  const share = <T>(all: T[], at: number) => all.filter((_, index) => index % world.visitors.length === at)
  const all = Array.from({ length: load.replies }, (_, index) => index)
  const reports = await Promise.all(
    world.visitors.map(async (visitors, at) => {
      const order: Order = {
        // Another first node for each process: few replies would all go to the first nodes.
        urls: [...urls.slice(at % urls.length), ...urls.slice(0, at % urls.length)],
        ...load,
        replies: share(all, at).length,
        ...(people && { people: share(people, at) }),
      }
      visitors.send(order)
      const [report] = (await once(visitors, 'message')) as [VisitorsReport]
      return report
    }),
  )
  return {
    visits: reports.flatMap((report) => report.visits),
    seconds: Math.max(...reports.map((report) => report.seconds)),
  }
}
