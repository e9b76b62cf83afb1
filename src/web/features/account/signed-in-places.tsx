import { useRef } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignedInPlaceRow } from './signed-in-place-row.tsx'
import { useSignedInPlaces } from './use-signed-in-places.ts'

/** Where the person is signed in, with a way to end each of the other places. */
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
        <Button look="secondary" className="justify-self-start" onClick={reload}>
          {words.retry}
        </Button>
      )}
      {places && places.length > 1 && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={ending === 'others'}
          onClick={() => thenFocus(endOthers())}
        >
          {words.endOthers}
        </Button>
      )}
    </div>
  )
}
