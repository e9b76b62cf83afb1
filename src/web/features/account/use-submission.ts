import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { type Explanation, explainFailure, type Failure, failureOf } from './explain-failure.ts'

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

type FieldName = 'email' | 'current' | 'password' | 'confirmation'

/** Failures that are said next to their field. All others are said in the form's alert. */
const INLINE: Partial<Record<ErrorCode, FieldName>> = {
  email_invalid: 'email',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'password',
  password_wrong: 'current',
}

/** Failures of the alert that are about one field nevertheless. */
const ABOUT: Partial<Record<ErrorCode, FieldName>> = {
  email_not_allowed: 'email',
  email_in_use: 'email',
  passwords_differ: 'confirmation',
}

type FieldErrors = {
  alert: string | null
  /** What to hand to a field: its own sentence, or the id of the alert that is about it. */
  of: (field: FieldName, value: string) => { error?: string; errorId?: string }
}

/** Puts a failure where it belongs. `alertId` is the id of the form's alert. */
export function placeFailure(failure: Failure | null, alertId: string): FieldErrors {
  if (!failure) return { alert: null, of: () => ({}) }
  const { code, message } = failure
  const inline = INLINE[code]
  if (inline) return { alert: null, of: (field) => (field === inline ? { error: message } : {}) }

  const concerns = (field: FieldName, value: string) =>
    code === 'fields_required' ? !value.trim() : ABOUT[code] === field
  return { alert: message, of: (field, value) => (concerns(field, value) ? { errorId: alertId } : {}) }
}
