import type { PersonaKey } from '#domain/personas/persona.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isRefused, toApiError } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { createBackoff } from './backoff.ts'
import type { ChatRequests } from './chat-requests.ts'
import {
  createOutboxStore,
  headOfEach,
  type OutboxItem,
  type OutboxStore,
  waitAfter,
} from './outbox-store.ts'

type NewItem = { conversationId: string; content: string; newStyle: PersonaKey | null }

/**
 * What was written and not yet acknowledged. It is stored before it leaves, goes out in order by itself, and the
 * same id goes out again until the server has answered; the server takes the same id twice for one message.
 */
export function createOutbox({ personId, ...handlers }: OutboxHandlers & { personId: string }) {
  const store = createOutboxStore(personId)
  const { send, cancelRetry, ...sender } = createOutboxSender(store, handlers)
  const { entries, subscribe } = store

  return {
    ...sender,
    entries,
    subscribe,
    add({ conversationId, content, newStyle }: NewItem): void {
      const behind = entries().some((entry) => entry.conversationId === conversationId)
      const offline = !navigator.onLine
      const createdAt = new Date().toISOString()
      const item = { id: newId(), conversationId, content, createdAt, newStyle, queued: behind || offline }
      store.add(item, offline ? 'connection' : null)
      void send()
    },
    /** Resolves when everything was tried once, with whether all of it has left. */
    async flush(): Promise<boolean> {
      if (entries().length > 0) await send()
      return entries().length === 0
    },
    clear(): void {
      cancelRetry()
      store.clear()
    },
    attach(): () => void {
      const unfollow = store.followOtherTabs()
      return () => {
        unfollow()
        cancelRetry()
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

export type OutboxHandlers = {
  /** Resolves once the server has acknowledged the message and the screen knows it: to what was read in it. */
  deliver: (item: OutboxItem, signal: AbortSignal) => Promise<RiskLevel>
  /** Reads a message for danger that may not be sent before another one. */
  readWaiting: ChatRequests['readWaiting']
  /** It was refused: the words go back to the person, with the reason and what was read in them, now or before. */
  giveBack: (item: GivenBack, reason: unknown) => void
}

type GivenBack = OutboxItem & { nivel: RiskLevel }

/** Sends what is in the store, one request at a time, in order within each conversation, and retries by itself. */
function createOutboxSender(store: OutboxStore, { deliver, giveBack, ...handlers }: OutboxHandlers) {
  const backoff = createBackoff()
  const readWaiting = coalesce(() => readEach(store, handlers.readWaiting).catch(() => {}))
  const send = coalesce(() => sendEach(store, sendOne))
  let request = new AbortController()
  let isSuspended = false
  let isConnected = true

  /** Whether the items behind it may be sent now. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    if (isSuspended) return false
    request = new AbortController()
    const { signal } = request
    try {
      noteLevel(store, item, await deliver(item, signal))
      backoff.reset()
      store.remove(item)
      return true
    } catch (error) {
      return signal.aborted || afterFailure(item, error)
    }
  }

  function afterFailure(item: OutboxItem, error: unknown): boolean {
    const wait = settleFailure(store, item, error, giveBack)
    if (!wait) return true
    if (isRefused(error) && store.entries().length > 1) void readWaiting()
    // Without a session the server would refuse every other item alike.
    if (wait.for === 'session') isSuspended = true
    else backoff.schedule(send, (wait.seconds ?? 0) * 1000)
    return false
  }

  function retry(): void {
    backoff.reset()
    if (store.entries().length > 0) void send()
  }

  return {
    send,
    retry,
    cancelRetry: backoff.cancel,
    /** The person is not signed in here: nothing leaves until they are back. */
    suspend(): void {
      isSuspended = true
      request.abort()
      backoff.cancel()
    },
    resume(): void {
      isSuspended = false
      retry()
    },
    connectionIs(up: boolean): void {
      // The answer of a request that overlapped an outage may never come, and others wait behind it.
      if (up && !isConnected) request.abort()
      isConnected = up
      if (up) retry()
    },
  }
}

/** Most failures come without a reading. */
function noteLevel(store: OutboxStore, item: OutboxItem, nivel: RiskLevel): void {
  if (nivel !== 'nenhum') store.setLevel(item, nivel)
}

/** Sends the oldest item of each conversation until nothing is left but what has to wait. */
async function sendEach(store: OutboxStore, sendOne: (item: OutboxItem) => Promise<boolean>): Promise<void> {
  const blocked = new Set<string>()
  for (;;) {
    const item = headOfEach(store.entries()).find(({ conversationId }) => !blocked.has(conversationId))
    if (!item) return
    if (!(await sendOne(item))) blocked.add(item.conversationId)
  }
}

/** Reads for danger what may not be sent yet, so that help is shown at once. What fails is read with the next retry. */
async function readEach(store: OutboxStore, read: OutboxHandlers['readWaiting']): Promise<void> {
  for (;;) {
    const heads = headOfEach(store.entries())
    const item = store.entries().find((entry) => !heads.includes(entry) && entry.nivel === null)
    if (!item) return
    const { nivel } = await read({ content: item.content })
    store.setLevel(item, nivel)
  }
}

function settleFailure(
  store: OutboxStore,
  item: OutboxItem,
  error: unknown,
  giveBack: OutboxHandlers['giveBack'],
) {
  const wait = waitAfter(error, item)
  noteLevel(store, item, toApiError(error).nivel)
  if (wait) {
    store.hold(item, wait.for)
    return wait
  }
  const given = { ...item, nivel: store.levelOf(item) ?? 'nenhum' }
  // Another tab may have been refused alike, and have removed it already.
  const isHere = store.has(item.id)
  store.remove(item)
  if (isHere) giveBack(given, error)
  return null
}

/** Runs `work` once at a time: calls during a run lead to one more run after it. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  return function run(): Promise<void> {
    if (running) again = true
    running ??= work().finally(() => {
      running = null
      if (!again) return
      again = false
      void run()
    })
    return running
  }
}
