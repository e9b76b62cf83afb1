import { useCallback, useEffect, useState } from 'react'
import type { PendingDeletion, PrivacyAnswer } from '#domain/api/privacy.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { fetchPrivacy } from './privacy-requests.ts'

type State = Partial<PrivacyAnswer> & { failure: string | null }

/** What the person consented to, and whether the account is to be erased. */
export function usePrivacy() {
  const { id } = useSignedInPerson()
  const [{ consents = null, deletion = null, failure }, setState] = useState<State>({ failure: null })

  const load = useCallback(async () => {
    setState((before) => ({ ...before, failure: null }))
    try {
      setState({ ...(await fetchPrivacy(id)), failure: null })
    } catch (error) {
      const { message } = toApiError(error)
      setState((before) => ({ ...before, failure: message }))
    }
  }, [id])

  useEffect(() => {
    load()
  }, [load])

  const setDeletion = (changed: PendingDeletion | null) =>
    setState((before) => ({ ...before, deletion: changed }))

  return { consents, deletion, failure, load, setDeletion }
}
