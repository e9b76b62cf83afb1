import type { PersonaKey } from '#domain/personas/persona.ts'
import { keptTexts, UNSENT } from '#web/lib/kept-texts.ts'
import { fateOf, headOfEach, inOrder, type OutboxItem, readItem, type Waiting } from './outbox-item.ts'
import { uuidv7 } from './uuidv7.ts'

export type OutboxEntry = OutboxItem & { waiting: Waiting | null }

type OutboxDeps = {
  personId: string
  /** Resolves once the server has acknowledged the message and the screen knows it. */
  deliver: (item: OutboxItem, signal: AbortSignal) => Promise<void>
  /** It was refused: the words go back to the person, with the reason. */
  giveBack: (item: OutboxItem, reason: unknown) => void
}

const RETRY_FIRST = 1000
const RETRY_MOST = 10_000

/**
 * What was written and not yet acknowledged. It is stored before it leaves, goes out in order by itself, and the
 * same id goes out again until the server has answered; the server takes the same id twice for one message.
 */
export function createOutbox({ personId, deliver, giveBack }: OutboxDeps) {
  const kept = keptTexts(UNSENT, personId)
  const listeners = new Set<() => void>()
  const waiting = new Map<string, Waiting>()
  let entries = read()
  let draining: Promise<void> | null = null
  let again = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let patience = RETRY_FIRST
  let away = false
  /** Whether the person is not signed in here: nothing leaves until they are back. */
  let asleep = false
  let attempt = new AbortController()
  /** The attempt was under way while the server could not be reached: an answer may never come. */
  let doubtful = false

  function read(): OutboxEntry[] {
    const items = kept.all().flatMap(([, stored]) => readItem(stored) ?? [])
    // Whoever stands behind one that waits, waits for the same.
    const heads = new Map(headOfEach(inOrder(items)).map((head) => [head.conversationId, head.id]))
    return inOrder(items).map((item) => ({
      ...item,
      waiting: waiting.get(item.id) ?? waiting.get(heads.get(item.conversationId) ?? '') ?? null,
    }))
  }

  function changed(): void {
    entries = read()
    for (const listener of listeners) listener()
  }

  function add(message: { conversationId: string; content: string; newStyle?: PersonaKey }): OutboxItem {
    const behind = entries.some(({ conversationId }) => conversationId === message.conversationId)
    const item: OutboxItem = {
      id: uuidv7(),
      conversationId: message.conversationId,
      content: message.content,
      createdAt: new Date().toISOString(),
      newStyle: message.newStyle ?? null,
      queued: behind || !navigator.onLine,
    }
    kept.set(item.id, JSON.stringify(item))
    if (!navigator.onLine) waiting.set(item.id, 'connection')
    changed()
    void drain()
    return item
  }

  function drain(): Promise<void> {
    if (draining) again = true
    draining ??= sendAll().finally(() => {
      draining = null
      if (again) {
        again = false
        void drain()
      }
    })
    return draining
  }

  async function sendAll(): Promise<void> {
    clearTimeout(retry)
    const stuck = new Set<string>()
    for (;;) {
      const item = headOfEach(entries).find(({ conversationId }) => !stuck.has(conversationId))
      if (!item || asleep) return
      if (!(await sendOne(item))) stuck.add(item.conversationId)
    }
  }

  /** Whether the way is free for what comes behind it. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    attempt = new AbortController()
    const { signal } = attempt
    doubtful = away
    try {
      await deliver(item, signal)
      patience = RETRY_FIRST
      forget(item)
      return true
    } catch (error) {
      if (signal.aborted) return true
      const fate = fateOf(error, item)
      if (fate.kind === 'give-back') {
        // Another tab may have been told the same, and have given it back already.
        const mine = kept.get(item.id) !== null
        forget(item)
        if (mine) giveBack(item, error)
        return true
      }
      hold(item, fate.kind === 'wait' ? fate.for : 'session')
      // Every other one would be refused alike.
      if (fate.kind === 'sign-in') asleep = true
      else drainLater((fate.seconds ?? 0) * 1000)
      return false
    }
  }

  function hold(item: OutboxItem, reason: Waiting): void {
    waiting.set(item.id, reason)
    if (kept.get(item.id) !== null) kept.set(item.id, JSON.stringify({ ...item, queued: true }))
    changed()
  }

  function forget(item: OutboxItem): void {
    kept.remove(item.id)
    waiting.delete(item.id)
    changed()
  }

  function drainLater(least: number): void {
    clearTimeout(retry)
    if (asleep) return
    retry = setTimeout(drain, Math.max(patience, least))
    patience = Math.min(patience * 2, RETRY_MOST)
  }

  /** Something may have changed for the better: the connection, or the reply that was in the way. */
  function wake(): void {
    patience = RETRY_FIRST
    if (entries.length > 0) void drain()
  }

  return {
    add,
    wake,
    /** The person is not signed in here. */
    sleep(): void {
      asleep = true
      clearTimeout(retry)
      attempt.abort()
    },
    /** The session was read, and is this person's. */
    signedIn(): void {
      asleep = false
      wake()
    },
    /** The server can't be reached. */
    lost(): void {
      away = doubtful = true
    },
    /** The server can be reached again: nothing waits behind a request that it may never have seen. */
    back(): void {
      away = false
      if (doubtful) attempt.abort()
      doubtful = false
      wake()
    },
    entries: () => entries,
    /** Resolves when everything was tried once; what is still in it could not leave. */
    flush: async (): Promise<boolean> => {
      if (entries.length > 0) await drain()
      return entries.length === 0
    },
    clear(): void {
      clearTimeout(retry)
      for (const { id } of entries) kept.remove(id)
      changed()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Listens to what other tabs do with it. */
    attach(): () => void {
      const follow = (event: StorageEvent) => kept.keyOf(event) !== null && changed()
      window.addEventListener('storage', follow)
      return () => {
        window.removeEventListener('storage', follow)
        clearTimeout(retry)
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
