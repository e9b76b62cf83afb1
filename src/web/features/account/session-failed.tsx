import { useEffect, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { usePersonChanges } from './person-context.tsx'

/** Nobody could say who is signed in: no connection, or a server in trouble. */
export function SessionFailed({ error }: { error: ApiError }) {
  const { refresh } = usePersonChanges()
  const [busy, setBusy] = useState(false)
  const { failedTitle, failedHeading, failedOffline, failedServer, retry } = copy.session

  // The connection is back: nobody has to press anything.
  useEffect(() => {
    const again = () => void refresh()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refresh])

  async function tryAgain() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }

  return (
    <PageMessage
      title={failedTitle}
      heading={failedHeading}
      lead={error.code === 'offline' ? failedOffline : failedServer}
    >
      <Button busy={busy} onClick={tryAgain}>
        {retry}
      </Button>
    </PageMessage>
  )
}
