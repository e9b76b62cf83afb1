import { useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { logout } from './account-requests.ts'
import { usePersonChanges } from './person-context.tsx'

const BEFORE_RETRY = 800

/** Signs out. A failure is first retried quietly, then said in one line; nothing on the screen is lost. */
export function useSignOut(): { busy: boolean; signOut: () => Promise<void> } {
  const { leave } = usePersonChanges()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      await endSession().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, BEFORE_RETRY))
        await endSession()
      })
      leave()
    } catch {
      toast({ message: copy.signOut.failed, tone: 'danger' })
      setBusy(false)
    }
  }

  return { busy, signOut }
}

async function endSession(): Promise<void> {
  try {
    await logout()
  } catch (error) {
    // Already out is as good as out.
    if (!(error instanceof ApiError && error.code === 'not_signed_in')) throw error
  }
}
