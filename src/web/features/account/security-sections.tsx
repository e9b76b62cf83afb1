import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { SignedInPlace } from '#domain/account/person.ts'
import type { ChangePassword, Done, SessionList } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { dayAndTime } from '#web/copy/dates-pt-br.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { newPasswordCopy } from '#web/copy/new-password-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { requestAs, toApiError } from '#web/lib/api.ts'
import { useLeaving } from '#web/session/leaving.tsx'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { NEW_PASSWORD_FAILURES, NewPasswordFields } from './new-password.tsx'
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
          <Button look="secondary" busy={leaving.busy} onClick={leaving.leave}>
            <Icon of={LogOut} />
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

const EMPTY = { current: '', password: '', confirmation: '' }

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const words = accountCopy.password
  const { id, email } = useSignedInPerson()
  const { replaceSession } = usePersonChanges()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [changed, setChanged] = useState(false)
  const { busy, alert, field, submit, reset } = useSubmission(form, NEW_PASSWORD_FAILURES)

  const own = (name: keyof typeof EMPTY) =>
    field(name, typed[name], (value) => setTyped((before) => ({ ...before, [name]: value })))

  async function change() {
    setChanged(false)
    const done = await submit({
      problem: typed.current ? newPasswordProblem(typed.password, typed.confirmation) : 'fields_required',
      send: () => replaceSession(() => requestPasswordChange(id, typed)),
    })
    if (!done) return
    reset()
    setTyped(EMPTY)
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

function SignedInPlaces() {
  const words = accountCopy.places
  const list = useRef<HTMLDivElement>(null)
  const { places, failure, notice, ending, reload, end, endOthers } = useSignedInPlaces()

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
        {notice}
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
type Ending = { ending: string | null; failure: string | null; notice: string }

const NOTHING_ENDING: Ending = { ending: null, failure: null, notice: '' }

/** The list of places where the person is signed in, and what can be done with it. */
function useSignedInPlaces() {
  const { id: personId } = useSignedInPerson()
  const { data, setData, failure, load } = useLoaded(fetchPlaces)
  const [state, setState] = useState(NOTHING_ENDING)

  async function end(
    ending: string,
    path: `${typeof PLACES}${string}`,
    stays: (place: SignedInPlace) => boolean,
    notice: string,
  ): Promise<boolean> {
    setState({ ...NOTHING_ENDING, ending })
    try {
      await requestAs(personId)<Done>('DELETE', path)
      setData((before) => before && { sessions: before.sessions.filter(stays) })
      setState({ ...NOTHING_ENDING, notice })
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
