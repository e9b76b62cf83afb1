import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useChat, useSignal } from './chat-context.ts'

/** A short outage passes without a banner. */
const SAID_AFTER = 2500

export function OfflineBanner() {
  const { connected } = useChat()
  const up = useSignal(connected)
  return up ? null : <Banner />
}

function Banner() {
  const [said, setSaid] = useState(!navigator.onLine)

  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAID_AFTER)
    return () => clearTimeout(timer)
  }, [])

  if (!said) return null
  return (
    <p
      role="status"
      className="flex animate-rise items-center justify-center gap-2 border-line border-b bg-sunken px-4 py-2 text-center text-sm"
    >
      <Icon of={CloudOff} size={18} />
      {chatCopy.connection.offline}
    </p>
  )
}
