import { useCallback, useEffect, useState } from 'react'
import type { Done, SessionList, SignedInPlace } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'

const PLACES = '/api/account/sessions'

const fetchPlaces = (personId: string) => requestAs(personId)<SessionList>('GET', PLACES)
const requestPlaceEnd = (personId: string, id: string) =>
  requestAs(personId)<Done>('DELETE', `${PLACES}/${encodeURIComponent(id)}`)
const requestOtherPlacesEnd = (personId: string) => requestAs(personId)<Done>('DELETE', PLACES)

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
    const { message } = toApiError(error)
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

  async function end({ ending, said, request, stays }: Ending): Promise<boolean> {
    setState((before) => ({ ...before, ending, failure: null, said: '' }))
    try {
      await request()
      setState(({ places }) => ({ places: places?.filter(stays) ?? null, ending: null, failure: null, said }))
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  return {
    ...state,
    reload,
    end: (id: string) => end(oneOf(personId, id)),
    endOthers: () => end(othersOf(personId)),
  }
}

type Ending = {
  ending: string
  said: string
  request: () => Promise<unknown>
  /** Whether a place is left afterwards. */
  stays: (place: SignedInPlace) => boolean
}

const oneOf = (personId: string, id: string): Ending => ({
  ending: id,
  said: accountCopy.places.ended,
  request: () => requestPlaceEnd(personId, id),
  stays: (place) => place.id !== id,
})

const othersOf = (personId: string): Ending => ({
  ending: 'others',
  said: accountCopy.places.othersEnded,
  request: () => requestOtherPlacesEnd(personId),
  stays: (place) => place.current,
})
