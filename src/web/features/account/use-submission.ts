import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BrowserErrorCode } from '#domain/browser-errors.ts'
import { type Explanation, explainFailure, type Failure, failureOf } from './explain-failure.ts'
import { placeFailure } from './field-errors.ts'

type Attempt = {
  /** What the form itself finds wrong; then nothing is sent. */
  problem: BrowserErrorCode | null
  send: () => Promise<unknown>
}

type State = { busy: boolean; failure: Failure | null; turn: number }

/**
 * The life of what a form does: idle, busy, failed. One attempt at a time. After a success it stays busy while the screen
 * moves on; where it stays, call `reset`. A failure puts the focus on the first field that it marks as wrong.
 */
export function useSubmission(form: RefObject<HTMLFormElement | null>, explanation: Explanation) {
  const alertId = useId()
  const [{ busy, failure, turn }, setState] = useState<State>({ busy: false, failure: null, turn: 0 })
  const running = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed turn counts, also one that fails alike
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure, turn])

  function settle(failed: Failure | null, isBusy = false) {
    setState((before) => ({ busy: isBusy, failure: failed, turn: before.turn + 1 }))
  }

  async function submit({ problem, send }: Attempt): Promise<boolean> {
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
      settle(explainFailure(error, explanation))
      return false
    } finally {
      running.current = false
    }
  }

  const errors = placeFailure(failure, alertId)
  return {
    busy,
    failure,
    /** For the form's alert and for each of its fields. */
    alert: { id: alertId, turn, text: errors.alert },
    errorsOf: errors.of,
    submit,
    reset: () => settle(null),
  }
}
