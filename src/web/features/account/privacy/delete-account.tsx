import { useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** 'Excluir minha conta'. */
export function DeleteAccount({ onAsked }: { onAsked: (deletion: PendingDeletion) => void }) {
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
