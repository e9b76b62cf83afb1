import type { ChatMessage } from '#domain/api/chat.ts'
import type { ReplyEvent } from '#domain/chat/reply.ts'
import { createEarlyTexts, type TextEvent } from './early-texts.ts'
import { createReplyEntries } from './reply-entries.ts'
import { entryOf, entryWithMessage, skip, withEvent } from './reply-entry.ts'

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

  /** A reply as the server has it. */
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
    /** Shows the rest at once. */
    skip: (id: string): void => update(id, (entry) => skip(entry, performance.now())),
    clear(): void {
      clear()
      versions.clear()
      early.clear()
    },
  }
}

export type ReplyStore = ReturnType<typeof createReplyStore>
