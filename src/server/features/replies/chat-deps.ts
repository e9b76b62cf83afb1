import type { KeyRing } from '#server/crypto/key-ring.ts'
import type { Owner } from '#server/db/conversations.ts'
import type { Sql } from '#server/db/database.ts'
import type { Live } from '#server/live/live.ts'
import type { Log } from '#server/log.ts'
import type { Model } from '#server/model/model.ts'
import type { Runs } from './runs.ts'

/** What the use-cases of the chat need from outside. */
export type ChatDeps = {
  sql: Sql
  keyRing: KeyRing
  model: Model
  runs: Runs
  live: Live
  node: string
  log: Log
  /** The operator wants the model asked how grave a message is. */
  secondOpinion: boolean
  messageLimits: { perMinute: number; perDay: number }
}

export async function ownerOf({ keyRing }: Pick<ChatDeps, 'keyRing'>, personId: string): Promise<Owner> {
  return { id: personId, safe: await keyRing.of(personId) }
}
