import { useState } from 'react'
import { loginProblem, resetRequestProblem } from '#domain/account/credentials.ts'
import type { LinkAsked, LinkRequest, Login, SessionAnswer } from '#domain/api/account.ts'
import { copy } from '#web/copy/pt-br.ts'
import { request } from '#web/lib/api.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { HOME, returnPath } from '#web/lib/return-path.ts'
import { Link, useLocation, usePreload, useTitle } from '#web/lib/router.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { noticeOf } from '#web/session/login-notice.ts'
import { usePersonChanges, usePersonState } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { typeEmail, useTypedEmail } from './typed-email.ts'
import { FormAlert, useSubmission } from './use-submission.tsx'

const EnterByMail = lazyPart(() => import('./enter-by-mail.tsx').then((module) => module.EnterByMail))

export function LoginPage() {
  const words = copy.login
  useTitle(words.title)
  const { search } = useLocation()
  const preload = usePreload()
  const { adoptSession } = usePersonChanges()
  const { form, email, password, alert, notice, problem, otherPerson, entry, ...doing } = useLoginForm()
  const goesTo = returnPath(search)

  return (
    <EntryLayout heading={words.heading} lead={goesTo === HOME ? words.lead : words.leadBack}>
      <Form
        ref={form}
        // Without our code it does nothing: the fields must not end up in the address.
        method="dialog"
        noValidate
        onSubmit={doing.signIn}
        onInput={() => whenIdle(() => preload(goesTo))}
        className="stack gap-5"
      >
        <EmailField {...email} autoComplete="username" />
        <PasswordField {...password} label={copy.fields.password} autoComplete="current-password" />
        <FormAlert {...alert} />
        {entry && <EnterByMail {...entry} />}
        {notice && <Alert tone="success">{notice}</Alert>}
        {problem && <Alert>{problem}</Alert>}
        <div className="stack gap-2">
          <Button type="submit" busy={doing.signingIn} label={doing.signingIn ? words.busy : words.submit} />
          <Button
            look="link"
            className="justify-self-center"
            busy={doing.askingForReset}
            label={doing.askingForReset ? words.forgotBusy : words.forgot}
            onClick={doing.askForReset}
          />
        </div>
      </Form>
      {/* For a person who wants the account that is signed in, and not the one whose screens were here. */}
      {otherPerson && <Button look="secondary" label={words.useOther} onClick={adoptSession} />}
      <p className="border-line border-t pt-3 text-center">
        <span className="text-ink-soft">{words.noAccount}</span>{' '}
        <Link
          to={`/register${search}`}
          className="inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.register}
        </Link>
      </p>
    </EntryLayout>
  )
}

/** Failures that are over by themselves; a link by mail is faster. */
const WAITS: readonly unknown[] = ['too_many_tries', 'busy']

const REASONS = {
  'password-changed': copy.login.passwordChanged,
  'session-ended': copy.login.sessionEnded,
  'ended-elsewhere': copy.login.endedElsewhere,
  'browser-known': copy.login.browserKnown,
} as const

function useLoginForm() {
  const { enter } = usePersonChanges()
  const [email, setEmail] = useTypedEmail()
  const [password, setPassword] = useState('')
  const { notice, problem, setNotice, otherPerson } = useNotice()
  const entering = useSubmission('login_failed')
  const mailing = useSubmission('reset_mail_failed', entering.form)
  const hasToWait = WAITS.includes(entering.failure?.code)

  async function signIn() {
    if (mailing.busy) return
    setNotice(null)
    mailing.reset()
    await entering.submit({
      problem: loginProblem({ email, password }),
      async send() {
        const body: Login = { email, password }
        const answer = await request<SessionAnswer>('POST', '/api/account/login', { body })
        typeEmail(null)
        enter(answer)
      },
    })
  }

  async function askForMail(ask: () => Promise<LinkAsked>, sent: string) {
    if (entering.busy) return
    setNotice(null)
    const send = async () => setNotice((await ask()).espera ? copy.login.mailWaits : sent)
    if (!(await mailing.submit({ problem: resetRequestProblem(email), send }))) return
    entering.reset()
    mailing.reset()
  }

  function askForReset() {
    entering.reset()
    const body: LinkRequest = { email }
    const ask = () => request<LinkAsked>('POST', '/api/account/forgot-password', { body })
    return askForMail(ask, copy.login.forgotSent)
  }

  function changeEmail(value: string) {
    setEmail(value)
    if (mailing.failure) mailing.reset()
  }

  return {
    form: entering.form,
    email: { error: mailing.failure?.message, ...entering.field('email', email, changeEmail) },
    password: entering.field('password', password, setPassword),
    alert: entering.alert,
    notice,
    problem,
    otherPerson,
    signingIn: entering.busy,
    askingForReset: mailing.busy && !hasToWait,
    signIn,
    askForReset,
    entry: hasToWait && { email, busy: mailing.busy, ask: askForMail },
  }
}

/** What is shown above the form: why the person is here, until there is something newer. */
function useNotice() {
  const { state } = useLocation()
  const otherPerson = usePersonState().status === 'other-person'
  const [notice, setNotice] = useState<string | null>()
  const why = notice === undefined ? noticeOf(state) : null
  // Without cookies a session ends as it begins.
  const refused = why === 'session-ended' && !navigator.cookieEnabled
  const problem = otherPerson ? copy.login.otherPerson : refused ? copy.login.cookiesRefused : null
  return { notice: problem ? null : (notice ?? (why && REASONS[why])), problem, setNotice, otherPerson }
}
