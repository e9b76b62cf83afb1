import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Done } from '#domain/api/account.ts'
import type { AskForDeletion, DeletionAnswer, PendingDeletion } from '#domain/api/privacy.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { fetchAs, requestAs } from '#web/lib/api.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Alert, LoadFailed } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import { requestDeletionUndo } from './deletion-dialog.tsx'
import { fetchPrivacy } from './deletion-reminder.tsx'

const requestDeletion = (personId: string, body: AskForDeletion) =>
  requestAs(personId)<DeletionAnswer>('POST', '/api/privacy/deletion', { body, timeout: 60_000 })

async function fetchExport(personId: string): Promise<{ file: Blob; name: string }> {
  const response = await fetchAs(personId, '/api/privacy/export')
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { file: await response.blob(), name: name ?? 'meus-dados.zip' }
}

export function YourData() {
  const { data, deletion: words } = privacyCopy
  const consentWords = data.consents
  const { data: privacy, failure, load } = useLoaded(fetchPrivacy)
  // What was asked for here counts, also where the rest could not be read.
  const [changed, setChanged] = useState<PendingDeletion | null>()
  const deletion = changed === undefined ? (privacy?.deletion ?? null) : changed

  return (
    <>
      <AccountSection heading={data.heading} lead={data.lead}>
        <div className="stack gap-3">
          <h4 className="font-semibold">{consentWords.heading}</h4>
          {!privacy && !failure && (
            <>
              <span className="sr-only">{consentWords.loading}</span>
              <Skeleton className="h-24" />
            </>
          )}
          {failure && !privacy && <LoadFailed reason={failure} onRetry={load} />}
          {privacy?.consents.map(({ version, acceptedAt, covers }) => (
            <div key={version} className="stack gap-1.5 text-sm">
              <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
                {covers.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="text-ink-soft">
                {consentWords.accepted} <time dateTime={acceptedAt}>{longMoment(new Date(acceptedAt))}</time>{' '}
                ({consentWords.version} {version}).
              </p>
            </div>
          ))}
          <p className="text-ink-soft text-sm">{consentWords.withdraw}</p>
        </div>
        <ExportData />
        <EraseConversations />
      </AccountSection>
      <AccountSection
        heading={deletion ? words.pendingHeading : words.heading}
        {...(!deletion && { lead: words.lead })}
      >
        <DeletionSection deletion={deletion} onChange={setChanged} />
      </AccountSection>
    </>
  )
}

function ExportData() {
  const words = privacyCopy.data.export
  const { id } = useSignedInPerson()
  const [done, setDone] = useState(false)
  const { busy, failure, run } = useAction()

  async function download() {
    setDone(false)
    const saved = await run(async () => {
      const { file, name } = await fetchExport(id)
      saveFile(file, name)
    })
    setDone(saved)
  }

  return (
    <DataRow heading={words.heading} lead={words.lead}>
      <Button look="secondary" icon={Download} busy={busy} onClick={download}>
        {busy ? words.busy : words.action}
      </Button>
      {failure && <Alert>{failure.message}</Alert>}
      {done && <Alert tone="success">{words.done}</Alert>}
    </DataRow>
  )
}

function EraseConversations() {
  const words = privacyCopy.data.erase
  const { id } = useSignedInPerson()
  const { erased } = usePersonChanges()
  const [done, setDone] = useState(false)

  async function erase() {
    setDone(false)
    await requestAs(id)<Done>('DELETE', '/api/privacy/conversations', { timeout: 60_000 })
    erased()
    setDone(true)
  }

  return (
    <DataRow heading={words.heading} lead={words.lead}>
      <ConfirmButton words={words} work={erase} look="danger" icon={Trash2} />
      {done && <Alert tone="success">{words.done}</Alert>}
    </DataRow>
  )
}

const DataRow = ({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) => (
  <div className="stack justify-items-start gap-3 border-line border-t pt-5">
    <div className="stack gap-1">
      <h4 className="font-semibold">{heading}</h4>
      <p className="text-ink-soft text-sm">{lead}</p>
    </div>
    {children}
  </div>
)

type DeletionSectionProps = {
  deletion: PendingDeletion | null
  onChange: (deletion: PendingDeletion | null) => void
}

function DeletionSection({ deletion, onChange }: DeletionSectionProps) {
  const words = privacyCopy.deletion
  const { id } = useSignedInPerson()
  const { busy, failure, run } = useAction()
  const [kept, setKept] = useState(false)
  const [asking, setAsking] = useState(false)

  async function keep() {
    if (!(await run(() => requestDeletionUndo(id)))) return
    setKept(true)
    onChange(null)
  }

  if (deletion)
    return (
      <div className="stack gap-4 rounded-control border border-care/30 bg-care-soft px-4 py-4 text-care">
        <p>{words.pending(longMoment(new Date(deletion.eraseAt)))}</p>
        {failure && <Alert>{failure.message}</Alert>}
        <Button look="secondary" busy={busy} onClick={keep} className="justify-self-start">
          {busy ? words.cancelling : words.cancel}
        </Button>
      </div>
    )
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
