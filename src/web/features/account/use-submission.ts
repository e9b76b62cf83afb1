import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BrowserErrorCode } from '#domain/browser-errors.ts'
import { type Failure, failureOf } from './explain-failure.ts'

type Attempt = {
  /** What the form itself finds wrong; then nothing is sent. */
  problem: BrowserErrorCode | null
  send: () => Promise<unknown>
  explain: (error: unknown) => Failure
}

type State = { busy: boolean; failure: Failure | null; turn: number }

/**
 * The life of what a form does: idle, busy, failed. One attempt at a time. After a success it stays busy while the screen
 * moves on; where it stays, call `reset`. A failure puts the focus on the first field that it marks as wrong.
 */
export function useSubmission(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>({ busy: false, failure: null, turn: 0 })
  const running = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed turn counts, also one that fails alike
  useEffect(() => {
    if (state.failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.failure, state.turn])

  function settle(failure: Failure | null, busy = false) {
    setState(({ turn }) => ({ busy, failure, turn: turn + 1 }))
  }

  async function submit({ problem, send, explain }: Attempt): Promise<boolean> {
    if (running.current) return false
    if (problem) {
      settle(failureOf(problem))
      return false
    }
    running.current = true
    settle(null, true)
    try {
      await send()
      return true
    } catch (error) {
      settle(explain(error))
      return false
    } finally {
      running.current = false
    }
  }

  return { ...state, submit, reset: () => settle(null) }
}
