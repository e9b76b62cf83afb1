import { type FormEvent, useId, useRef, useState } from 'react'
import { loginProblem } from '#domain/account/credentials.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { login } from '#web/features/account/account-requests.ts'
import { explainFailure, LOGIN_FAILURES } from '#web/features/account/explain-failure.ts'
import { placeFailure } from '#web/features/account/field-errors.ts'
import { FormAlert } from '#web/features/account/form-alert.tsx'
import { usePersonChanges, useSignedInPerson } from '#web/features/account/person-context.tsx'
import { useSubmission } from '#web/features/account/use-submission.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useChat } from './chat-context.ts'
import { useSignal } from './use-signal.ts'

/** The session ended while somebody was writing: they sign in again right here, and nothing is lost. */
export function SignInAgain() {
  const { expired, signedInAgain } = useChat()
  const open = useSignal(expired)

  return (
    <Dialog open={open} title={chatCopy.session.heading} onClose={() => expired.set(false)}>
      <SignInForm onDone={signedInAgain} />
    </Dialog>
  )
}

function SignInForm({ onDone }: { onDone: () => void }) {
  const { email } = useSignedInPerson()
  const { enter } = usePersonChanges()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const alertId = useId()
  const { busy, failure, turn, submit } = useSubmission(form)
  const errors = placeFailure(failure, alertId)
  const words = chatCopy.session

  async function signIn(event: FormEvent) {
    event.preventDefault()
    const done = await submit({
      problem: loginProblem({ email, password }),
      explain: (error) => explainFailure(error, LOGIN_FAILURES),
      send: async () => enter(await login({ email, password })),
    })
    if (done) onDone()
  }

  return (
    <form ref={form} noValidate onSubmit={signIn} className="grid gap-5">
      <p className="text-ink-soft">{words.lead}</p>
      <p className="font-medium">{email}</p>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        // The dialog puts the focus on what says so itself; React's autoFocus would come too early.
        ref={(field) => field?.setAttribute('autofocus', '')}
        value={password}
        onChange={setPassword}
        label={copy.fields.password}
        autoComplete="current-password"
        {...errors.of('password', password)}
      />
      <FormAlert id={alertId} turn={turn} text={errors.alert} />
      <Button type="submit" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  )
}
