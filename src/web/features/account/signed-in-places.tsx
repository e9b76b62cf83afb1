import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SignedInPlace } from '#domain/account/person.ts'
import type { Done, SessionList } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { dayAndTime } from '#web/copy/dates-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function SignedInPlaces() {
  const words = accountCopy.places
  const list = useRef<HTMLDivElement>(null)
  const { places, failure, said, ending, reload, end, endOthers } = useSignedInPlaces()

  // The button that was pressed is removed with its row: the list takes the focus.
  const thenFocus = (done: Promise<boolean>) => done.then((ended) => ended && list.current?.focus())

  return (
    <div ref={list} tabIndex={-1} className="stack gap-4 outline-none">
      {!places && !failure && (
        <div className="stack gap-3">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {places && (
        <ul className="stack divide-y divide-line">
          {places.map((place) => (
            <SignedInPlaceRow
              key={place.id}
              place={place}
              busy={ending === place.id}
              onEnd={() => thenFocus(end(place.id))}
            />
          ))}
        </ul>
      )}
      {failure && <Alert>{failure}</Alert>}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {said}
      </p>
      {failure && !places && (
        <Button look="secondary" className="justify-self-start" label={copy.ui.retry} onClick={reload} />
      )}
      {places && places.length > 1 && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={ending === 'others'}
          label={words.endOthers}
          onClick={() => thenFocus(endOthers())}
        />
      )}
    </div>
  )
}

type SignedInPlaceRowProps = { place: SignedInPlace; busy: boolean; onEnd: () => void }

function SignedInPlaceRow({ place, busy, onEnd }: SignedInPlaceRowProps) {
  const words = accountCopy.places
  const handheld = /android|iphone|ipad|celular/i.test(place.device)
  return (
    <li className="flex flex-wrap items-center justify-end gap-3 py-3 first:pt-0">
      <div className="flex flex-[1_1_10rem] items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon of={handheld ? Smartphone : Laptop} />
        </span>
        <div className="min-w-0">
          <p className="font-medium">{place.device}</p>
          <p className="text-ink-soft text-sm">
            {place.current ? words.now : `${words.lastUsed} ${dayAndTime(new Date(place.lastUsedAt))}`}
          </p>
        </div>
      </div>
      {place.current ? (
        <span className="rounded-full bg-success-soft px-3 py-1 text-center font-medium text-success text-xs">
          {words.here}
        </span>
      ) : (
        <Button look="quiet" busy={busy} onClick={onEnd} aria-label={`${words.endNamed} ${place.device}`}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

const PLACES = '/api/account/sessions'

const fetchPlaces = (personId: string) => requestAs(personId)<SessionList>('GET', PLACES)

/** `ending`: the place being ended, or 'others' for all the others at once. */
type Ending = { ending: string | null; failure: string | null; said: string }

const NOTHING_ENDING: Ending = { ending: null, failure: null, said: '' }

/** The list of places where the person is signed in, and what can be done with it. */
function useSignedInPlaces() {
  const { id: personId } = useSignedInPerson()
  const { data, setData, failure, load } = useLoaded(fetchPlaces)
  const [state, setState] = useState(NOTHING_ENDING)

  async function end(
    ending: string,
    path: `${typeof PLACES}${string}`,
    stays: (place: SignedInPlace) => boolean,
    said: string,
  ): Promise<boolean> {
    setState({ ...NOTHING_ENDING, ending })
    try {
      await requestAs(personId)<Done>('DELETE', path)
      setData((before) => before && { sessions: before.sessions.filter(stays) })
      setState({ ...NOTHING_ENDING, said })
      return true
    } catch (error) {
      setState({ ...NOTHING_ENDING, failure: toApiError(error).message })
      return false
    }
  }

  const { ended, othersEnded } = accountCopy.places
  return {
    ...state,
    places: data?.sessions ?? null,
    failure: failure ?? state.failure,
    reload: load,
    end: (id: string) => end(id, `${PLACES}/${encodeURIComponent(id)}`, (place) => place.id !== id, ended),
    endOthers: () => end('others', PLACES, (place) => place.current, othersEnded),
  }
}
