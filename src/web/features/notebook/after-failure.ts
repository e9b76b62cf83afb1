import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError, isSessionRefusal, isTransientFailure } from '#web/lib/api-error.ts'

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  /** Tried again by itself. */
  | { kind: 'waiting'; sentence: string }
  | { kind: 'failed'; sentence: string }

/** How a request that failed leaves what was typed. It is never lost; it may be tried again by itself. */
export function afterFailure(error: unknown): SaveState {
  const { waits, ourFault, tooMuch, tooMuchWhen, unsaved } = notebookCopy.typing
  // The login screen says it, and what was typed is there when they come back.
  if (isSessionRefusal(error)) return { kind: 'waiting', sentence: waits }
  if (isTransientFailure(error)) return { kind: 'waiting', sentence: isOffline(error) ? waits : ourFault }
  if (isTooMuch(error)) {
    const when = error.message.match(/Tente novamente em [^.]+\./)?.[0] ?? tooMuchWhen
    return { kind: 'failed', sentence: tooMuch(when) }
  }
  const known = error instanceof ApiError && error.code !== 'internal'
  return { kind: 'failed', sentence: known ? error.message : unsaved }
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Refused only for now. */
export function isTooMuch(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429
}

/** Where another device was faster, that is said. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code === 'changed_elsewhere' ? error.message : otherwise
}
