import type { LiveEvent } from '#domain/api/chat.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type Log, warning } from '#server/platform/log.ts'
import { createOpenStreams, type EventStream, frameOf, KEEP_ALIVE, type OpenStreams } from './event-stream.ts'
import { createRecentChanges } from './recent-changes.ts'
import { type Announcement, type CarriedPiece, CHANNEL, liveSessions } from './store.ts'

const KEEP_ALIVE_EVERY = 15_000
const SESSIONS_CHECKED_EVERY = 60_000
const LISTENING_CHECKED_EVERY = 20_000
const SESSION_ENDED_FRAME = frameOf({ type: 'sessao-encerrada' })
const ACCOUNT_GONE = frameOf({ type: 'conta-apagada' })

/** Reads the events of a person's screens from the tables of a room above. */
export type EventReader = {
  conversation: (userId: string, id: string) => Promise<LiveEvent[]>
  message: (userId: string, id: string) => Promise<LiveEvent[]>
  /** More of a reply that another node writes; `piece` is what came with the announcement. */
  pieces: (userId: string, replyId: string, piece: CarriedPiece | undefined) => Promise<LiveEvent[]>
  /** Asks the other nodes to announce the pieces of replies that they write for this person. */
  follow: (userId: string) => void
  /** The next piece of this reply is read from the reply's beginning. */
  forget: (replyId: string) => void
  forgetAll: () => void
}

type Options = { sql: Sql; keyRing: KeyRing; reader: EventReader; node: string; log: Log }
type Publish = (userId: string, ...events: LiveEvent[]) => void
type Listener = (announcement: Announcement) => void

export type EventBus = ReturnType<typeof createEventBus>

