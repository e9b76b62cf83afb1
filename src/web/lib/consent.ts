import { ApiError, isRefused, requestAs } from './api.ts'
import { keptTexts } from './kept-texts.ts'
import { createSignal } from './signal.ts'

/** What the AI may no longer read, as the server names it under /api/notebook. */
type Thing = `notes/${string}` | `exercises/${string}`

const changes = createSignal(0)
const tell = () => changes.set(changes.get() + 1)
const kept = (personId: string) => keptTexts('desligadas', personId)

/**
 * Consent that was withdrawn on this device. It holds here from that moment on, also without a connection: whatever asks
 * the model is sent only after the server knows of it (sendWithdrawals).
 */
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

/**
 * Sends the withdrawals to the server. Rejects when they can't be sent: what waits for it waits longer, and is not
 * refused for it, because that refusal was not about its words and carries no level of them.
 */
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
