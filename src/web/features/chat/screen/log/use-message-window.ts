import { useCallback, useEffect, useRef, useState } from 'react'
import { isTransientFailure } from '#web/lib/api-error.ts'
import { useChat } from '../chat-context.ts'

/** Loads what is far from the newest messages. A message that does not exist is asked for once. */
export function useMessageWindow(conversationId: string) {
  const { windows } = useChat()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [missing, setMissing] = useState<string | null>(null)
  const left = useRef<AbortController>(null)

  const load = useCallback(async (loading: Promise<void>, messageId: string | null = null) => {
    setBusy(true)
    try {
      await loading
    } catch (error) {
      if (messageId !== null && !isTransientFailure(error)) setMissing(messageId)
      setFailures((count) => count + 1)
    }
    setBusy(false)
  }, [])

  const open = (messageId: string) =>
    load(windows.open(conversationId, messageId, left.current?.signal), messageId)
  const extend = useCallback(() => load(windows.extend(conversationId)), [load, windows, conversationId])
  const close = useCallback(() => windows.close(conversationId), [windows, conversationId])

  // A person who comes back to the conversation begins at its end, also when an answer came after they had left.
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => {
      leaving.abort()
      void close()
    }
  }, [close])

  return { busy, failures, missing, open, extend, close }
}
