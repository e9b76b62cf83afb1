import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#domain/api/chat.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { pieces } from '#server/features/chat/store/pieces.ts'
import type { EventReader } from '#server/features/events/event-bus.ts'
import { type KeyRing, ownerOf } from '#server/features/keys/key-ring.ts'
import { isTransient, type Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { nodeLeases } from './store/node-leases.ts'

const DATABASE_RETRY = 500
/** As many as fit into one notification of PostgreSQL, which holds 8,000 bytes. */
const PEOPLE_PER_NOTIFICATION = 150

type Deps = { sql: Sql; keyRing: KeyRing; node: string; log: Log }

/** Reads from the database what an announcement means for a person's screens. */
export function createEventReader({ sql, keyRing, node, log }: Deps): EventReader {
  /** How far replies that other nodes write have been read. */
  const followed = new Map<string, number>()
  const follow = createFollower({ sql, node, log })

  return {
    async conversation(userId, id) {
      const conversation = await conversations.findOwned(sql, await ownerOf({ keyRing }, userId), id)
      return [conversation ? { type: 'conversa', conversation } : { type: 'conversa-apagada', id }]
    },
    async message(userId, id) {
      const message = await messages.find(sql, await ownerOf({ keyRing }, userId), id)
      if (message?.status === 'escrevendo') follow(userId)
      else followed.delete(id)
      return message ? [{ type: 'mensagem', message }] : []
    },
    async pieces(userId, replyId, carried) {
      const owner = await ownerOf({ keyRing }, userId)
      const known = followed.get(replyId) ?? 0
      const next = carried && carried.pos <= known ? pieces.opened(owner, replyId, carried) : null
      const fresh = next ? [next] : await pieces.since(sql, owner, replyId, known)
      const events: LiveEvent[] = []
      for (const { conversationId, pos, text } of fresh) {
        // The last piece grows: its beginning may have been sent.
        const sent = Math.max(0, (followed.get(replyId) ?? 0) - pos)
        if (sent >= text.length) continue
        followed.set(replyId, pos + text.length)
        events.push({ type: 'texto', conversationId, id: replyId, pos: pos + sent, text: text.slice(sent) })
      }
      return events
    },
    follow,
    forget: (replyId) => void followed.delete(replyId),
    forgetAll: () => followed.clear(),
  }
}

/** Asks the other nodes for pieces, of several people at once where they come at once, and until it was received. */
function createFollower({ sql, node, log }: Omit<Deps, 'keyRing'>) {
  const waiting = new Set<string>()
  let isAsking = false

  async function askForAll(): Promise<void> {
    while (waiting.size > 0) {
      const people = [...waiting].slice(0, PEOPLE_PER_NOTIFICATION)
      for (const userId of people) waiting.delete(userId)
      try {
        await nodeLeases.askForPieces(sql, node, people)
      } catch (error) {
        log.warn(
          { event: 'follow-failed', err: error },
          'other nodes could not be asked for pieces of replies',
        )
        if (!isTransient(error)) continue
        for (const userId of people) waiting.add(userId)
        await wait(DATABASE_RETRY, undefined, { ref: false })
      }
    }
    isAsking = false
  }

  return (userId: string): void => {
    waiting.add(userId)
    if (isAsking) return
    isAsking = true
    void askForAll()
  }
}
