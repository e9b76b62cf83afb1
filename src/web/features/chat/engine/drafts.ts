import { followEvents } from '#web/lib/follow-events.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { createSignal } from '#web/lib/signal.ts'

/** The key of the draft while no conversation is selected. */
export const NO_CONVERSATION = 'nova'

/** What is being typed, per conversation: kept over a reload, for one person, the same in all tabs. */
export function createDrafts(personId: string) {
  const kept = keptTexts('rascunho', personId)
  const changes = createSignal(0)
  const changed = () => changes.set(changes.get() + 1)
  let attached = false
  let forgotten = false

  const get = (key: string): string => kept.get(key) ?? ''

  function set(key: string, text: string): void {
    // An answer may arrive after signing out: it must leave nothing in this browser. On a public screen, where no screen
    // is attached either, the person is still signed in.
    if (forgotten && !attached) return
    if (text) kept.set(key, text)
    else kept.remove(key)
    changed()
  }

  return {
    get,
    set,
    subscribe: changes.subscribe,
    /** Puts words back in front of what was typed meanwhile. */
    giveBack(key: string, words: string): void {
      const typed = get(key)
      set(key, typed === '' ? words : `${words}\n\n${typed}`)
    },
    take(key: string): string {
      const text = get(key)
      set(key, '')
      return text
    },
    keys: (): string[] => kept.all().map(([key]) => key),
    /** Forgets everything. What is set after that is kept only while attached. */
    clear(): void {
      forgotten = true
      for (const [key] of kept.all()) kept.remove(key)
      changed()
    },
    attach(): () => void {
      attached = true
      forgotten = false
      const unfollow = followEvents(window, { storage: (event) => kept.keyOf(event) !== null && changed() })
      return () => {
        attached = false
        unfollow()
      }
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>

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
