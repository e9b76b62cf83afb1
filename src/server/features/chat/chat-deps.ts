import type { OpinionMode } from '#domain/safety/opinion/second-opinion.ts'
import type { Counters } from '#server/features/counters/counters.ts'
import type { EventBus } from '#server/features/events/event-bus.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { RiskReader } from '../risk/message-risk.ts'
import type { Runs } from './generation/runs.ts'
import type { ModelGate } from './model-gate.ts'
import type { AskedNotebook } from './source.ts'

export type ChatDeps = {
  sql: Sql
  keyRing: KeyRing
  modelGate: ModelGate
  riskReader: RiskReader
  notebook: AskedNotebook
  runs: Runs
  live: EventBus
  counters: Counters
  node: string
  log: Log
  /** The operator wants the model asked how grave a message is. */
  secondOpinion: OpinionMode
  messageLimits: { perMinute: number; perDay: number }
}
