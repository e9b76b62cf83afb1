import { useEffect, useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { fetchPrivacy } from './fetch-privacy.ts'

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx').then((m) => m.DeletionDialog))

const SEEN = 'exclusao-vista'

/** On signing in while the account is to be erased: shown once, with the way to keep it. */
export function DeletionReminder() {
  const { id } = useSignedInPerson()
  const [deletion, setDeletion] = useState<PendingDeletion | null>(null)
  const [open, setOpen] = useState(true)

  useEffect(() => {
    let here = true
    // Asked quietly: what fails here is asked again on the next visit, and is always in /conta.
    fetchPrivacy(id)
      .then((answer) => {
        const pending = answer.deletion
        if (here && pending && sessionStorage.getItem(SEEN) !== pending.eraseAt) setDeletion(pending)
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [id])

  if (!deletion) return null

  function close() {
    setOpen(false)
    if (deletion) sessionStorage.setItem(SEEN, deletion.eraseAt)
  }

  return <DeletionDialog open={open} deletion={deletion} onClose={close} />
}
