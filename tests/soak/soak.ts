import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/platform/db/database.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { liveHeap } from '#tests/support/process/live-heap.ts'
import {
  cpuSeconds,
  openFiles,
  residentKb,
  startProgram,
  stopProgram,
} from '#tests/support/process/programs.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { startTalker, type Tally } from './talker.ts'

// npm run soak -- --minutes 30 --viewers 200: so many screens look on and get replies all the time, on the embedded
// database; every minute what the server holds, and in the end whether any of it grew.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, viewers: { type: 'string', default: '200' } },
})
const minutes = Number(values.minutes)
const viewers = Number(values.viewers)
const WARM_UP = Math.min(3, minutes / 3)
const MARGINS = { heapMb: 3, residentMb: 40, files: 6, connections: 0 }
const MINUTE = 60_000

type Sample = { heapMb: number; residentMb: number; files: number; connections: number }

const dataDir = mkdtempSync(path.join(tmpdir(), 'aconchego-soak-'))
const [port, modelPort, inspectPort] = [await freePort(), await freePort(), await freePort()]
const at = (file: string) => path.join(import.meta.dirname, file)
const model = await startProgram(
  at('../../bench/support/model.ts'),
  { PORT: String(modelPort), TOKENS: '100', PAUSE: '100' },
  'message',
)
const server = await startServer()
const pid = server.pid ?? 0
const { sql, close } = await openDatabase({ databaseUrl: undefined, dataDir })
const secret = readFileSync(path.join(dataDir, 'keys/auth-secret'), 'utf8').trim()
const people = await seedPeople(sql, secret, viewers)

// Whatever ends us, nothing that we started goes on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  server.kill()
  model.kill()
})

const tally: Tally = { completed: 0, broken: 0, troubles: new Map() }
const talkers = people.map((person) => startTalker(`http://127.0.0.1:${port}`, person, tally))
// One screen after the other goes away and comes back: each once in about three minutes.
const coming = setInterval(() => talkers[Math.floor(Math.random() * talkers.length)]?.lookAgain(), 1_000)

console.log(`soak: ${viewers} viewers, ${minutes} minutes`)
console.log('min  heap MB  resident MB  files  connections  cpu %  replies  broken  troubles')
let before: Sample | null = null
let last: Sample | null = null
let cpu = cpuSeconds(pid)
for (let minute = 1; minute <= minutes; minute += 1) {
  await wait(MINUTE)
  last = await sample()
  if (minute >= WARM_UP) before ??= last
  const used = cpuSeconds(pid)
  const cells = [
    minute,
    last.heapMb.toFixed(1),
    last.residentMb.toFixed(0),
    last.files,
    last.connections,
    (((used - cpu) / MINUTE) * 100_000).toFixed(0),
    tally.completed,
    tally.broken,
    troubles(),
  ]
  cpu = used
  console.log(
    cells.map((cell, index) => String(cell).padEnd([5, 9, 13, 7, 13, 7, 9, 8, 9][index] ?? 0)).join(''),
  )
}
clearInterval(coming)
for (const talker of talkers) talker.stop()
const [left] = await sql<{ n: number }[]>`select count(*)::int as n from respostas_trechos`
await close()
await stopProgram(server)
await stopProgram(model)
rmSync(dataDir, { recursive: true, force: true })

const problems = judge()
for (const problem of problems) console.log(`FAILED ${problem}`)
console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`)
process.exit(problems.length === 0 ? 0 : 1)

async function startServer() {
  const child = spawn(
    process.execPath,
    [`--inspect-port=127.0.0.1:${inspectPort}`, at('../../src/server/main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
        LOG_LEVEL: 'warn',
        MESSAGES_PER_MINUTE: '100000',
        MESSAGES_PER_DAY: '1000000',
      },
      // Its standard error tells of the inspector, which is us.
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (part) => {
    for (const line of String(part).trim().split('\n')) {
      if (line.startsWith('Aconchego em')) ready.resolve()
      else if (line.startsWith('{')) console.log(line)
    }
  })
  await ready.promise
  return child
}

async function sample(): Promise<Sample> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
    where application_name = 'aconchego' and pid <> pg_backend_pid()`
  return {
    heapMb: (await liveHeap(pid, inspectPort)) / 1024 ** 2,
    residentMb: residentKb(pid) / 1024,
    files: openFiles(pid),
    connections: row?.n ?? 0,
  }
}

function troubles(): string {
  return [...tally.troubles].map(([name, count]) => `${count} x ${name}`).join(', ')
}

function judge(): string[] {
  const grown = Object.entries(MARGINS).flatMap(([name, margin]) => {
    const key = name as keyof Sample
    const growth = (last?.[key] ?? 0) - (before?.[key] ?? 0)
    return growth > margin ? [`${name} grew by ${growth.toFixed(1)}`] : []
  })
  const lost = tally.troubles.size > 0 ? [troubles()] : []
  const idle = tally.completed < viewers ? [`only ${tally.completed} replies were completed`] : []
  return [...grown, ...lost, ...idle, ...(left && left.n > viewers * 100 ? ['pieces pile up'] : [])]
}
