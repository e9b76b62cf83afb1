import { type FormEvent, useRef, useState } from 'react'
import { registrationProblem } from '#domain/account/credentials.ts'
import type { Register, SessionAnswer } from '#domain/api/account.ts'
import { request } from '#web/lib/api.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { REGISTER_FAILURES } from './explain-failure.ts'
import { forgetTypedEmail, useTypedEmail } from './typed-email.ts'
import { readInvitedEmail, useLinkSecret } from './use-link-secret.ts'
import { useSubmission } from './use-submission.ts'

const requestRegistration = (body: Register) =>
  request<SessionAnswer>('POST', '/api/account/register', { body })

/** The fields of the registration and how it is sent. An invitation fills in the e-mail until it is changed. */
export function useRegisterForm() {
  const { enter } = usePersonChanges()
  const form = useRef<HTMLFormElement>(null)
  const invitation = useLinkSecret('convite')
  const invitedEmail = invitation && readInvitedEmail(invitation)
  const [typedEmail, setEmail] = useTypedEmail()
  const [touched, setTouched] = useState(false)
  const email = typedEmail || (touched ? '' : (invitedEmail ?? ''))
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { busy, alert, errorsOf, submit } = useSubmission(form, REGISTER_FAILURES)

  function typeEmail(next: string) {
    setTouched(true)
    setEmail(next)
  }

  function createAccount(event: FormEvent) {
    event.preventDefault()
    return submit({
      problem: registrationProblem({ email, password, confirmation }),
      async send() {
        const convite = invitation && invitedEmail ? { convite: invitation } : {}
        const answer = await requestRegistration({ email, password, confirmation, ...convite })
        forgetTypedEmail()
        enter(answer)
      },
    })
  }

  const field = (
    name: 'email' | 'password' | 'confirmation',
    value: string,
    onChange: (next: string) => void,
  ) => ({
    value,
    onChange,
    ...errorsOf(name, value),
  })

  return {
    form,
    email: field('email', email, typeEmail),
    password: field('password', password, setPassword),
    confirmation: field('confirmation', confirmation, setConfirmation),
    alert,
    busy,
    createAccount,
  }
}
