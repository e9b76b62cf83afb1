import { isPersonaKey, type PersonaKey } from '#domain/personas/persona.ts'
import { ApiError, isSessionRefusal, isTransientFailure } from '#web/lib/api-error.ts'
import { parseJson } from '#web/lib/parse-json.ts'

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

export type Waiting = 'connection' | 'session' | 'reply'

/** What is done with an item whose request failed. */
type SendOutcome = { kind: 'wait'; for: Waiting; seconds?: number } | { kind: 'give-back' }

export function outcomeOf(error: unknown, { queued }: Pick<OutboxItem, 'queued'>): SendOutcome {
  if (!(error instanceof ApiError) || isTransientFailure(error)) return { kind: 'wait', for: 'connection' }
  if (isSessionRefusal(error)) return { kind: 'wait', for: 'session' }
  if (!queued) return { kind: 'give-back' }
  if (error.code === 'reply_in_progress' || error.code === 'reply_paused')
    return { kind: 'wait', for: 'reply' }
  if (error.status === 429) return { kind: 'wait', for: 'connection', seconds: error.retryAfter ?? 30 }
  return { kind: 'give-back' }
}

/** The first of each conversation, oldest first: within one conversation the order is kept. */
export function headOfEach(items: readonly OutboxItem[]): OutboxItem[] {
  const seen = new Set<string>()
  return items.filter(({ conversationId }) => !seen.has(conversationId) && seen.add(conversationId))
}

export function inOrder(items: readonly OutboxItem[]): OutboxItem[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Reads what was stored, perhaps by an older version; null for what is no item. */
export function readItem(stored: string): OutboxItem | null {
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
