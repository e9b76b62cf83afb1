import { type FormEvent, useId, useRef, useState } from 'react'
import { registrationProblem } from '#domain/account/credentials.ts'
import type { Register, SessionAnswer } from '#domain/api/account.ts'
import { request } from '#web/lib/api.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { explainFailure, REGISTER_FAILURES } from './explain-failure.ts'
import { placeFailure } from './field-errors.ts'
import { forgetTypedEmail, useTypedEmail } from './typed-email.ts'
import { useInvitation } from './use-invitation.ts'
import { useSubmission } from './use-submission.ts'

const requestRegistration = (body: Register) =>
  request<SessionAnswer>('POST', '/api/account/register', { body })

/** The fields of the registration and how it is sent. An invitation fills in the e-mail until it is changed. */
export function useRegisterForm() {
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

  function typeEmail(next: string) {
    setTouched(true)
    setEmail(next)
  }

  function createAccount(event: FormEvent) {
    event.preventDefault()
    return submit({
      problem: registrationProblem({ email, password, confirmation }),
      explain: (error) => explainFailure(error, REGISTER_FAILURES),
      async send() {
        const convite = invitation && { convite: invitation.token }
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
    ...errors.of(name, value),
  })

  return {
    form,
    email: field('email', email, typeEmail),
    password: field('password', password, setPassword),
    confirmation: field('confirmation', confirmation, setConfirmation),
    alert: { id: alertId, turn, text: errors.alert },
    busy,
    createAccount,
  }
}
