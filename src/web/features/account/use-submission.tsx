import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { BROWSER_ERRORS, type BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { ApiError } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'

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
    alert: { id: alertId, turn, text: errors.alert },
    field: (name: FieldName, value: string, onChange: (value: string) => void) => ({
      value,
      onChange,
      ...errors.of(name, value),
    }),
    submit,
    reset: () => settle(null),
  }
}

type FieldName = 'email' | 'current' | 'password' | 'confirmation'

/** Failures that are shown next to their field. All others are shown in the form's alert. */
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

/** The form's alert. Every turn is a new one, so that the same sentence is read out again. */
export function FormAlert({ id, turn, text }: { id: string; turn: number; text: string | null }) {
  if (!text) return null
  return (
    <Alert key={turn} id={id}>
      {text}
    </Alert>
  )
}

type Failure = { code: ErrorCode; message: string }

/** A form's own texts of failures. Every other failure has one general sentence. */
export type Explanation = { known: readonly ErrorCode[]; otherwise: BrowserErrorCode }

export const LOGIN_FAILURES: Explanation = {
  known: ['fields_required', 'invalid_credential', 'too_many_tries', 'busy'],
  otherwise: 'login_failed',
}
export const FORGOT_FAILURES: Explanation = {
  known: ['reset_email_required', 'too_many_tries'],
  otherwise: 'reset_mail_failed',
}

/** The sentence a form shows for whatever its request was rejected with. */
export function explainFailure(error: unknown, { known, otherwise }: Explanation): Failure {
  if (error instanceof ApiError && known.includes(error.code))
    return { code: error.code, message: error.message }
  return failureOf(otherwise)
}

export function failureOf(code: BrowserErrorCode): Failure {
  return { code, message: BROWSER_ERRORS[code].message }
}
