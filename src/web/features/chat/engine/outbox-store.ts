import { isPersonaKey, type PersonaKey } from '#domain/personas/persona.ts'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError, isFailing, isSessionRefusal, isTransientFailure } from '#web/lib/api.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { keptTexts, UNSENT } from '#web/lib/kept-texts.ts'
import { parseJson } from '#web/lib/parse-json.ts'
import { createSignal } from '#web/lib/signal.ts'

export type OutboxEntry = OutboxItem & {
  waiting: Waiting | null
  /** What the server read in it while it waits: help is shown all the same. */
  nivel: RiskLevel
  isRead: boolean
  isOwn: boolean
}

/** The items of the outbox in this browser's storage, which all tabs share, and what this tab knows they wait for. */
export function createOutboxStore(personId: string) {
  const kept = keptTexts(UNSENT, personId)
  const waiting = new Map<string, Waiting>()
  const levels = new Map<string, RiskLevel>()
  const own = new Set<string>()
  const levelOf = ({ id }: OutboxItem): RiskLevel => levels.get(id) ?? 'nenhum'
  const entries = createSignal(read())

  function read(): OutboxEntry[] {
    const items = inOrder(kept.all().flatMap(([, stored]) => readItem(stored) ?? []))
    // An item behind one that waits, waits for the same.
    const heads = new Map(headOfEach(items).map((head) => [head.conversationId, head.id]))
    return items.map((item) => ({
      ...item,
      waiting: waiting.get(item.id) ?? waiting.get(heads.get(item.conversationId) ?? '') ?? null,
      nivel: levelOf(item),
      isRead: levels.has(item.id),
      isOwn: own.has(item.id),
    }))
  }

  const refresh = (): void => entries.set(read())

  return {
    entries: entries.get,
    subscribe: entries.subscribe,
    /** False once this tab or another has removed it. */
    has: (id: string): boolean => kept.get(id) !== null,
    add(item: OutboxItem, waitingFor: Waiting | null): void {
      kept.set(item.id, JSON.stringify(item))
      own.add(item.id)
      if (waitingFor) waiting.set(item.id, waitingFor)
      refresh()
    },
    hold({ id }: OutboxItem, waitingFor: Waiting): void {
      waiting.set(id, waitingFor)
      const item = readItem(kept.get(id))
      if (item) kept.set(id, JSON.stringify({ ...item, queued: true }))
      refresh()
    },
    levelOf,
    wasRead: ({ id }: OutboxItem): boolean => levels.has(id),
    /** It was read: a later reading that finds less does not take the card away. */
    setLevel(item: OutboxItem, nivel: RiskLevel): void {
      levels.set(item.id, gravest([levelOf(item), nivel]))
      refresh()
    },
    remove({ id }: OutboxItem): void {
      kept.remove(id)
      for (const known of [waiting, levels]) known.delete(id)
      refresh()
    },
    clear(): void {
      for (const { id } of entries.get()) kept.remove(id)
      refresh()
    },
    followOtherTabs: () =>
      followEvents(window, { storage: (event) => kept.keyOf(event) !== null && refresh() }),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>

/** A message that the server has not acknowledged yet. Its id is its order. */
export type OutboxItem = {
  id: string
  conversationId: string
  content: string
  createdAt: string
  /** The conversation is as new as the message and has to be made first, in this style. */
  newStyle: PersonaKey | null
  /** It could not be sent when it was written: a refusal that passes makes it wait, where a fresh one is given back. */
  queued: boolean
}

export type Waiting = 'connection' | 'server' | 'session' | 'reply'

type SendOutcome = { kind: 'wait'; for: Waiting; seconds?: number } | { kind: 'give-back' }

export function outcomeOf(error: unknown, { queued }: Pick<OutboxItem, 'queued'>): SendOutcome {
  // Anything else is an answer that is none of ours.
  if (!(error instanceof ApiError)) return { kind: 'wait', for: 'server' }
  if (isTransientFailure(error)) return { kind: 'wait', for: isFailing(error) ? 'server' : 'connection' }
  if (isSessionRefusal(error)) return { kind: 'wait', for: 'session' }
  if (!queued) return { kind: 'give-back' }
  if (error.code === 'reply_in_progress' || error.code === 'reply_paused')
    return { kind: 'wait', for: 'reply' }
  if (error.status === 429) return { kind: 'wait', for: 'server', seconds: error.retryAfter ?? 30 }
  return { kind: 'give-back' }
}

/** The first of each conversation, oldest first: within one conversation the order is kept. */
export function headOfEach(items: readonly OutboxItem[]): OutboxItem[] {
  const seen = new Set<string>()
  return items.filter(({ conversationId }) => !seen.has(conversationId) && seen.add(conversationId))
}

export const inOrder = (items: readonly OutboxItem[]): OutboxItem[] =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Reads what was stored, perhaps by an older version; null for what is no item. */
export function readItem(stored: string | null): OutboxItem | null {
  const item = (parseJson(stored) ?? {}) as Partial<OutboxItem>
  const { id, conversationId, content, createdAt, newStyle, queued } = item
  if (typeof id !== 'string' || typeof conversationId !== 'string' || typeof content !== 'string') return null
  return {
    id,
    conversationId,
    content,
    createdAt: typeof createdAt === 'string' ? createdAt : new Date(0).toISOString(),
    newStyle: isPersonaKey(newStyle) ? newStyle : null,
    queued: queued === true,
  }
}
