import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { useLoaded } from '#web/session/use-loaded.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { fetchPrivacy } from './fetch-privacy.ts'
import { fetchExport, requestErasure } from './privacy-requests.ts'

/** What a person can do with their own data: see what they accepted, take it along, erase it. */
export function YourData() {
  const { data, deletion: words } = privacyCopy
  const said = data.consents
  const { data: privacy, failure, load } = useLoaded(fetchPrivacy)
  // What was asked for here counts, also where the rest could not be read.
  const [changed, setChanged] = useState<PendingDeletion | null>()
  const deletion = changed === undefined ? (privacy?.deletion ?? null) : changed

  return (
    <>
      <AccountSection heading={data.heading} lead={data.lead}>
        <div className="stack gap-3">
          <h4 className="font-semibold">{said.heading}</h4>
          {!privacy && !failure && (
            <>
              <span className="sr-only">{said.loading}</span>
              <Skeleton className="h-24" />
            </>
          )}
          {failure && !privacy && (
            <>
              <Alert>{failure}</Alert>
              <Button look="secondary" className="justify-self-start" label={copy.ui.retry} onClick={load} />
            </>
          )}
          {privacy?.consents.map(({ version, acceptedAt, covers }) => (
            <div key={version} className="stack gap-1.5 text-sm">
              <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
                {covers.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="text-ink-soft">
                {said.accepted} <time dateTime={acceptedAt}>{longMoment(new Date(acceptedAt))}</time> (
                {said.version} {version}).
              </p>
            </div>
          ))}
          <p className="text-ink-soft text-sm">{said.withdraw}</p>
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
      <Button look="secondary" busy={busy} onClick={download}>
        <Icon of={Download} />
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
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const action = useAction()

  async function erase() {
    if (!(await action.run(() => requestErasure(id)))) return
    erased()
    setAsking(false)
    setDone(true)
  }

  function ask() {
    action.clear()
    setDone(false)
    setAsking(true)
  }

  return (
    <DataRow heading={words.heading} lead={words.lead}>
      <Button look="danger" icon={Trash2} label={words.action} onClick={ask} />
      {done && <Alert tone="success">{words.done}</Alert>}
      <ConfirmDialog
        open={asking}
        words={words}
        action={action}
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </DataRow>
  )
}

/** One thing that can be done with one's data: what it is, what it means, and the way to do it. */
function DataRow({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="stack justify-items-start gap-3 border-line border-t pt-5">
      <div className="stack gap-1">
        <h4 className="font-semibold">{heading}</h4>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      {children}
    </div>
  )
}
