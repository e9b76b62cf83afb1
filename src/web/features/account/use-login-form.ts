import { type FormEvent, useId, useRef, useState } from 'react'
import { loginProblem, resetRequestProblem } from '#domain/account/credentials.ts'
import type { Done, ForgotPassword, Login, SessionAnswer } from '#domain/api/account.ts'
import { copy } from '#web/copy/pt-br.ts'
import { request } from '#web/lib/api.ts'
import { useLocation } from '#web/lib/router.tsx'
import { noticeOf } from '#web/session/login-notice.ts'
import { usePersonChanges, usePersonState } from '#web/session/person-context.tsx'
import { explainFailure, FORGOT_FAILURES, LOGIN_FAILURES } from './explain-failure.ts'
import { placeFailure } from './field-errors.ts'
import { forgetTypedEmail, useTypedEmail } from './typed-email.ts'
import { useSubmission } from './use-submission.ts'

const requestLogin = (body: Login) => request<SessionAnswer>('POST', '/api/account/login', { body })
const requestResetMail = (body: ForgotPassword) =>
  request<Done>('POST', '/api/account/forgot-password', { body })

const REASONS = {
  'password-changed': copy.login.passwordChanged,
  'session-ended': copy.login.sessionEnded,
  none: null,
} as const

/** The two things one can do with the login form: sign in, and ask for a link to set a new password. */
export function useLoginForm() {
  const { enter } = usePersonChanges()
  const alertId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useTypedEmail()
  const [password, setPassword] = useState('')
  const { notice, setNotice, otherPerson } = useNotice()
  const entering = useSubmission(form)
  const forgetting = useSubmission(form)

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (forgetting.busy) return
    setNotice(null)
    forgetting.reset()
    await entering.submit({
      problem: loginProblem({ email, password }),
      explain: (error) => explainFailure(error, LOGIN_FAILURES),
      async send() {
        const answer = await requestLogin({ email, password })
        forgetTypedEmail()
        enter(answer)
      },
    })
  }

  async function askForReset() {
    if (entering.busy) return
    setNotice(null)
    entering.reset()
    const sent = await forgetting.submit({
      problem: resetRequestProblem(email),
      explain: (error) => explainFailure(error, FORGOT_FAILURES),
      send: () => requestResetMail({ email }),
    })
    if (!sent) return
    forgetting.reset()
    setNotice(copy.login.forgotSent)
  }

  function typeEmail(value: string) {
    setEmail(value)
    if (forgetting.failure) forgetting.reset()
  }

  const errors = placeFailure(entering.failure, alertId)
  const resetError = forgetting.failure?.message
  return {
    form,
    email: { value: email, onChange: typeEmail, error: resetError, ...errors.of('email', email) },
    password: { value: password, onChange: setPassword, ...errors.of('password', password) },
    alert: { id: alertId, turn: entering.turn, text: errors.alert },
    notice,
    otherPerson,
    signingIn: entering.busy,
    askingForReset: forgetting.busy,
    signIn,
    askForReset,
  }
}

/** What stands above the form: why the person is here, until something newer is to be said. */
function useNotice() {
  const { state } = useLocation()
  const otherPerson = usePersonState().status === 'other-person'
  const [said, setNotice] = useState<string | null>()
  const notice = said === undefined ? REASONS[noticeOf(state) ?? 'none'] : said
  return { notice: otherPerson ? null : notice, setNotice, otherPerson }
}
