import type { ChatMessage, LiveEvent } from '#domain/api/chat.ts'
import type { ReplyEvent } from '#domain/chat/reply.ts'
import { entryOf, isRevealing, type ReplyEntry, skip, tick, withEvent, withMessage } from './reply-entry.ts'
import { isStepDue } from './step-due.ts'

type TextEvent = Extract<LiveEvent, { type: 'texto' }>
type Deps = {
  /** Something of this conversation was missed: ask for how it stands. */
  onBehind: (conversationId: string) => void
  prefersStill: () => boolean
}

const HELD_MOST = 400
/** A page that is out of sight gets no frames, but other things on it follow how a reply stands. */
const STEP_OUT_OF_SIGHT = 500

/**
 * The replies that are being written or typed out, apart from all other messages: many times a second something
 * happens to one of them, and only its own bubble may notice.
 */
export function createReplyStore({ onBehind, prefersStill }: Deps) {
  const entries = new Map<string, ReplyEntry>()
  const listeners = new Map<string, Set<() => void>>()
  /** The newest that was told of each: what was overtaken on its way is not news. */
  const versions = new Map<string, number>()
  /** Text that came before the reply itself, or after a gap. */
  const held = new Map<string, TextEvent[]>()
  let cancelStep: (() => void) | null = null
  let steppedAt = 0
  let keyAt = Number.NEGATIVE_INFINITY
  let keyBefore = Number.NEGATIVE_INFINITY

  function put(id: string, entry: ReplyEntry): void {
    if (entries.get(id) === entry) return
    entries.set(id, entry)
    for (const listener of listeners.get(id) ?? []) listener()
    if (isRevealing(entry)) stepSoon()
  }

  function stepSoon(): void {
    if (cancelStep) return
    if (document.visibilityState === 'hidden') {
      const timer = setTimeout(step, STEP_OUT_OF_SIGHT)
      cancelStep = () => clearTimeout(timer)
    } else {
      const frame = requestAnimationFrame(step)
      cancelStep = () => cancelAnimationFrame(frame)
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (!cancelStep) return
    cancelStep()
    cancelStep = null
    stepSoon()
  })

  document.addEventListener('keydown', () => {
    keyBefore = keyAt
    keyAt = performance.now()
  })

  function step(): void {
    cancelStep = null
    const now = performance.now()
    if (!isStepDue({ now, steppedAt, keyAt, keyBefore })) {
      stepSoon()
      return
    }
    steppedAt = now
    const still = prefersStill()
    let more = false
    for (const [id, entry] of entries) {
      if (!isRevealing(entry)) continue
      // Nobody looks at it: it catches up when somebody does.
      if (!listeners.has(id)) continue
      const next = tick(entry, now, still)
      // Ticking without showing anything new is nobody's news.
      if (next.revealed === entry.revealed) entries.set(id, next)
      else put(id, next)
      more = true
    }
    if (more) stepSoon()
  }

  function fold(id: string, event: ReplyEvent): void {
    const entry = entries.get(id)
    if (entry) put(id, withEvent(entry, event, performance.now()))
  }

  function foldHeld(id: string): void {
    const texts = held.get(id)
    if (!texts) return
    held.delete(id)
    for (const text of texts) receiveText(text)
  }

  function receiveText(event: TextEvent): void {
    const entry = entries.get(event.id)
    const lost = entry && event.pos > entry.reply.text.length
    if (!entry || lost || entry.reply.behind) {
      const texts = held.get(event.id) ?? []
      if (texts.length < HELD_MOST) held.set(event.id, [...texts, event])
    }
    if (!entry) return
    fold(event.id, { type: 'texto', pos: event.pos, text: event.text })
    if (entries.get(event.id)?.reply.behind && !entry.reply.behind) onBehind(event.conversationId)
  }

  return {
    receiveText,

    /** A reply as the server has it. `known` is how we had it, when we had it only as history. */
    see(message: ChatMessage, { live, known }: { live: boolean; known?: ChatMessage | undefined }): void {
      if (message.version < (versions.get(message.id) ?? 0)) return
      versions.set(message.id, message.version)
      const now = performance.now()
      if (!entries.has(message.id)) {
        const history = !live && message.status !== 'escrevendo' && message.status !== 'pausada'
        if (!history) put(message.id, entryOf(known ?? message, live && !known, now))
      }
      const entry = entries.get(message.id)
      if (entry) put(message.id, withMessage(entry, message, now))
      if (message.status === 'escrevendo') foldHeld(message.id)
      else held.delete(message.id)
    },

    /** Keeps nothing of any reply. */
    clear(): void {
      entries.clear()
      versions.clear()
      held.clear()
    },

    /** Nobody is going to ask about this reply: the text that came ahead of it is forgotten. */
    letGo(id: string): void {
      if (!entries.has(id)) held.delete(id)
    },

    /** Takes a reply from history in hand, because something is about to be done to it. */
    adopt(message: ChatMessage): void {
      if (!entries.has(message.id)) put(message.id, entryOf(message, false, performance.now()))
    },

    get: (id: string): ReplyEntry | undefined => entries.get(id),
    restore: put,
    fold,

    setCommanded(id: string, commanded: boolean): void {
      const entry = entries.get(id)
      if (entry) put(id, { ...entry, commanded })
    },

    /** Shows the rest at once. */
    skip(id: string): void {
      const entry = entries.get(id)
      if (entry) put(id, skip(entry, performance.now()))
    },

    subscribe(id: string, listener: () => void): () => void {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      stepSoon()
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(id)
      }
    },
  }
}

export type ReplyStore = ReturnType<typeof createReplyStore>
