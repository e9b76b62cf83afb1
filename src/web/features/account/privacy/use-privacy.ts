import { useCallback, useEffect, useState } from 'react'
import type { PendingDeletion, PrivacyAnswer } from '#domain/api/privacy.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { useSignedInPerson } from '../person-context.tsx'
import { fetchPrivacy } from './privacy-requests.ts'

type State = { answer: PrivacyAnswer | null; failure: string | null }

/** What the person consented to, and whether the account is to be erased. */
export function usePrivacy() {
  const { id } = useSignedInPerson()
  const [{ answer, failure }, setState] = useState<State>({ answer: null, failure: null })

  const load = useCallback(async () => {
    setState((before) => ({ ...before, failure: null }))
    try {
      setState({ answer: await fetchPrivacy(id), failure: null })
    } catch (error) {
      const { message } = toApiError(error)
      setState((before) => ({ ...before, failure: message }))
    }
  }, [id])

  useEffect(() => {
    load()
  }, [load])

  const setDeletion = (deletion: PendingDeletion | null) =>
    setState((before) => ({ ...before, answer: before.answer && { ...before.answer, deletion } }))

  return {
    consents: answer?.consents ?? null,
    deletion: answer?.deletion ?? null,
    failure,
    load,
    setDeletion,
  }
}
