import { Laptop, Smartphone } from 'lucide-react'
import type { SignedInPlace } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { dayAndTime } from '#web/copy/dates-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type SignedInPlaceRowProps = { place: SignedInPlace; busy: boolean; onEnd: () => void }

export function SignedInPlaceRow({ place, busy, onEnd }: SignedInPlaceRowProps) {
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
