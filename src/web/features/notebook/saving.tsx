import { CircleAlert, Clock3 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError, isSessionRefusal, isTransientFailure } from '#web/lib/api.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { whenLate } from '#web/lib/read-here.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNotebook } from './notebook-context.ts'

const RETRY_AFTER = 15_000

/**
 * Keeps what was typed: `save` is called when asked, once more if it was asked meanwhile, and again when the connection is
 * back. `pending`: an earlier visit asked for it in vain.
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
    // What is shown of a save that waits stays until one has ended: there are numbers in it.
    setState((now) => (now.kind === 'waiting' ? now : { kind: 'saving' }))
    const inTime = whenLate(() => setState(afterFailure(new ApiError('unavailable'))))
    let after: SaveState = { kind: 'saved' }
    while (asked.current) {
      asked.current = false
      after = await latest().then((): SaveState => ({ kind: 'saved' }), afterFailure)
    }
    inTime()
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
    const retry = () => connected.get() && !running.current && void run()
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
    const forget = () => setState((now) => (now.kind === 'saved' ? { kind: 'idle' } : now))
    return followEvents(window, { click: forget, keydown: forget })
  }, [saved])

  const reset = useCallback(() => setState({ kind: 'idle' }), [])
  return { state, run, reset }
}

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  /** Tried again by itself. */
  | { kind: 'waiting'; sentence: string }
  | { kind: 'failed'; sentence: string }

/** How a request that failed leaves what was typed. It is never lost; it may be tried again by itself. */
export function afterFailure(error: unknown): SaveState {
  const { waits, ourFault, tooMuch, tooMuchWhen, unsaved } = notebookCopy.typing
  // The login screen shows it, and what was typed is there when they come back.
  if (isSessionRefusal(error)) return { kind: 'waiting', sentence: waits }
  if (isTransientFailure(error)) return { kind: 'waiting', sentence: isOffline(error) ? waits : ourFault }
  if (isTooMuch(error)) {
    const when = error.message.match(/Tente novamente em [^.]+\./)?.[0] ?? tooMuchWhen
    return { kind: 'failed', sentence: tooMuch(when) }
  }
  const known = error instanceof ApiError && error.code !== 'internal'
  return { kind: 'failed', sentence: known ? error.message : unsaved }
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Refused only for now. */
export const isTooMuch = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429

/** With a notice where another device was faster. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code === 'changed_elsewhere' ? error.message : otherwise

type SavedProps = { state: SaveState; saving?: string; className?: string }

/** Beside what is kept: that it was, and with `saving` that it is about to be. */
export const Saved = ({ state: { kind }, saving = '', className = 'text-ink-soft text-sm' }: SavedProps) => (
  <p aria-live="polite" className={className}>
    {kind === 'saving' && saving}
    {kind === 'saved' && notebookCopy.typing.saved}
  </p>
)

export function SaveNotice({ state }: { state: SaveState }) {
  if (state.kind !== 'waiting' && state.kind !== 'failed') return null
  const waits = state.kind === 'waiting'
  return (
    <p
      role={waits ? 'status' : 'alert'}
      className={`flex gap-2 text-sm ${waits ? 'text-ink-soft' : 'text-danger'}`}
    >
      <Icon of={waits ? Clock3 : CircleAlert} size={18} className="mt-0.5" />
      <span className="min-w-0">
        <span>{state.sentence}</span>
        {waits && (
          <>
            {' '}
            <CallSomebody />
          </>
        )}
      </span>
    </p>
  )
}
