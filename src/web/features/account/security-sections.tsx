import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { SignedInPlace } from '#domain/account/person.ts'
import type { ChangePassword, Done, SessionList } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { dayAndTime } from '#web/copy/dates-pt-br.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { newPasswordCopy } from '#web/copy/new-password-pt-br.ts'
import { requestAs, toApiError } from '#web/lib/api.ts'
import { useFields } from '#web/lib/use-fields.ts'
import { useLeaving } from '#web/session/leaving.tsx'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Alert, LoadFailed } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { NewPasswordFields } from './new-password.tsx'
import { FormAlert, useSubmission } from './use-submission.tsx'

export function SecuritySections() {
  const { password, places, leave } = accountCopy
  const leaving = useLeaving()
  // A changed password ends the other sessions, so the list of them is read anew.
  const [passwordChanges, setPasswordChanges] = useState(0)
  return (
    <>
      <AccountSection heading={password.heading} lead={password.lead}>
        <ChangePasswordForm onChanged={() => setPasswordChanges((count) => count + 1)} />
      </AccountSection>
      <AccountSection heading={places.heading} lead={places.lead}>
        <SignedInPlaces key={passwordChanges} />
      </AccountSection>
      <AccountSection heading={leave.heading} lead={leave.lead}>
        <div>
          <Button look="secondary" icon={LogOut} busy={leaving.busy} onClick={leaving.leave}>
            {leaving.busy ? leavingCopy.busy : leavingCopy.action}
          </Button>
        </div>
      </AccountSection>
    </>
  )
}

// A person who gives up waiting would be signed out by a change whose result they never saw.
const requestPasswordChange = (personId: string, body: ChangePassword) =>
  requestAs(personId)<Done>('POST', '/api/account/change-password', { body, timeout: 60_000 })

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const words = accountCopy.password
  const { id, email } = useSignedInPerson()
  const { replaceSession } = usePersonChanges()
  const { typed, field: typing, clear } = useFields({ current: '', password: '', confirmation: '' })
  const [changed, setChanged] = useState(false)
  const { form, busy, alert, field, submit, reset } = useSubmission()

  const own = (name: keyof typeof typed) => field(name, typed[name], typing(name).onChange)

  async function change() {
    setChanged(false)
    const done = await submit({
      problem: typed.current ? newPasswordProblem(typed.password, typed.confirmation) : 'fields_required',
      send: () => replaceSession(() => requestPasswordChange(id, typed)),
    })
    if (!done) return
    reset()
    clear()
    setChanged(true)
    onChanged()
  }

  return (
    <Form ref={form} noValidate onSubmit={change} className="stack gap-4">
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...own('current')} label={newPasswordCopy.current} autoComplete="current-password" />
      <NewPasswordFields password={own('password')} confirmation={own('confirmation')} />
      <FormAlert {...alert} />
      {changed && <Alert tone="success">{words.done}</Alert>}
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}

const PLACES = '/api/account/sessions'

const fetchPlaces = (personId: string) => requestAs(personId)<SessionList>('GET', PLACES)

function SignedInPlaces() {
  const { data, setData, failure, load } = useLoaded(fetchPlaces)
  /** Two may end at once: each leaves out its own. */
  const keep = (stays: Stays) => setData((before) => before && { sessions: before.sessions.filter(stays) })
  if (data) return <PlaceList places={data.sessions} onEnded={keep} />
  if (failure) return <LoadFailed reason={failure} onRetry={load} />
  return (
    <div className="stack gap-3">
      <span className="sr-only">{accountCopy.places.loading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}

type Stays = (place: SignedInPlace) => boolean

type PlaceListProps = { places: readonly SignedInPlace[]; onEnded: (stays: Stays) => void }

function PlaceList({ places, onEnded }: PlaceListProps) {
  const words = accountCopy.places
  const list = useRef<HTMLDivElement>(null)
  const { id } = useSignedInPerson()
  const [ending, setEnding] = useState<SignedInPlace | 'others' | null>(null)
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState('')

  async function end(what: SignedInPlace | 'others') {
    setEnding(what)
    setFailure('')
    setNotice('')
    const path = what === 'others' ? PLACES : (`${PLACES}/${encodeURIComponent(what.id)}` as const)
    try {
      await requestAs(id)<Done>('DELETE', path)
      onEnded((place) => (what === 'others' ? place.current : place.id !== what.id))
      setNotice(what === 'others' ? words.othersEnded : words.ended)
      // The button that was pressed is removed with its row: the list takes the focus.
      list.current?.focus()
    } catch (error) {
      setFailure(toApiError(error).message)
    }
    setEnding(null)
  }

  return (
    <div ref={list} tabIndex={-1} className="stack gap-4 outline-none">
      <ul className="stack divide-y divide-line">
        {places.map((place) => (
          <SignedInPlaceRow key={place.id} place={place} busy={ending === place} onEnd={() => end(place)} />
        ))}
      </ul>
      {failure && <Alert>{failure}</Alert>}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {notice}
      </p>
      {places.length > 1 && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={ending === 'others'}
          label={words.endOthers}
          onClick={() => end('others')}
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
