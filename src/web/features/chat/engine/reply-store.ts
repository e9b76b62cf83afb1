import type { LiveEvent } from '#domain/api/chat.ts'
import type { ReplyEvent } from '#domain/chat/advance.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import {
  entryOf,
  entryWithMessage,
  isRevealing,
  type ReplyEntry,
  revealStep,
  skip,
  withEvent,
} from './reply-entry.ts'

type Deps = {
  /** Something of this conversation was missed: ask for its current state. */
  onBehind: (conversationId: string) => void
  prefersStill: () => boolean
}

/** `live`: it has just happened. `known`: the reply as this screen had it from its history. */
type Arrival = { live: boolean; known?: ChatMessage | undefined }

/** Folds everything that arrives about a reply, in whatever order, into its entry. */
export function createReplyStore({ onBehind, prefersStill }: Deps) {
  const { get, put, update, clear, subscribe } = createReplyEntries(prefersStill)
  const early = createEarlyTexts()
  /** The newest version that arrived of each: an older one that arrives later is ignored. */
  const versions = new Map<string, number>()

  function fold(id: string, event: ReplyEvent): void {
    update(id, (entry) => withEvent(entry, event, performance.now()))
  }

  function receiveText(event: TextEvent): void {
    const { id, conversationId, pos, text } = event
    const before = get(id)?.reply
    if (!before || before.behind || pos > before.text.length) early.hold(event)
    fold(id, { type: 'texto', pos, text })
    if (before && !before.behind && get(id)?.reply.behind) onBehind(conversationId)
  }

  function receiveMessage(message: ChatMessage, { live, known }: Arrival): void {
    const { id, version, status } = message
    if (version < (versions.get(id) ?? 0)) return
    versions.set(id, version)
    const now = performance.now()
    const inProgress = status === 'escrevendo' || status === 'pausada'
    if (!get(id) && (live || inProgress)) put(id, entryOf(known ?? message, live && !known, now))
    update(id, (entry) => entryWithMessage(entry, message, now))
    const texts = early.take(id)
    if (status === 'escrevendo') for (const text of texts) receiveText(text)
  }

  return {
    receiveText,
    receiveMessage,
    receiveHistory(messages: readonly ChatMessage[]): void {
      for (const message of messages)
        if (message.role === 'assistant') receiveMessage(message, { live: false })
    },
    get,
    subscribe,
    put,
    update,
    fold,
    /** Forgets the text that came ahead of a reply that is not going to be loaded. */
    dropEarlyText(id: string): void {
      if (!get(id)) early.take(id)
    },
    /** Makes an entry of a reply from history, because a command is about to change it. */
    adopt(message: ChatMessage): void {
      if (!get(message.id)) put(message.id, entryOf(message, false, performance.now()))
    },
    skip: (id: string): void => update(id, (entry) => skip(entry, performance.now())),
    clear(): void {
      clear()
      versions.clear()
      early.clear()
    },
  }
}

export type ReplyStore = ReturnType<typeof createReplyStore>

export type TextEvent = Extract<LiveEvent, { type: 'texto' }>

const HELD_MOST = 400

/** Text that can't be shown yet, by reply: it came before the reply itself, or after a gap. */
export function createEarlyTexts() {
  const held = new Map<string, TextEvent[]>()

  return {
    hold(event: TextEvent): void {
      const texts = held.get(event.id) ?? []
      if (texts.length < HELD_MOST) held.set(event.id, [...texts, event])
    },
    take(id: string): TextEvent[] {
      const texts = held.get(id) ?? []
      held.delete(id)
      return texts
    },
    clear: (): void => held.clear(),
  }
}

/** Replies that are written or typed out, by id: one changes many times a second, and only its listeners are called. */
function createReplyEntries(prefersStill: () => boolean) {
  const entries = new Map<string, ReplyEntry>()
  const listeners = new Map<string, Set<() => void>>()
  const clock = createRevealClock(typeOn)

  function put(id: string, entry: ReplyEntry): void {
    if (entries.get(id) === entry) return
    entries.set(id, entry)
    for (const listener of listeners.get(id) ?? []) listener()
    if (isRevealing(entry)) clock.start()
  }

  /** Types out replies that have listeners; the rest catches up when it has one again. True while there is more to type. */
  function typeOn(now: number): boolean {
    const still = prefersStill()
    const typed = [...entries].filter(([id, entry]) => listeners.has(id) && isRevealing(entry))
    for (const [id, entry] of typed) {
      const next = revealStep(entry, now, still)
      // A step that shows nothing new is not worth drawing.
      if (next.revealed === entry.revealed) entries.set(id, next)
      else put(id, next)
    }
    return typed.length > 0
  }

  return {
    get: (id: string): ReplyEntry | undefined => entries.get(id),
    put,
    update(id: string, change: (entry: ReplyEntry) => ReplyEntry): void {
      const entry = entries.get(id)
      if (entry) put(id, change(entry))
    },
    clear: (): void => entries.clear(),
    subscribe(id: string, listener: () => void): () => void {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      clock.start()
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(id)
      }
    },
  }
}

/** A page that is out of sight gets no frames, but other things on it follow the state of a reply. */
const STEP_OUT_OF_SIGHT = 500

/** Calls `step` whenever the next letters are due, once it was asked to and for as long as `step` returns true. */
export function createRevealClock(step: (now: number) => boolean): { start: () => void } {
  let cancel: (() => void) | null = null
  let steppedAt = 0
  let keyAt = Number.NEGATIVE_INFINITY
  let keyBefore = Number.NEGATIVE_INFINITY

  function start(): void {
    if (cancel) return
    if (document.visibilityState === 'hidden') {
      const timer = setTimeout(run, STEP_OUT_OF_SIGHT)
      cancel = () => clearTimeout(timer)
    } else {
      const frame = requestAnimationFrame(run)
      cancel = () => cancelAnimationFrame(frame)
    }
  }

  function run(): void {
    cancel = null
    const now = performance.now()
    const due = isStepDue({ now, steppedAt, keyAt, keyBefore })
    if (due) steppedAt = now
    if (!due || step(now)) start()
  }

  document.addEventListener('visibilitychange', () => {
    if (!cancel) return
    cancel()
    cancel = null
    start()
  })

  document.addEventListener('keydown', () => {
    keyBefore = keyAt
    keyAt = performance.now()
  })

  return { start }
}

/** Three letters at a time look like one after the other, and every other frame is left to what the person does. */
const STEP = 30
/** What the person writes comes first: for so long after a key no letter of a reply is drawn. */
const KEY_FIRST = 50
/** For so long after a key somebody is writing: letters are drawn once after each key, and then seldom. */
const WRITING = 600
const STEP_WRITING = 150
/** However fast the person writes, the reply is typed on. */
const STEP_MOST = 120

type Moments = { now: number; steppedAt: number; keyAt: number; keyBefore: number }

/** Whether it is time to draw the next letters: in the middle between two keys, so that neither waits for the drawing. */
export function isStepDue({ now, steppedAt, keyAt, keyBefore }: Moments): boolean {
  const [sinceStep, sinceKey] = [now - steppedAt, now - keyAt]
  if (sinceKey < KEY_FIRST) return steppedAt < keyBefore && sinceStep >= STEP_MOST
  if (sinceKey >= WRITING) return sinceStep >= STEP
  return steppedAt < keyAt || sinceStep >= STEP_WRITING
}
