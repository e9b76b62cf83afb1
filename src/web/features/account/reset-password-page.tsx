import { useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/account/credentials.ts'
import type { Done, ResetPassword } from '#domain/api/account.ts'
import { resetCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { navigate, useTitle } from '#web/lib/router.tsx'
import { PASSWORD_CHANGED } from '#web/session/login-notice.ts'
import { usePersonChanges } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { LinkInvalid } from './link-invalid.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { NEW_PASSWORD_FAILURES } from './password-failures.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { FormAlert, useSubmission } from './use-submission.tsx'

const requestPasswordReset = (body: ResetPassword) =>
  request<Done>('POST', '/api/account/reset-password', { body })

export function ResetPasswordPage() {
  useTitle(resetCopy.title)
  const token = useLinkSecret('token')
  const { refresh } = usePersonChanges()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { busy, failure, alert, field, submit } = useSubmission(form, NEW_PASSWORD_FAILURES)

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
