import { setTimeout as wait } from 'node:timers/promises'
import { isBlank } from '#domain/text/is-blank.ts'
import type { ReplyEnd } from '#server/features/chat/store/messages.ts'
import { nodeLeases } from '#server/features/chat/store/node-leases.ts'
import { settleReply, versionsOf } from '#server/features/chat/store/versions.ts'
import { newsOf } from '#server/features/events/store.ts'
import { isTransient, transaction } from '#server/platform/db/database.ts'
import { timed } from '#server/platform/timed.ts'
import type { Engine, Run } from './run.ts'

const DATABASE_RETRY = 500

/** How a reply ends here, and whether another node is asked to continue it. */
type RunEnd = ReplyEnd & { handOver?: true }

/** Made once: a new error for each reply would be the most expensive part of its end. */
const OVER = new Error('the reply is over')

/** Stops the source; what it still writes is ignored. */
export const stopSource = (run: Run): void => run.abort.abort(OVER)

/** Ends replies and stores their end, for as long as it takes. */
export function createSettler(engine: Engine) {
  const { log, running } = engine
  const store = timed(engine.storeTimes?.end, storeEnd)
  let giveUpAt = Number.POSITIVE_INFINITY

  /** The first end of a reply wins; later callers get its promise. */
  function end(run: Run, how: RunEnd): Promise<void> {
    run.ending ??= settle(run, how)
    return run.ending
  }

  async function settle(run: Run, how: RunEnd): Promise<void> {
    stopSource(run)
    while (!(await tryToStore(run, how))) await wait(DATABASE_RETRY)
    if (running.get(run.id) === run) running.delete(run.id)
  }

  /** False when it is worth trying again. */
  async function tryToStore(run: Run, how: RunEnd): Promise<boolean> {
    try {
      // The statement removes the reply's pieces: all of them must be there.
      await engine.storing
      await run.metadataStored
      await store(engine, run, how)
    } catch (error) {
      if (isTransient(error) && performance.now() < giveUpAt) return false
      log.error({ event: 'reply-end-not-stored', err: error }, 'a reply could not be stored')
    }
    return true
  }

  return {
    end,
    /** Ends a reply because the server stops. A scripted one is stored whole; another node, if there is one, continues any other. */
    endForStop(run: Run): Promise<void> {
      const { scriptedText, text } = run
      return scriptedText === null
        ? end(run, { status: 'interrompida', text, whole: false, handOver: true })
        : end(run, { status: 'completa', text: scriptedText, whole: true })
    },
    /** From then on an unreachable database is not waited for. */
    giveUpAfter(milliseconds: number): void {
      giveUpAt = performance.now() + milliseconds
    },
  }
}

async function storeEnd({ sql, live, node }: Engine, run: Run, { handOver, ...how }: RunEnd): Promise<void> {
  const { owner, conversationId, id, version } = run
  if (run.isVersion && isBlank(run.text) && how.status !== 'pausada') {
    // Alone, this node hands it over to nobody.
    const isContinued = handOver && (await nodeLeases.hasOthers(sql, node))
    const ended = { conversationId, id, node, version }
    if (!isContinued && (await transaction(sql, (tx) => versionsOf.bringBack(tx, owner, ended)))) return
  }
  const about = { userId: owner.id, from: node }
  const settled = await settleReply(sql, owner, { ...run, node }, how, [
    ...newsOf(about, [id], conversationId),
    ...(handOver ? [{ type: 'retomar' as const, ...about, conversationId, id }] : []),
  ])
  // It was erased, or another node continued it.
  if (!settled) return
  const { message, conversation } = settled
  live.publishInOrder(
    owner.id,
    { type: 'mensagem', message },
    ...(conversation ? [{ type: 'conversa' as const, conversation }] : []),
  )
}
