import path from 'node:path'
import { freePort } from '#tests/support/process/free-port.ts'
import { startProgram, stopProgram } from '#tests/support/process/programs.ts'
import type { SeededPerson } from '#tests/support/product/seed-people.ts'
import type { DatabaseCost } from '../support/database-cost.ts'

export type Chatter = SeededPerson & { conversation: string }

export type SubjectNode = { pid: number; url: string }

/** A server under test. Those with people are used as the product is, the others as a model is asked. */
export type Subject = {
  /** The processes that share the work; visitors come to them in turn. */
  nodes: readonly SubjectNode[]
  people?: (count: number) => Promise<Chatter[]>
  /** What its PostgreSQL has used so far. */
  databaseCost?: () => Promise<DatabaseCost>
  stop: () => Promise<void>
}

/** One of the bare servers of this folder. */
export async function startBare(file: string, modelUrl: string): Promise<Subject> {
  const port = await freePort()
  const env = { PORT: String(port), MODEL: modelUrl }
  const child = await startProgram(path.join(import.meta.dirname, file), env, 'message')
  const node = { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` }
  return { nodes: [node], stop: () => stopProgram(child) }
}
