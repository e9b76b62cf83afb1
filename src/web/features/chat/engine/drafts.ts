import { followEvents } from '#web/lib/follow-events.ts'
import { type KeptTexts, keptTexts } from '#web/lib/kept-texts.ts'
import { createSignal } from '#web/lib/signal.ts'

/** The key of the draft while no conversation is selected. */
export const NO_CONVERSATION = 'nova'

/** What is being typed, per conversation. It survives a reload and belongs to one person. */
export function createDrafts(personId: string) {
  const kept = keptTexts('rascunho', personId)
  const { get, put, flush, clear, followOtherTab, subscribe } = createTexts(kept)
  let attached = false
  let forgotten = false

  function set(key: string, text: string): void {
    // An answer may arrive after signing out: it must leave nothing in this browser. On a public screen, where no screen
    // is attached either, the person is still signed in.
    if (forgotten && !attached) return
    put(key, text)
  }

  return {
    get,
    set,
    /** Puts words back in front of what was typed meanwhile. */
    giveBack(key: string, words: string): void {
      const typed = get(key)
      set(key, typed === '' ? words : `${words}\n\n${typed}`)
      flush()
    },
    take(key: string): string {
      const text = get(key)
      set(key, '')
      flush()
      return text
    },
    keys(): string[] {
      flush()
      return kept.all().map(([key]) => key)
    },
    /** Forgets everything. What is set after that is kept only while attached. */
    clear(): void {
      forgotten = true
      clear()
    },
    subscribe,
    attach(): () => void {
      attached = true
      forgotten = false
      const saveIfHidden = () => document.visibilityState === 'hidden' && flush()
      const ends = [
        followEvents(document, { visibilitychange: saveIfHidden }),
        followEvents(window, { pagehide: flush, storage: followOtherTab }),
      ]
      return () => {
        for (const end of [flush, ...ends]) end()
        attached = false
      }
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>

const SAVE_AFTER = 250

/** Texts by key: as they are typed here, and a moment later in the browser's storage, which other tabs share. */
function createTexts(kept: KeptTexts) {
  const texts = new Map<string, string>()
  const unsaved = new Set<string>()
  const changes = createSignal(0)
  const changed = () => changes.set(changes.get() + 1)
  let timer: ReturnType<typeof setTimeout> | undefined

  function saveNothing(): void {
    clearTimeout(timer)
    timer = undefined
    unsaved.clear()
  }

  function flush(): void {
    for (const key of unsaved) {
      const text = texts.get(key)
      if (text) kept.set(key, text)
      else kept.remove(key)
    }
    saveNothing()
  }

  return {
    flush,
    subscribe: changes.subscribe,
    get(key: string): string {
      const text = texts.get(key) ?? kept.get(key) ?? ''
      texts.set(key, text)
      return text
    },
    put(key: string, text: string): void {
      texts.set(key, text)
      unsaved.add(key)
      timer ??= setTimeout(flush, SAVE_AFTER)
      changed()
    },
    clear(): void {
      saveNothing()
      for (const [key] of kept.all()) kept.remove(key)
      texts.clear()
      changed()
    },
    /** Where the box had the same in both tabs, it follows the other one. */
    followOtherTab(event: StorageEvent): void {
      const key = kept.keyOf(event)
      if (key === null || unsaved.has(key) || (texts.get(key) ?? '') !== (event.oldValue ?? '')) return
      texts.delete(key)
      changed()
    },
  }
}

/** A person's last message while its words are changed in the box. */
export type Editing = {
  /** Of the request: however often it is sent, it is one edit. */
  id: string
  messageId: string
  replyId: string
  original: string
  sending: boolean
}

export const editKey = (conversationId: string, messageId: string): string =>
  `editar-${conversationId}-${messageId}`
