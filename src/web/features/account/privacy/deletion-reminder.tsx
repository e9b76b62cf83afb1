import { useState } from 'react'
import type { PrivacyAnswer } from '#domain/api/privacy.ts'
import { requestAs } from '#web/lib/api.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { rememberedInTab, rememberInTab } from '#web/lib/remember.ts'
import { useLoaded } from '#web/session/use-loaded.ts'

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx').then((m) => m.DeletionDialog))

/** Asked for on every screen; the other requests about privacy come with the screens that make them. */
export const fetchPrivacy = (personId: string) => requestAs(personId)<PrivacyAnswer>('GET', '/api/privacy')

const SEEN = 'exclusao-vista'

/** On signing in while the account is to be erased: shown once, with the way to keep it. */
export function DeletionReminder() {
  // What fails here is asked again on the next visit, and is always in /conta.
  const { data } = useLoaded(fetchPrivacy)
  const [seen] = useState(() => rememberedInTab(SEEN))
  const [open, setOpen] = useState(true)
  const deletion = data?.deletion
  if (!deletion || deletion.eraseAt === seen) return null

  function close(eraseAt: string) {
    setOpen(false)
    rememberInTab(SEEN, eraseAt)
  }

  return <DeletionDialog open={open} deletion={deletion} onClose={() => close(deletion.eraseAt)} />
}
