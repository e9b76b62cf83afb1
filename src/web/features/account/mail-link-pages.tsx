import { useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type {
  Done,
  KnownBrowserAnswer,
  LinkToken,
  ResetPassword,
  UndoPasswordAnswer,
} from '#domain/api/account.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { entryCopy, resetCopy, undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { navigate, useTitle } from '#web/lib/router.tsx'
import { BROWSER_KNOWN, PASSWORD_CHANGED } from '#web/session/login-notice.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { NewPasswordFields } from './new-password.tsx'
import { typeEmail } from './typed-email.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { FormAlert, useSubmission } from './use-submission.tsx'

/** Where the mail 'Sua senha foi trocada' leads. */
export function PasswordChangedPage() {
  useTitle(undoCopy.password.title)
  return (
    <LinkQuestion<UndoPasswordAnswer>
      words={undoCopy.password}
      path="/api/account/undo-password"
      invalid="undo_token_invalid"
      onDone={({ resetToken: token }) => navigate('/redefinir-senha', { replace: true, state: { token } })}
    />
  )
}

/** Where the mail 'Uma conta foi criada com este e-mail' leads. */
export function AccountCreatedPage() {
  const words = undoCopy.account
  useTitle(words.title)
  const [removed, setRemoved] = useState(false)
  if (removed)
    return (
      <EntryLayout heading={words.doneHeading} lead={words.doneLead}>
        <ButtonLink to="/login" replace look="primary" label={words.back} />
      </EntryLayout>
    )
  return (
    <LinkQuestion
      words={words}
      look="danger"
      path="/api/account/undo-account"
      invalid="undo_token_invalid"
      onDone={() => setRemoved(true)}
    />
  )
}

/** Where the mail 'Entre no Aconchego neste navegador' leads. */
export function EntryLinkPage() {
  useTitle(entryCopy.title)
  return (
    <LinkQuestion<KnownBrowserAnswer>
      words={entryCopy}
      path="/api/account/know-browser"
      invalid="entry_token_invalid"
      onDone={({ email }) => {
        typeEmail(email)
        navigate('/login', { replace: true, state: BROWSER_KNOWN })
      }}
    />
  )
}

type LinkQuestionProps<Answer> = {
  words: typeof entryCopy | typeof undoCopy.password | typeof undoCopy.account
  look?: 'primary' | 'danger'
  /** What the link does with its token, once the person has confirmed. */
  path: Parameters<typeof request>[1]
  invalid: 'undo_token_invalid' | 'entry_token_invalid'
  onDone: (answer: Answer) => void
}

/** Asks before the link of a mail does anything: programs that open links change nothing by it. */
function LinkQuestion<Answer>(props: LinkQuestionProps<Answer>) {
  const { words, look = 'primary', path, invalid, onDone } = props
  const token = useLinkSecret('token')
  const { refresh } = usePersonChanges()
  const { busy, failure, alert, submit } = useSubmission()

  const confirm = () =>
    submit({
      problem: null,
      async send() {
        const body: LinkToken = { token: token ?? '' }
        const answer = await request<Answer>('POST', path, { body })
        // It may have ended the session of this browser, too.
        await refresh()
        onDone(answer)
      },
    })

  if (!token || failure?.code === invalid) return <LinkInvalid words={words.invalid} error={invalid} />
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <ul className="stack list-disc gap-1.5 pl-5 text-ink">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <FormAlert {...alert} />
      <div className="stack gap-2">
        <Button look={look} busy={busy} label={busy ? words.busy : words.submit} onClick={confirm} />
        <ButtonLink to="/login" replace look="quiet" label={words.stay} />
      </div>
    </EntryLayout>
  )
}

const requestPasswordReset = (body: ResetPassword) =>
  request<Done>('POST', '/api/account/reset-password', { body })

export function ResetPasswordPage() {
  useTitle(resetCopy.title)
  const token = useLinkSecret('token')
  const { refresh } = usePersonChanges()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { form, busy, failure, alert, field, submit } = useSubmission()

  if (!token || failure?.code === 'reset_token_invalid')
    return <LinkInvalid words={resetCopy.invalid} error="reset_token_invalid" />

  async function save() {
    const saved = await submit({
      problem: newPasswordProblem(password, confirmation),
      send: () => requestPasswordReset({ token: token ?? '', password, confirmation }),
    })
    if (!saved) return
    // Every session of the account has ended, maybe also the one of this browser.
    await refresh()
    navigate('/login', { replace: true, state: PASSWORD_CHANGED })
  }

  return (
    <EntryLayout heading={resetCopy.heading} lead={resetCopy.lead}>
      <Form ref={form} noValidate onSubmit={save} className="stack gap-5">
        <NewPasswordFields
          password={field('password', password, setPassword)}
          confirmation={field('confirmation', confirmation, setConfirmation)}
        />
        <FormAlert {...alert} />
        <Button type="submit" busy={busy} label={busy ? resetCopy.busy : resetCopy.submit} />
      </Form>
    </EntryLayout>
  )
}

type LinkInvalidProps = {
  words: { heading: string; lead: string; back: string }
  error: 'reset_token_invalid' | 'undo_token_invalid' | 'entry_token_invalid'
}

/** The link of a mail that came incomplete, was used before or is too old. */
const LinkInvalid = ({ words, error }: LinkInvalidProps) => (
  <EntryLayout heading={words.heading} lead={words.lead}>
    <Alert>{BROWSER_ERRORS[error].message}</Alert>
    <ButtonLink to="/login" replace look="primary" label={words.back} />
  </EntryLayout>
)
