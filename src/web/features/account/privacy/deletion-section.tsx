import { useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
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

/** 'Excluir minha conta'. */
function DeleteAccount({ onAsked }: { onAsked: (deletion: PendingDeletion) => void }) {
  const words = privacyCopy.deletion
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <Dialog open={asking} title={words.title} onClose={() => setAsking(false)}>
        <DeleteAccountForm
          onKeep={() => setAsking(false)}
          onAsked={(deletion) => {
            setAsking(false)
            onAsked(deletion)
          }}
        />
      </Dialog>
    </div>
  )
}
