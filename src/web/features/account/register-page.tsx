import { type FormEvent, useId, useRef, useState } from 'react'
import { registrationProblem } from '#domain/account/credentials.ts'
import { copy } from '#web/copy/pt-br.ts'
import { registerCopy } from '#web/copy/register-pt-br.ts'
import { HOME } from '#web/lib/return-path.ts'
import { navigate, useLocation, usePreload } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { register } from './account-requests.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { EmailField } from './email-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { explainFailure, REGISTER_FAILURES } from './explain-failure.ts'
import { placeFailure } from './field-errors.ts'
import { FormAlert } from './form-alert.tsx'
import { usePersonChanges } from './person-context.tsx'
import { forgetTypedEmail, useTypedEmail } from './typed-email.ts'
import { useInvitation } from './use-invitation.ts'
import { useSubmission } from './use-submission.ts'

export function RegisterPage() {
  useTitle(registerCopy.title)
  const { search } = useLocation()
  const preload = usePreload()
  const { enter } = usePersonChanges()
  const alertId = useId()
  const form = useRef<HTMLFormElement>(null)
  const invitation = useInvitation()
  const [typedEmail, setEmail] = useTypedEmail()
  const [touched, setTouched] = useState(false)
  const email = typedEmail || (touched ? '' : (invitation?.email ?? ''))
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { busy, failure, turn, submit } = useSubmission(form)
  const errors = placeFailure(failure, alertId)

  function createAccount(event: FormEvent) {
    event.preventDefault()
    return submit({
      problem: registrationProblem({ email, password, confirmation }),
      explain: (error) => explainFailure(error, REGISTER_FAILURES),
      async send() {
        const answer = await register({
          email,
          password,
          confirmation,
          ...(invitation && { convite: invitation.token }),
        })
        forgetTypedEmail()
        enter(answer)
      },
    })
  }

  return (
    <EntryLayout heading={registerCopy.heading} lead={registerCopy.lead} legalLinks={false}>
      <form
        ref={form}
        noValidate
        onSubmit={createAccount}
        onInput={() => whenIdle(() => preload(HOME))}
        className="stack gap-5"
      >
        <EmailField
          value={email}
          onChange={(next) => {
            setTouched(true)
            setEmail(next)
          }}
          autoComplete="username"
          {...errors.of('email', email)}
        />
        <PasswordField
          label={copy.fields.password}
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          hint={copy.fields.passwordRule}
          {...errors.of('password', password)}
        />
        <PasswordField
          label={copy.fields.confirmation}
          value={confirmation}
          onChange={setConfirmation}
          autoComplete="new-password"
          {...errors.of('confirmation', confirmation)}
        />
        <ConsentNotice />
        <FormAlert id={alertId} turn={turn} text={errors.alert} />
        <div className="stack gap-2">
          <Button type="submit" busy={busy}>
            {busy ? registerCopy.busy : registerCopy.submit}
          </Button>
          <Button look="quiet" onClick={() => navigate(`/login${search}`)}>
            {registerCopy.back}
          </Button>
        </div>
      </form>
    </EntryLayout>
  )
}
