import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { readRisk } from '#domain/safety/read-risk.ts'
import { stopProgram } from '#tests/support/process/programs.ts'
import { hasNginx, startNginx } from './subjects/nginx.ts'
import { startMeasuredProduct, startProductSubject, startTwoNodes } from './subjects/product.ts'
import { type Subject, startBare } from './subjects/subject.ts'
import { FULL_CARE, type Load, type Result, runReplies, type WarmUp } from './support/run-replies.ts'
import { SCRIPTED_MESSAGE, scriptedToken } from './support/script.ts'
import { startModel, startVisitors } from './support/start-world.ts'
import { printTable } from './support/table.ts'

const ALONE = 'model'
const SUBJECTS: Record<string, (modelUrl: string, flags: string[]) => Promise<Subject>> = {
  pipe: (modelUrl) => startBare('pipe.ts', modelUrl),
  relay: (modelUrl) => startBare('relay.ts', modelUrl),
  ...(hasNginx() && { nginx: startNginx }),
  product: startProductSubject,
  'two nodes': startTwoNodes,
  measured: startMeasuredProduct,
}
/** What a run without names goes through. */
const USUAL = [ALONE, ...Object.keys(SUBJECTS).filter((name) => name !== 'measured')]

/** `flags` are for the product's Node, to profile it. */
type Wanted = Load & { pause: number; subjects: string[] | undefined; flags: string[] }

/** What a reply through the product may cost, as a multiple of a bare pipe in the same run. */
const MOST_TIMES_A_PIPE = 5

/** Replies at once through each server, one after the other, against the same scripted model. */
export async function benchReplies(load: Wanted): Promise<void> {
  const results = await measureReplies(load, FULL_CARE)
  print(load, results)
  const { pipe, product } = Object.fromEntries(results)
  if (product) printSafetyShare(load, product)
  if (pipe && product && product.cpuPer100k / pipe.cpuPer100k > MOST_TIMES_A_PIPE) {
    console.info(`\nthe product costs more than ${MOST_TIMES_A_PIPE} times what the pipe costs`)
    process.exitCode = 1
  }
}

/** What each server cost. */
export async function measureReplies(load: Wanted, care: WarmUp): Promise<[string, Result][]> {
  const { url: modelUrl, child: model } = await startModel(load.pause)
  const visitors = await startVisitors()
  // The model asked without a server in between: what the others add is counted from here.
  const alone = { nodes: [{ pid: model.pid ?? 0, url: modelUrl }], stop: async () => {} }
  const results: [string, Result][] = []
  try {
    for (const name of load.subjects ?? USUAL) {
      const subject = name === ALONE ? alone : await SUBJECTS[name]?.(modelUrl, load.flags)
      if (!subject) continue
      try {
        results.push([name, await runReplies(subject, { models: [model], visitors: [visitors] }, load, care)])
      } finally {
        await subject.stop()
      }
    }
  } finally {
    visitors.kill()
    await stopProgram(model)
  }
  return results
}

function print({ replies, tokens, pause }: Wanted, results: [string, Result][]) {
  const found = Object.fromEntries(results)
  const own = found[ALONE]?.firstText.p50 ?? 0
  const pipe = found.pipe?.cpuPer100k
  console.info(`\n${replies} replies at once, ${tokens} tokens each, one every ${pause} ms`)
  console.info(`the first token of the model itself after ${ms(own)} ms (median)\n`)
  printTable(
    [
      '',
      'CPU s/100k tokens',
      'x pipe',
      'PostgreSQL s/100k',
      'both x pipe',
      'WAL KB/reply',
      'commits/reply',
      'NOTIFY/reply',
      'KB/stream',
      '+first p50 ms',
      '+first p99 ms',
      'ack p50 ms',
      'failed',
      'MB before, after',
      'files before, after',
    ],
    results.map(([name, result]) => [
      name,
      result.cpuPer100k.toFixed(2),
      pipe ? (result.cpuPer100k / pipe).toFixed(2) : '-',
      result.database?.cpuPer100k.toFixed(2) ?? '-',
      pipe ? ((result.cpuPer100k + (result.database?.cpuPer100k ?? 0)) / pipe).toFixed(2) : '-',
      result.database?.walKb.toFixed(1) ?? '-',
      result.database?.commits.toFixed(1) ?? '-',
      result.database?.announcements.toFixed(1) ?? '-',
      result.kbPerStream.toFixed(0),
      ms(result.firstText.p50 - own),
      ms(result.firstText.p99 - own),
      ms(result.acknowledged.p50),
      result.failed,
      `${result.before.residentMb.toFixed(0)}, ${result.after.residentMb.toFixed(0)}`,
      `${result.before.files}, ${result.after.files}`,
    ]),
  )
}

/** How much of a reply's processor time the detector and the output guard take at least. */
function printSafetyShare({ tokens }: Wanted, { cpuPer100k }: Result) {
  const reply = (cpuPer100k * tokens) / 100_000
  const safety = safetyCost(tokens)
  const share = ((safety / reply) * 100).toFixed(1)
  console.info(
    `\ndetector and guard: ${ms(safety * 1000)} of ${ms(reply * 1000)} ms a reply = at least ${share} %`,
  )
}

const ms = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(1))

const TURNS = 500

/**
 * Processor seconds of the detector and the output guard for one message and its reply. Warm and without a server around
 * them: in a server, between other work, they take longer.
 */
function safetyCost(tokens: number): number {
  const read = () => {
    readRisk(SCRIPTED_MESSAGE)
    const guard = createOutputGuard({ level: 'nenhum', message: SCRIPTED_MESSAGE })
    for (let at = 0; at < tokens; at++) guard.push(scriptedToken(at))
    guard.end()
  }
  for (let turn = 0; turn < TURNS; turn++) read()
  const before = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn++) read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / TURNS
}
