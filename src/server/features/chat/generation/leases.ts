import { messages } from '#server/features/chat/store/messages.ts'
import { nodeLeases } from '#server/features/chat/store/node-leases.ts'
import { announce } from '#server/features/events/store.ts'
import { isUniqueViolation, transaction } from '#server/platform/db/database.ts'
import { warning } from '#server/platform/log.ts'
import { type Engine, publishText, type Run } from './run.ts'

const RENEWED_EVERY = 1_000
/** How many renewals after a lapse check the runs: another node that found the lease expired may still be closing them. */
const CHECKS_AFTER_LAPSE = 5

/** The node's claim on all replies that it writes: one lease, which expires when it is not renewed in time. */
export function createLease({ sql, node, log, running }: Engine, lost: (runs: Run[]) => Promise<void>) {
  let checksLeft = 0
  let renewing: Promise<void> | null = null

  async function renew(): Promise<void> {
    const { held } = await nodeLeases.renew(sql, node)
    if (!held) checksLeft = CHECKS_AFTER_LAPSE
    if (checksLeft === 0 || running.size === 0) return
    checksLeft -= 1
    const runs = [...running.values()]
    const written = await messages.stillWritten(sql, node, runs)
    await lost(runs.filter(({ id }) => !written.has(id)))
  }

  const renewOnce = (): Promise<void> => {
    renewing ??= renew().finally(() => {
      renewing = null
    })
    return renewing
  }

  const timer = setInterval(
    () =>
      renewing ??
      renewOnce().catch(
        warning(log, { event: 'lease-not-renewed' }, 'the lease could not be renewed; trying again'),
      ),
    RENEWED_EVERY,
  )
  timer.unref()

  return {
    renew: renewOnce,
    /** Gives it back, after the last reply was closed. */
    async release(): Promise<void> {
      clearInterval(timer)
      await renewing?.catch(() => {})
      await nodeLeases.release(sql, node)
    },
  }
}

/**
 * Takes a reply back that was closed as abandoned while this node could not reach the database, and continues it. Calls
 * `lost` when another node continued it or it was erased. If the conversation's next reply is being written already, this
 * one is stored when it ends.
 */
export async function takeBack(engine: Engine, run: Run, lost: () => void): Promise<void> {
  if (run.ending) return
  const { sql, node } = engine
  const { owner, id, text, version } = run
  try {
    const reclaimed = await transaction(sql, async (tx) => {
      const now = await messages.reclaimReply(tx, owner, run, { node, version }, text)
      if (now !== null) await announce(tx, { type: 'mensagem', userId: owner.id, id })
      return now
    })
    if (reclaimed === null) return lost()
    run.version = reclaimed
    run.saved = text.length
    run.pieceAt = text.length
    publishText(engine, run, run.saved)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
