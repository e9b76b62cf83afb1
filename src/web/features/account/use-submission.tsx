import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { ApiError, isTransientFailure, toApiError } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'

type Attempt = {
  /** What the form itself finds wrong; then nothing is sent. */
  problem: BrowserErrorCode | null
  send: () => Promise<unknown>
}

type State = { busy: boolean; failure: ApiError | null; turn: number }

/**
 * The life of what a form does: idle, busy, failed. One attempt at a time. After a success it stays busy while the screen
 * moves on; where it stays, call `reset`. A failure puts the focus on the first field that it marks as wrong. A form
 * that does two things is `shared` by both.
 */
export function useSubmission(otherwise?: BrowserErrorCode, shared?: RefObject<HTMLFormElement | null>) {
  const alertId = useId()
  const own = useRef<HTMLFormElement>(null)
  const form = shared ?? own
  const [{ busy, failure, turn }, setState] = useState<State>({ busy: false, failure: null, turn: 0 })
  const running = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed turn counts, also one that fails alike
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure, turn])

  function settle(failed: ApiError | null, isBusy = false) {
    setState((before) => ({ busy: isBusy, failure: failed, turn: before.turn + 1 }))
  }

  async function submit({ problem, send }: Attempt): Promise<boolean> {
    if (running.current) return false
    if (problem) {
      settle(new ApiError(problem))
      return false
    }
    running.current = true
    settle(null, true)
    try {
      await send()
      return true
    } catch (error) {
      settle(explainFailure(error, otherwise))
      return false
    } finally {
      running.current = false
    }
  }

  const errors = placeFailure(failure, alertId)
  return {
    form,
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
export function placeFailure(failure: ApiError | null, alertId: string): FieldErrors {
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

/** A refusal has the server's sentence; whatever else goes wrong, a form may have one of its own for. */
export function explainFailure(error: unknown, otherwise?: BrowserErrorCode): ApiError {
  const failure = toApiError(error)
  return otherwise && isTransientFailure(failure) ? new ApiError(otherwise) : failure
}
