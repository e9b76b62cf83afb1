import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { cpuSeconds, freePort, residentKb, startProgram, stopProgram } from '#tests/support/programs.ts'
import { seedPeople } from '#tests/support/seed-people.ts'
import type { Report } from './support/viewers.ts'

const REPLIES = Number(process.env.REPLIES ?? 500)
const TOKENS = Number(process.env.TOKENS ?? 200)
const PAUSE = Number(process.env.PAUSE ?? 100)

const dataDir = mkdtempSync(path.join(tmpdir(), 'aconchego-bench-'))
const [port, modelPort] = [await freePort(), await freePort()]
const at = (file: string) => path.join(import.meta.dirname, file)
const model = await startProgram(
  at('support/model.ts'),
  { PORT: String(modelPort), TOKENS: String(TOKENS), PAUSE: String(PAUSE) },
  'message',
)
const server = await startProgram(
  at('../src/server/main.ts'),
  {
    PORT: String(port),
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    LOG_LEVEL: 'warn',
  },
  /Aconchego em/,
)
const database = await openDatabase({ databaseUrl: undefined, dataDir })
const secret = readFileSync(path.join(dataDir, 'keys/auth-secret'), 'utf8').trim()
const people = await seedPeople(database.sql, secret, REPLIES)
const viewers = await startProgram(at('support/viewers.ts'), {}, 'message')

const pid = server.pid ?? 0
const before = { cpu: cpuSeconds(pid), memory: residentKb(pid) }
let peak = before.memory
const sampler = setInterval(() => {
  peak = Math.max(peak, residentKb(pid))
}, 200)
viewers.send({ url: `http://127.0.0.1:${port}`, people })
const [report] = (await once(viewers, 'message')) as [Report]
clearInterval(sampler)
const cpu = cpuSeconds(pid) - before.cpu
const tokens = REPLIES * TOKENS
console.log({
  replies: REPLIES,
  completed: report.completed,
  failed: report.failed,
  cpuPer100k: ((cpu / tokens) * 100_000).toFixed(2),
  kbPerStream: ((peak - before.memory) / REPLIES).toFixed(0),
  restMb: (before.memory / 1024).toFixed(0),
  ack: quantiles(report.acknowledged),
  firstText: quantiles(report.firstText),
  seconds: report.seconds.toFixed(1),
})
viewers.kill()
await database.close()
await stopProgram(server)
await stopProgram(model)
rmSync(dataDir, { recursive: true, force: true })

function quantiles(all: number[]): string {
  const sorted = all.toSorted((a, b) => a - b)
  const q = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  return `p50 ${q(0.5)} ms, p99 ${q(0.99)} ms`
}