/** Brings what happens on any node to open screens. Announcements are read only for people who have one open here. */
export function createEventBus(options: Options) {
  const { sql, keyRing, reader } = options
  const streams = createOpenStreams()
  // A request may have read its session just before it ended, and open its stream just after: it is closed at once.
  const ended = createRecentChanges()
  const recent = createRecentChanges()
  const listeners = new Set<Listener>()
  const afterBreak = new Set<() => void>()
  const publisher = createPublisher(options, streams)
  const closeEnded = () => closeEndedSessions(sql, streams)

  listeners.add((announcement) => closeStreams({ keyRing, streams, ended }, announcement))
  listeners.add((announcement) => 'userId' in announcement && recent.add(announcement.userId))
  function onAnnouncement(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const checks = startChecks(options, streams, { rotated: [ended, recent], closeEnded })

  /** After a break of the LISTEN connection anything may have happened: every screen loads again. */
  const listening = sql.listen(CHANNEL, receiver(listeners, publisher), () => {
    recent.beginReceiving()
    loadAgain(streams, options)
    for (const listener of afterBreak) listener()
    checks.checkSessions()
  })

  return {
    publish: noted(recent.add, streams.publish),
    publishInOrder: noted(recent.add, publisher.publishInOrder),
    openFor: streams.count,
    open: streams.total,
    add(stream: EventStream): void {
      if (!streams.has(stream.userId)) reader.follow(stream.userId)
      streams.add(stream)
      if (ended.has(stream.sessionId)) stream.close(SESSION_ENDED_FRAME)
      else stream.write(frameOf({ type: 'ola', quiet: recent.quietFor(stream.userId) }))
    },
    remove: streams.remove,
    onAnnouncement,
    /** Calls it whenever announcements begin to be received: some may have been missed before. */
    onListening: (begin: () => void) => void afterBreak.add(begin),
    /** Calls it when this session ends; what it returns takes that back. */
    onSessionEnd(sessionId: string, end: () => void): () => void {
      if (ended.has(sessionId)) end()
      return onAnnouncement((announcement) => {
        if (announcement.type === 'sessoes-encerradas' && announcement.ids.includes(sessionId)) end()
      })
    },
    ready: () => listening.then(() => {}),
    closeEnded,
    async stop(): Promise<void> {
      checks.stop()
      for (const stream of streams.all()) stream.close()
      await listening.then((subscription) => subscription.unlisten()).catch(() => {})
    },
  }
}

function loadAgain(streams: OpenStreams, { reader, keyRing }: Options): void {
  reader.forgetAll()
  keyRing.forgetAll()
  for (const userId of streams.people()) {
    streams.publish(userId, { type: 'ola' })
    reader.follow(userId)
  }
}

const noted =
  (note: (userId: string) => void, publish: Publish): Publish =>
  (userId, ...events) => {
    note(userId)
    publish(userId, ...events)
  }

/** Each announcement goes to the listeners first, then to the screens of the people it concerns. */
function receiver(listeners: ReadonlySet<Listener>, { publishNews }: ReturnType<typeof createPublisher>) {
  return (payload: string) => {
    for (const announcement of JSON.parse(payload) as Announcement[]) {
      for (const listener of listeners) listener(announcement)
      publishNews(announcement)
    }
  }
}

type Evicting = { keyRing: KeyRing; streams: OpenStreams; ended: ReturnType<typeof createRecentChanges> }

/** Of a person whose account is gone neither key nor streams are kept, of an ended session no stream. */
function closeStreams({ keyRing, streams, ended }: Evicting, announcement: Announcement): void {
  if (announcement.type === 'conta-apagada') {
    keyRing.forget(announcement.userId)
    for (const stream of streams.of(announcement.userId)) stream.close(ACCOUNT_GONE)
  }
  if (announcement.type === 'sessoes-encerradas') {
    announcement.ids.forEach(ended.add)
    for (const stream of streams.of(announcement.userId))
      if (announcement.ids.includes(stream.sessionId)) stream.close(SESSION_ENDED_FRAME)
  }
}

/** Publishes to each person one thing after the other, so that an older state never comes last. */
function createPublisher(
  { reader, node, log }: Pick<Options, 'reader' | 'node' | 'log'>,
  streams: OpenStreams,
) {
  let published = 0
  const publishLater = createKeyedQueue<() => LiveEvent[] | Promise<LiveEvent[]>>(async (userId, read) => {
    // The last screen may have been closed while this waited.
    if (!streams.has(userId)) return
    try {
      streams.publish(userId, ...(await read()))
    } catch (error) {
      log.warn({ event: 'event-not-published', err: error }, 'an event could not be published')
      streams.publish(userId, { type: 'ola' })
    }
  })
  const publishRead = (userId: string, key: string, read: () => Promise<LiveEvent[]>) => {
    if (streams.has(userId)) publishLater(userId, key, read)
  }

  return {
    /** What this node published by itself is no news to its screens. */
    publishNews(announcement: Announcement): void {
      switch (announcement.type) {
        case 'trechos': {
          const { userId, id, from, piece } = announcement
          if (from !== node)
            publishRead(userId, `trechos ${id} ${piece?.sealed}`, () => reader.pieces(userId, id, piece))
          return
        }
        case 'conversa':
        case 'mensagem': {
          const { type, userId, id, from } = announcement
          if (from === node) return
          const read = type === 'conversa' ? reader.conversation : reader.message
          publishRead(userId, `${type} ${id}`, () => read(userId, id))
          // Without an open screen: one that is opened later reads the reply from its beginning.
          if (type === 'mensagem' && !streams.has(userId)) reader.forget(id)
          return
        }
        case 'evento': {
          const { userId, event } = announcement
          if (streams.has(userId)) publishLater(userId, JSON.stringify(event), () => [event])
        }
      }
    },
    /** Publishes what this node has committed and announced itself, behind what is being read for the person already. */
    publishInOrder(userId: string, ...events: LiveEvent[]): void {
      for (const event of events) if (event.type === 'mensagem') reader.forget(event.message.id)
      if (streams.has(userId)) publishLater(userId, `events ${++published}`, () => events)
    },
  }
}

type Checks = { rotated: readonly { rotate: () => void }[]; closeEnded: () => Promise<void> }

function startChecks({ sql, log }: Options, streams: OpenStreams, { rotated, closeEnded }: Checks) {
  const checkSessions = () => {
    closeEnded().catch(
      warning(log, { event: 'sessions-not-checked' }, 'sessions of open streams could not be checked'),
    )
  }
  const timers = [
    setInterval(() => {
      for (const stream of streams.all()) stream.write(KEEP_ALIVE)
    }, KEEP_ALIVE_EVERY),
    setInterval(() => {
      for (const each of rotated) each.rotate()
      checkSessions()
    }, SESSIONS_CHECKED_EVERY),
    setInterval(() => {
      checkListening(sql).catch(warning(log, { event: 'listen-lost' }, 'the LISTEN connection was lost'))
    }, LISTENING_CHECKED_EVERY),
  ]
  for (const timer of timers) timer.unref()
  return { checkSessions, stop: () => timers.forEach(clearInterval) }
}

/** A connection that only listens never notices that it broke: so a query is sent on it, too. */
async function checkListening(sql: Sql): Promise<void> {
  await (await sql.listen(`${CHANNEL}_teste`, () => {})).unlisten()
}

/** What no announcement reports: sessions that expired, or ended while none could be received. */
async function closeEndedSessions(sql: Sql, streams: OpenStreams): Promise<void> {
  const open = streams.all()
  if (open.length === 0) return
  const live = await liveSessions(sql, [...new Set(open.map((stream) => stream.sessionId))])
  for (const stream of open) if (!live.has(stream.sessionId)) stream.close(SESSION_ENDED_FRAME)
}

/** One item of a key at a time: no older state overtakes a newer one. A name waits once and reads the state at its turn. */
export function createKeyedQueue<Item>(work: (key: string, item: Item) => Promise<void>) {
  const waiting = new Map<string, Map<string, Item>>()

  async function workOff(key: string, items: Map<string, Item>): Promise<void> {
    for (const [name, item] of items) {
      items.delete(name)
      await work(key, item)
    }
    waiting.delete(key)
  }

  return (key: string, name: string, item: Item): void => {
    const items = waiting.get(key) ?? new Map<string, Item>()
    if (!items.has(name)) items.set(name, item)
    if (waiting.has(key)) return
    waiting.set(key, items)
    void workOff(key, items)
  }
}
