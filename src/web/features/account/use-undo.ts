import { useId, useRef } from 'react'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { type Explanation, explainFailure } from './explain-failure.ts'
import { useLinkToken } from './use-link-token.ts'
import { useSubmission } from './use-submission.ts'

const UNDO_FAILURES: Explanation = {
  known: ['undo_token_invalid', 'too_many_tries', 'unavailable', 'offline'],
  otherwise: 'internal',
}

/** Undoes something with the token of a mail's link, once the person has confirmed. */
export function useUndo<Answer>(send: (body: { token: string }) => Promise<Answer>) {
  const token = useLinkToken()
  const { refresh } = usePersonChanges()
  const alertId = useId()
  const { busy, failure, turn, submit } = useSubmission(useRef(null))

  async function confirm(): Promise<Answer | null> {
    let answer: Answer | null = null
    await submit({
      problem: null,
      explain: (error) => explainFailure(error, UNDO_FAILURES),
      async send() {
        answer = await send({ token: token ?? '' })
      },
    })
    // Every session of the account has ended, maybe also the one of this browser.
    if (answer) await refresh()
    return answer
  }

  return {
    isInvalid: !token || failure?.code === 'undo_token_invalid',
    busy,
    alert: { id: alertId, turn, text: failure?.message ?? null },
    confirm,
  }
}
