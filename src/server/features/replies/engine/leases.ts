import { announce } from '#server/features/events/store.ts'
import { messages } from '#server/features/replies/store/messages.ts'
import { pieces } from '#server/features/replies/store/pieces.ts'
import { isUniqueViolation } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Engine } from './engine.ts'
import { messageKey, type Run } from './run.ts'

const RENEWED_EVERY = 1_000

/** The node's claim on the replies that it writes: one that is not renewed in time expires. */
export function createLeases({ sql, node, running }: Engine) {
  let renewedAt = 0

  /** Gives the runs whose reply is no longer in writing by this node. */
  async function renew(): Promise<Run[]> {
    const alive = [...running.values()]
    const renewed = await pieces.renewLeases(
      sql,
      node,
      alive.map(({ owner, replyId }) => ({ userId: owner.id, replyId })),
    )
    renewedAt = Date.now()
    return alive.filter((run) => !renewed.has(run.replyId))
  }

  return {
    renewIfDue: async (): Promise<Run[]> => (Date.now() - renewedAt >= RENEWED_EVERY ? renew() : []),
  }
}

/**
 * Takes a reply back that was closed as abandoned while this node could not reach the database. `lost` when another
 * node went on with it or it was erased; `later` when the conversation's next reply is being written already, so that
 * this one is stored when it ends.
 */
export async function reclaim({ sql, node }: Engine, run: Run): Promise<'reclaimed' | 'lost' | 'later'> {
  const { owner, replyId, text } = run
  try {
    const isOurs = await transaction(sql, async (tx) => {
      if (!(await messages.reclaimReply(tx, owner, messageKey(run), node, text))) return false
      await announce(tx, { type: 'mensagem', userId: owner.id, id: replyId })
      return true
    })
    if (!isOurs) return 'lost'
    run.saved = text.length
    return 'reclaimed'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return 'later'
  }
}
