import { useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PendingDeletionNotice } from './pending-deletion-notice.tsx'

type DeletionSectionProps = {
  deletion: PendingDeletion | null
  onChange: (deletion: PendingDeletion | null) => void
}

/** Deleting the account, or taking that back. */
export function DeletionSection({ deletion, onChange }: DeletionSectionProps) {
  const [kept, setKept] = useState(false)
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
      {kept && <Alert tone="success">{privacyCopy.deletion.cancelled}</Alert>}
      <DeleteAccount
        onAsked={(asked) => {
          setKept(false)
          onChange(asked)
        }}
      />
    </>
  )
}
