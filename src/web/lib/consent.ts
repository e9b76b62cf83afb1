import { ApiError, isRefused, requestAs } from './api.ts'
import { keptTexts } from './kept-texts.ts'
import { createSignal } from './signal.ts'

/** What the AI may no longer read, as the server names it under /api/notebook. */
type Thing = `notes/${string}` | `exercises/${string}`

const changes = createSignal(0)
const tell = () => changes.set(changes.get() + 1)
const kept = (personId: string) => keptTexts('desligadas', personId)

/** Consent withdrawn on this device holds here at once: what asks the model waits until the server knows of it. */
export const withdrawn = {
  /** All of them in one text, which is the same as long as nothing has changed. */
  all: (personId: string): string =>
    kept(personId)
      .all()
      .map(([thing]) => thing)
      .join(' '),
  add(personId: string, thing: Thing): void {
    kept(personId).set(thing, '1')
    tell()
  },
  /** It was given again, or the server knows. */
  remove(personId: string, thing: string): void {
    kept(personId).remove(thing)
    tell()
  },
  subscribe: changes.subscribe,
}

/** Rejects when they can't be sent: what waits then waits longer, as that refusal carries no level of its words. */
export async function sendWithdrawals(personId: string): Promise<void> {
  for (const [thing] of kept(personId).all()) {
    try {
      await requestAs(personId)('PATCH', `/api/notebook/${thing}`, { body: { aiMayRead: false } })
    } catch (error) {
      // What is gone or can't be opened is never read.
      const isGone =
        error instanceof ApiError && (error.code === 'not_found' || error.code === 'note_unreadable')
      if (!isGone) throw isRefused(error) ? new ApiError('unavailable') : error
    }
    withdrawn.remove(personId, thing)
  }
}
