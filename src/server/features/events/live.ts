import type { LiveEvent } from '#domain/api/chat.ts'
import { conversations, type Owner } from '#server/features/conversations/store.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import { messages } from '#server/features/replies/store/messages.ts'
import { pieces } from '#server/features/replies/store/pieces.ts'
import type { Sql } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { type Announcement, CHANNEL } from './announcements.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { type EventStream, frameOf, KEEP_ALIVE } from './event-stream.ts'
import { createKeyedQueue } from './keyed-queue.ts'

const KEEP_ALIVE_EVERY = 15_000
const SESSIONS_CHECKED_EVERY = 60_000
const LISTENING_CHECKED_EVERY = 20_000
const SESSION_ENDED = frameOf({ type: 'sessao-encerrada' })
const ACCOUNT_GONE = frameOf({ type: 'conta-apagada' })

type Options = { sql: Sql; keyRing: KeyRing; node: string; log: Log }

/** What the screens of one person are to be told. */
type Change =
  | { type: 'conversa'; id: string }
  | { type: 'mensagem'; id: string }
  /** More of a reply that another node writes. */
  | { type: 'trecho'; id: string }
  | { type: 'onboarding-finalizado' }
  | { type: 'tudo' }
  /** What needs no query to the database. */
  | { type: 'dito'; events: LiveEvent[] }

export type Live = ReturnType<typeof createLive>

/**
 * Passes on to each person's open screens what happens to their conversations, on whatever node it happens. One
 * LISTEN connection a node; content is read from the database, and only for people who are looking.
 */
