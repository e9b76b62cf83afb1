import { useCallback, useEffect, useState } from 'react'
import type { SignedInPlace } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { endOtherPlaces, endPlace, fetchPlaces } from './account-requests.ts'
import { useSignedInPerson } from './person-context.tsx'

type State = {
  places: SignedInPlace[] | null
  /** The place being ended, or 'others' for all the others at once. */
  ending: string | null
  failure: string | null
  said: string
}

/** The list of places where the person is signed in, and what can be done with it. */
export function useSignedInPlaces() {
  const { id: personId } = useSignedInPerson()
  const [state, setState] = useState<State>({ places: null, ending: null, failure: null, said: '' })

  const fail = useCallback((error: unknown) => {
    const { message } = error instanceof ApiError ? error : new ApiError('internal')
    setState((before) => ({ ...before, ending: null, failure: message, said: '' }))
  }, [])

  const load = useCallback(async () => {
    try {
      const { sessions } = await fetchPlaces(personId)
      setState((before) => ({ ...before, places: sessions, failure: null }))
    } catch (error) {
      fail(error)
    }
  }, [personId, fail])

  useEffect(() => {
    load()
  }, [load])

  function reload() {
    setState((before) => ({ ...before, failure: null }))
    return load()
  }

  /** Ends what `ask` asks the server to end, then keeps the places that are left. */
  async function endWith(
    ending: string,
    said: string,
    ask: () => Promise<unknown>,
    stays: (place: SignedInPlace) => boolean,
  ): Promise<boolean> {
    setState((before) => ({ ...before, ending, failure: null, said: '' }))
    try {
      await ask()
      setState(({ places }) => ({ places: places?.filter(stays) ?? null, ending: null, failure: null, said }))
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  const words = accountCopy.places
  return {
    ...state,
    reload,
    end: (id: string) =>
      endWith(
        id,
        words.ended,
        () => endPlace(personId, id),
        (place) => place.id !== id,
      ),
    endOthers: () =>
      endWith(
        'others',
        words.othersEnded,
        () => endOtherPlaces(personId),
        (place) => place.current,
      ),
  }
}
