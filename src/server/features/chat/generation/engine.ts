import type { EventBus } from '#server/features/events/event-bus.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { type Run, takeUnsent } from './run.ts'

/** What the parts of the engine share: the replies that this node is writing, by id, and the outside. */
export type Engine = {
  sql: Sql
  live: EventBus
  node: string
  log: Log
  running: Map<string, Run>
  /** Gets how many seconds it took to store text of replies, and the end of one. */
  storeTimes?: { text: (seconds: number) => void; end: (seconds: number) => void } | undefined
}

/** Sends the screens what they do not have yet, up to that offset of the reply's text. */
export function publishText({ live }: Pick<Engine, 'live'>, run: Run, upTo: number): void {
  const { owner, conversationId, replyId, sent: pos } = run
  const text = takeUnsent(run, upTo, performance.now())
  if (text !== '') live.publish(owner.id, { type: 'texto', conversationId, id: replyId, pos, text })
}
