import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { ChangePassword, Done } from '#domain/api/account.ts'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { useLeaving } from '#web/session/leaving.tsx'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AccountSection } from './account-section.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SignedInPlaces } from './signed-in-places.tsx'
import { FormAlert, NEW_PASSWORD_FAILURES, useSubmission } from './use-submission.tsx'

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
      <PasswordField {...own('current')} label={copy.fields.current} autoComplete="current-password" />
      <NewPasswordFields password={own('password')} confirmation={own('confirmation')} />
      <FormAlert {...alert} />
      {changed && <Alert tone="success">{words.done}</Alert>}
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}
