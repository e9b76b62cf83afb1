import { useCallback, useSyncExternalStore } from 'react'
import { useNotebook } from './notebook-context.ts'

/** What is being typed under this key, and how to change it. */
export function useTyped(key: string): [string, (text: string) => void] {
  const { typed } = useNotebook()
  const text = useSyncExternalStore(typed.subscribe, () => typed.get(key))
  const setText = useCallback((next: string) => typed.set(key, next), [typed, key])
  return [text, setText]
}
