import { useCallback, useEffect, useRef, useState } from 'react'
import { useStable } from '#web/lib/use-stable.ts'
import { afterFailure, type SaveState } from './after-failure.ts'
import { useNotebook } from './notebook-context.ts'

const RETRY_AFTER = 15_000

/**
 * Keeps what was typed: `save` is called when asked, once more if it was asked meanwhile, and again when the connection is
 * back. `pending` says that an earlier visit asked for it in vain.
 */
export function useSaving(save: () => Promise<void>, pending = () => false) {
  const { connected } = useNotebook()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const latest = useStable(save)
  const running = useRef(false)
  const asked = useRef(false)

  const run = useCallback(async () => {
    asked.current = true
    if (running.current) return
    running.current = true
    setState({ kind: 'saving' })
    let after: SaveState = { kind: 'saved' }
    while (asked.current) {
      asked.current = false
      after = await latest().then((): SaveState => ({ kind: 'saved' }), afterFailure)
    }
    running.current = false
    setState(after)
  }, [latest])

  const [resumes] = useState(pending)
  useEffect(() => {
    if (resumes) void run()
  }, [resumes, run])

  const waiting = state.kind === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const retry = () => connected.get() && void run()
    const timer = setInterval(retry, RETRY_AFTER)
    const leave = connected.subscribe(retry)
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [waiting, connected, run])

  // 'Guardado.' goes with the next thing that the person does; not before a tap has ended, or what is tapped would move.
  const saved = state.kind === 'saved'
  useEffect(() => {
    if (!saved) return
    const end = new AbortController()
    const forget = () => setState((now) => (now.kind === 'saved' ? { kind: 'idle' } : now))
    for (const what of ['click', 'keydown']) addEventListener(what, forget, { signal: end.signal })
    return () => end.abort()
  }, [saved])

  const reset = useCallback(() => setState({ kind: 'idle' }), [])
  return { state, run, reset }
}
