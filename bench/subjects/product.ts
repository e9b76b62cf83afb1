import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { type Owner, openKeyRing } from '#server/features/keys/key-ring.ts'
import { masterKeys } from '#server/platform/crypto/keys.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { saysLine, stopProgram } from '#tests/support/process/programs.ts'
import { seedPeople } from '#tests/support/product/seed-people.ts'
import { countAnnouncements, type DatabaseCost, readDatabaseCost } from '../support/database-cost.ts'
import type { Chatter, Subject, SubjectNode } from './subject.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')

export type ProductSubject = Subject &
  SubjectNode & {
    database: Database
    databaseCost: () => Promise<DatabaseCost>
    people: (count: number) => Promise<Chatter[]>
    ownerOf: (personId: string) => Promise<Owner>
    /** From the start of the process to its first answer. */
    startSeconds: number
    dataDir: string
    stop: (how?: { keepData: boolean }) => Promise<void>
  }

/** The product as `npm start` runs it. Without `DATABASE_URL` it uses its embedded database, which is new unless `dataDir` has one. */
export async function startProductSubject(
  modelUrl: string,
  flags: string[] = [],
  dataDir = mkdtempSync(path.join(tmpdir(), 'aconchego-bench-')),
  settings: Record<string, string> = {},
): Promise<ProductSubject> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, ...startFlags(), 'src/server/main.ts'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'node_modules/.cache/v8',
      PORT: String(port),
      DATA_DIR: dataDir,
      OPENAI_BASE_URL: `${modelUrl}/v1`,
      LOG_LEVEL: 'warn',
      // They are counted, but hold nobody back.
      MESSAGES_PER_MINUTE: '100000',
      MESSAGES_PER_DAY: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It ends with us, whatever ends us.
  const kill = () => void child.kill()
  process.once('exit', kill)
  await saysLine(child, /Aconchego em/)
  const startSeconds = (performance.now() - began) / 1000
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir })
  const secret = readFileSync(path.join(dataDir, 'keys/auth-secret'), 'utf8').trim()
  const given = masterKeys({ encryptionKey: undefined, previousKeys: [], dataDir })
  const ring = await openKeyRing(database.sql, given)
  const announced = await countAnnouncements(database.sql)
  const ownerOf = async (personId: string) => ({ id: personId, cipher: await ring.of(personId) })
  /** People who have been here before: a run is about messages and replies only. */
  const seedConversation = async (personId: string) => {
    const id = randomUUID()
    await conversations.add(database.sql, await ownerOf(personId), id, 'acolhedora')
    return id
  }
  const node = { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` }
  return {
    ...node,
    nodes: [node],
    database,
    databaseCost: () => readDatabaseCost(database.sql, announced()),
    startSeconds,
    dataDir,
    ownerOf,
    async people(count) {
      const people = await seedPeople(database.sql, secret, count)
      return Promise.all(
        people.map(async (person) => ({ ...person, conversation: await seedConversation(person.id) })),
      )
    },
    async stop({ keepData } = { keepData: false }) {
      await database.close()
      await stopProgram(child)
      process.off('exit', kill)
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same with its metrics switched on. */
export function startMeasuredProduct(modelUrl: string, flags: string[] = []): Promise<ProductSubject> {
  return startProductSubject(modelUrl, flags, undefined, { METRICS_TOKEN: 'bench'.repeat(8) })
}

/** Two nodes of the product on one database. */
export function startTwoNodes(modelUrl: string, flags: string[] = []): Promise<Subject> {
  return startNodes(2, [modelUrl], flags)
}

/** So many nodes of the product on one database, each with the next of these models. */
export async function startNodes(
  count: number,
  models: string[],
  flags: string[] = [],
  settings: Record<string, string> = {},
): Promise<Subject> {
  const start = (at: number, dataDir?: string) =>
    startProductSubject(models[at % models.length] ?? '', flags, dataDir, settings)
  const first = await start(0)
  const others: ProductSubject[] = []
  for (let at = 1; at < count; at++) others.push(await start(at, first.dataDir))
  return {
    nodes: [first, ...others].flatMap(({ nodes }) => nodes),
    people: first.people,
    databaseCost: first.databaseCost,
    async stop() {
      for (const other of others) await other.stop({ keepData: true })
      await first.stop()
    },
  }
}

/** What `npm start` gives Node before the program, so that both run alike. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8'))
  const command = /scripts\/run start (.*)src\/server\/main\.ts$/.exec(scripts.start)
  return command?.[1]?.split(' ').filter(Boolean) ?? []
}
