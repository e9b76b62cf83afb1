import { useId, useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { useAction } from '#web/lib/use-action.ts'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { requestDeletion, requestDeletionUndo } from './privacy-requests.ts'

type DeletionSectionProps = {
  deletion: PendingDeletion | null
  onChange: (deletion: PendingDeletion | null) => void
}

export function DeletionSection({ deletion, onChange }: DeletionSectionProps) {
  const words = privacyCopy.deletion
  const [kept, setKept] = useState(false)
  const [asking, setAsking] = useState(false)
  if (deletion) {
    return (
      <PendingDeletionNotice
        deletion={deletion}
        onCancelled={() => {
          setKept(true)
          onChange(null)
        }}
      />
    )
  }
  return (
    <>
      {kept && <Alert tone="success">{words.cancelled}</Alert>}
      <div>
        <Button look="danger" label={words.action} onClick={() => setAsking(true)} />
        <Dialog open={asking} title={words.title} onClose={() => setAsking(false)}>
          <DeleteAccountForm
            onKeep={() => setAsking(false)}
            onAsked={(asked) => {
              setAsking(false)
              setKept(false)
              onChange(asked)
            }}
          />
        </Dialog>
      </div>
    </>
  )
}

type PendingDeletionNoticeProps = { deletion: PendingDeletion; onCancelled: () => void }

function PendingDeletionNotice({ deletion, onCancelled }: PendingDeletionNoticeProps) {
  const words = privacyCopy.deletion
  const { id } = useSignedInPerson()
  const { busy, failure, run } = useAction()

  async function cancel() {
    if (await run(() => requestDeletionUndo(id))) onCancelled()
  }

  return (
    <div className="stack gap-4 rounded-control border border-care/30 bg-care-soft px-4 py-4 text-care">
      <p>{words.pending(longMoment(new Date(deletion.eraseAt)))}</p>
      {failure && <Alert>{failure.message}</Alert>}
      <Button look="secondary" busy={busy} onClick={cancel} className="justify-self-start">
        {busy ? words.cancelling : words.cancel}
      </Button>
    </div>
  )
}

type DeleteAccountFormProps = { onKeep: () => void; onAsked: (deletion: PendingDeletion) => void }

/** Asks for the password, and whether it is to be done now. Done now, there is nobody signed in any more. */
function DeleteAccountForm({ onKeep, onAsked }: DeleteAccountFormProps) {
  const words = privacyCopy.deletion
  const { id, email } = useSignedInPerson()
  const { leave, replaceSession } = usePersonChanges()
  const [password, setPassword] = useState('')
  const [now, setNow] = useState(false)
  const nowHintId = useId()
  const [missing, setMissing] = useState(false)
  const { busy, failure, run, clear } = useAction()
  const wrong = failure?.code === 'password_wrong' ? failure.message : undefined

  async function submit() {
    setMissing(!password)
    clear()
    if (!password) return
    await run(() => replaceSession(ask))
  }

  async function ask() {
    const { deletion } = await requestDeletion(id, { password, now })
    if (deletion) onAsked(deletion)
    else leave()
  }

  return (
    <Form noValidate onSubmit={submit} className="stack gap-5">
      <p>{words.what}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={missing ? BROWSER_ERRORS.fields_required.message : wrong}
      />
      <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3">
        <input
          type="checkbox"
          checked={now}
          onChange={(event) => setNow(event.target.checked)}
          aria-describedby={nowHintId}
          className="mt-1 size-5 shrink-0 accent-danger"
        />
        <span>
          <span className="font-medium">{words.now}</span>
          <span id={nowHintId} className="block text-ink-soft text-sm">
            {words.nowHint}
          </span>
        </span>
      </label>
      {failure && !wrong && <Alert>{failure.message}</Alert>}
      <DialogActions
        keep={words.keep}
        onKeep={onKeep}
        confirm={busy ? words.busy : now ? words.confirmNow : words.confirm}
        busy={busy}
      />
    </Form>
  )
}
