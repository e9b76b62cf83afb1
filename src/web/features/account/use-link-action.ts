import { useId, useRef } from 'react'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { type Explanation, explainFailure } from './explain-failure.ts'
import { useLinkToken } from './use-link-token.ts'
import { useSubmission } from './use-submission.ts'

type InvalidLink = 'undo_token_invalid' | 'entry_token_invalid'

const failuresOf = (invalid: InvalidLink): Explanation => ({
  known: [invalid, 'too_many_tries', 'unavailable', 'offline'],
  otherwise: 'internal',
})

/** What the link of a mail does with its token, once the person has confirmed. */
export function useLinkAction<Answer>(
  send: (body: { token: string }) => Promise<Answer>,
  invalid: InvalidLink = 'undo_token_invalid',
) {
  const token = useLinkToken()
  const { refresh } = usePersonChanges()
  const alertId = useId()
  const { busy, failure, turn, submit } = useSubmission(useRef(null))

  async function confirm(): Promise<Answer | null> {
    let answer: Answer | null = null
    await submit({
      problem: null,
      explain: (error) => explainFailure(error, failuresOf(invalid)),
      async send() {
        answer = await send({ token: token ?? '' })
      },
    })
    // It may have ended the session of this browser, too.
    if (answer) await refresh()
    return answer
  }

  return {
    isInvalid: !token || failure?.code === invalid,
    busy,
    alert: { id: alertId, turn, text: failure?.message ?? null },
    confirm,
  }
}
