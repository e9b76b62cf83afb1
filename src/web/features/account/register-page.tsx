import { useState } from 'react'
import { registrationProblem } from '#domain/account/credentials.ts'
import type { Register, SessionAnswer } from '#domain/api/account.ts'
import { newPasswordCopy } from '#web/copy/new-password-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { registerCopy } from '#web/copy/register-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { HOME } from '#web/lib/return-path.ts'
import { Link, navigate, useLocation, usePreload, useTitle } from '#web/lib/router.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { typeEmail, useTypedEmail } from './typed-email.ts'
import { readInvitedEmail, useLinkSecret } from './use-link-secret.ts'
import { FormAlert, useSubmission } from './use-submission.tsx'

export function RegisterPage() {
  useTitle(registerCopy.title)
  const { search } = useLocation()
  const preload = usePreload()
  const { form, email, password, confirmation, alert, busy, createAccount } = useRegisterForm()

  return (
    <EntryLayout heading={registerCopy.heading} lead={registerCopy.lead} legalLinks={false}>
      <Form
        ref={form}
        // Without our code it does nothing: the fields must not end up in the address.
        method="dialog"
        noValidate
        onSubmit={createAccount}
        onInput={() => whenIdle(() => preload(HOME))}
        className="stack gap-5"
      >
        <EmailField autoComplete="username" {...email} />
        <PasswordField
          label={copy.fields.password}
          autoComplete="new-password"
          hint={newPasswordCopy.passwordRule}
          {...password}
        />
        <PasswordField label={newPasswordCopy.confirmation} autoComplete="new-password" {...confirmation} />
        <ConsentNotice />
        <FormAlert {...alert} />
        <div className="stack gap-2">
          <Button type="submit" busy={busy} label={busy ? registerCopy.busy : registerCopy.submit} />
          <p className="text-center text-sm">{registerCopy.declares}</p>
          <Button look="quiet" label={registerCopy.back} onClick={() => navigate(`/login${search}`)} />
        </div>
      </Form>
    </EntryLayout>
  )
}

const LINK =
  'font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

function ConsentNotice() {
  const { heading, age, agree, and, end, data } = registerCopy.consent
  return (
    <div className="stack gap-1.5 rounded-control border border-accent/25 bg-accent-soft px-4 py-3.5 text-sm">
      <p className="font-semibold">{heading}</p>
      <ul className="stack list-disc gap-1 pl-5 marker:text-accent">
        <li>{age}</li>
        <li>
          {agree}
          <Link to="/termos" className={LINK}>
            {copy.footer.terms}
          </Link>
          {and}
          <Link to="/privacidade" className={LINK}>
            {copy.footer.privacy}
          </Link>
          {end}
        </li>
        <li>{data}</li>
      </ul>
    </div>
  )
}

/** The fields of the registration and how it is sent. An invitation fills in the e-mail until it is changed. */
function useRegisterForm() {
  const { enter } = usePersonChanges()
  const invitation = useLinkSecret('convite')
  const invitedEmail = invitation && readInvitedEmail(invitation)
  const [email, setEmail] = useTypedEmail(invitedEmail)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { form, busy, alert, field, submit } = useSubmission('register_failed')

  const createAccount = () =>
    submit({
      problem: registrationProblem({ email, password, confirmation }),
      async send() {
        const convite = invitation && invitedEmail ? { convite: invitation } : {}
        const body: Register = { email, password, confirmation, ...convite }
        const answer = await request<SessionAnswer>('POST', '/api/account/register', { body })
        typeEmail(null)
        enter(answer)
      },
    })

  return {
    form,
    email: field('email', email, setEmail),
    password: field('password', password, setPassword),
    confirmation: field('confirmation', confirmation, setConfirmation),
    alert,
    busy,
    createAccount,
  }
}
