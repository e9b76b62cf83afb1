import { useCallback, useSyncExternalStore } from 'react'
import { useChat } from '../chat-context.ts'

/** What is being typed under this key, and how to change it. */
export function useDraft(key: string): [string, (text: string) => void] {
  const { drafts } = useChat()
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.get(key))
  const setText = useCallback((next: string) => drafts.set(key, next), [drafts, key])
  return [text, setText]
}
