import { useEffect, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { usePersonChanges } from './person-context.tsx'

const ASKED_EVERY = 3000

/** Nobody could say who is signed in: no connection, or a server in trouble. */
export function SessionFailed({ error }: { error: ApiError }) {
  const { refresh } = usePersonChanges()
  const [busy, setBusy] = useState(false)
  const { title, heading, lead, leadOffline, action } = copy.unreachable

  // The connection or the server is back: nobody has to press anything.
  useEffect(() => {
    let gone = false
    let timer = setTimeout(askAgain, ASKED_EVERY)
    // One after the other: an answer that was overtaken by the next question would not count.
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
