import { type FormEvent, useId, useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { Done, ResetPassword } from '#domain/api/account.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { resetCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Link, navigate } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { PASSWORD_CHANGED } from '#web/session/login-notice.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'
import { explainFailure, NEW_PASSWORD_FAILURES } from './explain-failure.ts'
import { placeFailure } from './field-errors.ts'
import { FormAlert } from './form-alert.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useSubmission } from './use-submission.ts'

const requestPasswordReset = (body: ResetPassword) =>
  request<Done>('POST', '/api/account/reset-password', { body })

export function ResetPasswordPage() {
  useTitle(resetCopy.title)
  const token = useLinkToken()
  const { refresh } = usePersonChanges()
  const alertId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { busy, failure, turn, submit } = useSubmission(form)
  const errors = placeFailure(failure, alertId)

  if (!token || failure?.code === 'reset_token_invalid') return <ResetLinkInvalid />

  async function save(event: FormEvent) {
    event.preventDefault()
    const saved = await submit({
      problem: newPasswordProblem(password, confirmation),
      explain: (error) => explainFailure(error, NEW_PASSWORD_FAILURES),
      send: () => requestPasswordReset({ token: token ?? '', password, confirmation }),
    })
    if (!saved) return
    // Every session of the account has ended, maybe also the one of this browser.
    await refresh()
    navigate('/login', { replace: true, state: PASSWORD_CHANGED })
  }

  return (
    <EntryLayout heading={resetCopy.heading} lead={resetCopy.lead}>
      <form ref={form} noValidate onSubmit={save} className="stack gap-5">
        <NewPasswordFields
          password={{ value: password, onChange: setPassword, ...errors.of('password', password) }}
          confirmation={{
            value: confirmation,
            onChange: setConfirmation,
            ...errors.of('confirmation', confirmation),
          }}
        />
        <FormAlert id={alertId} turn={turn} text={errors.alert} />
        <Button type="submit" busy={busy}>
          {busy ? resetCopy.busy : resetCopy.submit}
        </Button>
      </form>
    </EntryLayout>
  )
}

/** A reset link that came incomplete, was used before or is too old. */
function ResetLinkInvalid() {
  return (
    <EntryLayout heading={resetCopy.invalidHeading} lead={resetCopy.invalidLead}>
      <Alert>{BROWSER_ERRORS.reset_token_invalid.message}</Alert>
      <Link to="/login" replace className={buttonClass('primary')}>
        {resetCopy.back}
      </Link>
    </EntryLayout>
  )
}
