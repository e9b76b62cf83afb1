import type { PersonaKey } from '#domain/personas/persona.ts'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { ApiError, isFailing, isSessionRefusal, isTransientFailure } from '#web/lib/api.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { keptTexts, UNSENT } from '#web/lib/kept-texts.ts'
import { createSignal } from '#web/lib/signal.ts'

type Known = {
  waiting: Waiting | null
  /** What the server read in it while it waits: help is shown all the same. Null until it has. */
  nivel: RiskLevel | null
  isOwn: boolean
}
export type OutboxEntry = OutboxItem & Known

const NOTHING: Known = { waiting: null, nivel: null, isOwn: false }

/** The items of the outbox in this browser's storage, which all tabs share, and what this tab knows of them. */
export function createOutboxStore(personId: string) {
  const kept = keptTexts(UNSENT, personId)
  const known = new Map<string, Known>()
  const entries = createSignal(read())

  function read(): OutboxEntry[] {
    const items = inOrder(kept.all().flatMap(([, stored]) => readItem(stored) ?? []))
    // An item behind one that waits, waits for the same.
    const waits = new Map(
      headOfEach(items).map(({ id, conversationId }) => [conversationId, known.get(id)?.waiting ?? null]),
    )
    return items.map((item) => {
      const own = known.get(item.id) ?? NOTHING
      return { ...item, ...own, waiting: own.waiting ?? waits.get(item.conversationId) ?? null }
    })
  }

  const refresh = (): void => entries.set(read())

  function note(id: string, more: Partial<Known>): void {
    known.set(id, { ...NOTHING, ...known.get(id), ...more })
    refresh()
  }

  return {
    entries: entries.get,
    subscribe: entries.subscribe,
    /** False once this tab or another has removed it. */
    has: (id: string): boolean => kept.get(id) !== null,
    add(item: OutboxItem, waiting: Waiting | null): void {
      kept.set(item.id, JSON.stringify(item))
      note(item.id, { waiting, isOwn: true })
    },
    hold({ id }: OutboxItem, waiting: Waiting): void {
      const item = readItem(kept.get(id))
      if (item) kept.set(id, JSON.stringify({ ...item, queued: true }))
      note(id, { waiting })
    },
    levelOf: ({ id }: OutboxItem): RiskLevel | null => known.get(id)?.nivel ?? null,
    /** It was read: a later reading that finds less does not take the card away. */
    setLevel({ id }: OutboxItem, nivel: RiskLevel): void {
      note(id, { nivel: gravest([known.get(id)?.nivel ?? 'nenhum', nivel]) })
    },
    remove({ id }: OutboxItem): void {
      kept.remove(id)
      known.delete(id)
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

/** What a message that could not be sent waits for; null where its words go back to the person. */
export function waitAfter(
  error: unknown,
  { queued }: Pick<OutboxItem, 'queued'>,
): { for: Waiting; seconds?: number } | null {
  // Anything else is an answer that is none of ours.
  if (!(error instanceof ApiError)) return { for: 'server' }
  if (isTransientFailure(error)) return { for: isFailing(error) ? 'server' : 'connection' }
  if (isSessionRefusal(error)) return { for: 'session' }
  if (!queued) return null
  if (error.code === 'reply_in_progress' || error.code === 'reply_paused') return { for: 'reply' }
  return error.status === 429 ? { for: 'server', seconds: error.retryAfter ?? 30 } : null
}

/** The first of each conversation, oldest first: within one conversation the order is kept. */
export function headOfEach(items: readonly OutboxItem[]): OutboxItem[] {
  const seen = new Set<string>()
  return items.filter(({ conversationId }) => !seen.has(conversationId) && seen.add(conversationId))
}

export const inOrder = (items: readonly OutboxItem[]): OutboxItem[] =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : 1))

export const readItem = (stored: string | null): OutboxItem | null =>
  (parseJson(stored) as OutboxItem | undefined) ?? null
