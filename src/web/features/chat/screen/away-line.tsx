import { CloudOff } from 'lucide-react'
import { awayCopy } from '#web/copy/away-pt-br.ts'
import { useAfter } from '#web/lib/use-after.ts'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useChat, useSignal } from './chat-context.ts'

/** A short outage passes without a word. */
const SHOWN_AFTER = 2500

/** What is missing now: the connection, or a server that can store what is written. Somebody can be called without either. */
export function AwayLine() {
  const { connected, refused, late } = useChat()
  const isUp = useSignal(connected)
  const isRefused = useSignal(refused)
  const waitsFor = useSignal(late.waitsFor)
  if (waitsFor) return <Line missing={navigator.onLine ? waitsFor : 'connection'} />
  return isUp ? null : <Later missing={isRefused ? 'server' : 'connection'} />
}

type LineProps = { missing: 'connection' | 'server' }

const Later = ({ missing }: LineProps) =>
  useAfter(SHOWN_AFTER, !navigator.onLine) && <Line missing={missing} />

const Line = ({ missing }: LineProps) => (
  <p
    role="status"
    className="away-line animate-rise border-line border-b bg-sunken px-4 py-2 text-center text-sm leading-relaxed"
  >
    <Icon of={CloudOff} size={18} className="mr-2 inline align-text-bottom" />
    {awayCopy[missing]} <CallSomebody />
  </p>
)
