import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ChatMessage, Conversation, NotesRead } from '#domain/chat/conversation.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Chat } from '#web/features/chat/engine/chat.ts'
import type { OutboxEntry } from '#web/features/chat/engine/outbox-store.ts'
import type { Signal } from '#web/lib/signal.ts'
import { useNeeded } from '#web/lib/use-needed.ts'

export const ChatContext = createContext<Chat | null>(null)

export const useChat = (): Chat => useNeeded(ChatContext)

/** What other features have in the chat, each where it belongs. */
export type ChatExtras = {
  /** Takes words of a message of the person's. */
  keep?: (words: string) => void
  /** Takes the conversation whose menu was used. */
  summarize?: (conversationId: string) => void
  /** Whether the person has a safety plan: a crisis card leads to it. */
  useHasPlan: () => boolean
  /** Among the ways out of the header. */
  wayOut?: ReactNode
  /** In the place of the list of conversations; `onOpen` is to be called when a result was chosen. */
  search?: (onOpen: () => void) => ReactNode
  /** A way to write by voice; `onWords` takes the words. */
  voice?: (onWords: (words: string) => void) => ReactNode
  /** Before the ways out; `level` holds in the conversation now. */
  inHeader?: (conversation: Conversation, level: RiskLevel) => ReactNode
  /** Under a reply for which notes were read. */
  ofReply?: (notes: NotesRead) => ReactNode
  underOpeners?: ReactNode
  afterMessages?: (messages: readonly ChatMessage[]) => ReactNode
}

export const ChatExtrasContext = createContext<ChatExtras>({ useHasPlan: () => false })

export const useChatExtras = (): ChatExtras => useContext(ChatExtrasContext)

export function useSignal<T>(signal: Pick<Signal<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(signal.subscribe, signal.get)
}

export function useOutbox(conversationId: string | null): OutboxEntry[] {
  const { outbox } = useChat()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(
    () => entries.filter((entry) => entry.conversationId === conversationId),
    [entries, conversationId],
  )
}