export function createLive({ sql, keyRing, node, log }: Options) {
  const streams = new Map<string, Set<EventStream>>()
  /** How far replies written elsewhere have been passed on. */
  const followed = new Map<string, number>()
  const listeners = new Set<(announcement: Announcement) => void>()
  const ended = createEndedSessions()
  let told = 0

  function publish(userId: string, ...events: LiveEvent[]): void {
    const looking = streams.get(userId)
    if (!looking) return
    const frames = events.map(frameOf).join('')
    for (const stream of looking) stream.write(frames)
  }

  async function passOn(userId: string, change: Change): Promise<void> {
    // Whoever was looking may have left while it waited for its turn.
    if (!streams.has(userId)) return
    if (change.type === 'dito') {
      publish(userId, ...change.events)
      return
    }
    const owner: Owner = { id: userId, cipher: await keyRing.of(userId) }
    switch (change.type) {
      case 'conversa': {
        const conversation = await conversations.findOwned(sql, owner, change.id)
        publish(
          userId,
          conversation ? { type: 'conversa', conversation } : { type: 'conversa-apagada', id: change.id },
        )
        break
      }
      case 'mensagem': {
        const message = await messages.find(sql, owner, change.id)
        if (message) publish(userId, { type: 'mensagem', message })
        if (message?.status !== 'escrevendo') followed.delete(change.id)
        break
      }
      case 'trecho':
        await followElsewhere(owner, change.id)
        break
      case 'onboarding-finalizado':
        publish(userId, { type: 'onboarding-finalizado' })
        break
      case 'tudo':
        publish(userId, { type: 'ola' })
    }
  }

  async function followElsewhere(owner: Owner, replyId: string): Promise<void> {
    const fresh = await pieces.since(sql, owner, replyId, followed.get(replyId) ?? 0)
    const reply = fresh.length > 0 ? await messages.find(sql, owner, replyId) : null
    for (const { pos, text } of fresh) {
      if (pos < (followed.get(replyId) ?? 0)) continue
      followed.set(replyId, pos + text.length)
      if (reply)
        publish(owner.id, { type: 'texto', conversationId: reply.conversationId, id: replyId, pos, text })
    }
  }

  const passOnLater = createKeyedQueue<Change>((userId, change) =>
    passOn(userId, change).catch((error) => {
      log.warn({ err: error }, 'an event could not be passed on')
      publish(userId, { type: 'ola' })
    }),
  )

  const received = (payload: string) => {
    for (const announcement of JSON.parse(payload) as Announcement[]) hear(announcement)
  }

  function hear(announcement: Announcement): void {
    for (const listener of listeners) listener(announcement)
    if (announcement.type === 'conta-apagada') part(announcement.userId)
    if (announcement.type === 'sessoes-encerradas') endSessions(announcement.userId, announcement.ids)
    if (announcement.type === 'chave') keyRing.forget(announcement.userId)
    for (const [userId, change] of changesIn(announcement)) {
      if (streams.has(userId)) passOnLater(userId, JSON.stringify(change), change)
      // Nobody looks any more: whoever comes back reads the reply from its beginning.
      else if (change.type === 'mensagem') followed.delete(change.id)
    }
  }

  function onAnnouncement(listener: (announcement: Announcement) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** What an announcement says about whom. What this node tells by itself is no news to its screens. */
  function changesIn(announcement: Announcement): [userId: string, change: Change][] {
    switch (announcement.type) {
      case 'trechos':
        if (announcement.node === node) return []
        return announcement.replies.map(([userId, id]) => [userId, { type: 'trecho', id }])
      case 'pausar':
      case 'chave':
      case 'conta-apagada':
      case 'sessoes-encerradas':
        return []
      case 'conversa':
      case 'mensagem': {
        const { type, userId, id, from } = announcement
        return from === node ? [] : [[userId, { type, id }]]
      }
      default: {
        const { userId, ...change } = announcement
        return [[userId, change]]
      }
    }
  }

  /** Keeps nothing of a person whose account is gone: neither their key nor their open screens. */
  function part(userId: string): void {
    keyRing.forget(userId)
    for (const stream of streams.get(userId) ?? []) stream.close(ACCOUNT_GONE)
  }

  function endSessions(userId: string, ids: readonly string[]): void {
    ended.add(ids)
    for (const stream of streams.get(userId) ?? [])
      if (ids.includes(stream.sessionId)) stream.close(SESSION_ENDED)
  }

  /** After a break of the LISTEN connection anything may have happened: every screen is told to ask again. */
  const listening = sql.listen(CHANNEL, received, () => {
    followed.clear()
    keyRing.forgetAll()
    for (const userId of streams.keys()) publish(userId, { type: 'ola' })
    checkSessions()
  })

  const keepAlive = setInterval(() => {
    for (const looking of streams.values()) for (const stream of looking) stream.write(KEEP_ALIVE)
  }, KEEP_ALIVE_EVERY).unref()

  const sessionCheck = setInterval(() => {
    ended.turn()
    checkSessions()
  }, SESSIONS_CHECKED_EVERY).unref()

  const listeningCheck = setInterval(() => {
    checkListening().catch((error) => log.warn({ err: error }, 'the connection that listens was lost'))
  }, LISTENING_CHECKED_EVERY).unref()

  /** Who only listens never notices that nobody can be heard any more: so something is asked there, too. */
  async function checkListening(): Promise<void> {
    await (await sql.listen(`${CHANNEL}_teste`, () => {})).unlisten()
  }

  function checkSessions(): void {
    closeEnded().catch((error) => log.warn({ err: error }, 'sessions of open streams could not be checked'))
  }

  /** What no announcement tells: sessions that ran out, or ended while nothing could be heard. */
  async function closeEnded(): Promise<void> {
    const open = [...streams.values()].flatMap((looking) => [...looking])
    if (open.length === 0) return
    const ids = [...new Set(open.map((stream) => stream.sessionId))]
    const alive = await sql<{ id: string }[]>`
      select id from sessions where id = any(${ids}::uuid[]) and "expiresAt" > now()`
    const aliveIds = new Set(alive.map((row) => row.id))
    for (const stream of open) if (!aliveIds.has(stream.sessionId)) stream.close(SESSION_ENDED)
  }

  return {
    publish,
    /**
     * Tells a person's screens here how something stands that this node has just committed and announced with its name
     * on it. Behind what they are being told already, so that an older state never comes last.
     */
    tell(userId: string, ...events: LiveEvent[]): void {
      for (const event of events) if (event.type === 'mensagem') followed.delete(event.message.id)
      if (streams.has(userId)) passOnLater(userId, `dito ${++told}`, { type: 'dito', events })
    },
    /** Whether this person has a screen open on this node. */
    isLooking: (userId: string) => streams.has(userId),
    openFor: (userId: string) => streams.get(userId)?.size ?? 0,
    add(stream: EventStream): void {
      const looking = streams.get(stream.userId) ?? new Set()
      looking.add(stream)
      streams.set(stream.userId, looking)
      if (ended.has(stream.sessionId)) stream.close(SESSION_ENDED)
      else stream.write(frameOf({ type: 'ola' }))
    },
    remove(stream: EventStream): void {
      const looking = streams.get(stream.userId)
      looking?.delete(stream)
      if (looking?.size === 0) streams.delete(stream.userId)
    },
    onAnnouncement,
    /** Calls it when this session ends; what it returns takes that back. */
    onSessionEnd(sessionId: string, end: () => void): () => void {
      if (ended.has(sessionId)) end()
      return onAnnouncement(
        (said) => said.type === 'sessoes-encerradas' && said.ids.includes(sessionId) && end(),
      )
    },
    /** Resolves once announcements are being received. */
    ready: () => listening.then(() => {}),
    closeEnded,
    checkListening,
    async stop(): Promise<void> {
      clearInterval(keepAlive)
      clearInterval(sessionCheck)
      clearInterval(listeningCheck)
      for (const looking of streams.values()) for (const stream of looking) stream.close()
      await listening.then((subscription) => subscription.unlisten()).catch(() => {})
    },
  }
}
