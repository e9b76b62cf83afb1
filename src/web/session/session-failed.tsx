import { useEffect, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { usePersonChanges } from './person-context.tsx'

const ASKED_EVERY = 3000

/** It is not known who is signed in: there is no connection, or the server fails. */
export function SessionFailed({ error }: { error: ApiError }) {
  const { refresh } = usePersonChanges()
  const [busy, setBusy] = useState(false)
  const { title, heading, lead, leadOffline, action } = copy.unreachable

  // Retried by itself when the connection or the server is back.
  useEffect(() => {
    let gone = false
    let timer = setTimeout(askAgain, ASKED_EVERY)
    // One after the other: an answer that arrives after the next request was sent is dropped.
    async function askAgain() {
      await refresh()
      if (!gone) timer = setTimeout(askAgain, ASKED_EVERY)
    }
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [refresh])

  async function tryAgain() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }

  return (
    <PageMessage title={title} heading={heading} lead={error.code === 'offline' ? leadOffline : lead}>
      <Button busy={busy} onClick={tryAgain}>
        {action}
      </Button>
    </PageMessage>
  )
}
