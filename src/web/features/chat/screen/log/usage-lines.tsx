import { useChat } from '../chat-context.ts'
import { useUsageLines } from './use-usage-lines.ts'

/**
 * A gentle line at the end of the conversation when it has been a long while, or late: a pause, or that this is an
 * AI. `quiet` while the protocol speaks: nobody in danger is sent away.
 */
export function UsageLines({ quiet }: { quiet: boolean }) {
  const lines = useUsageLines(useChat().personId)
  const shown = quiet ? lines.filter(({ kind }) => kind === 'ia') : lines
  return shown.map(({ kind, text }) => (
    <p
      key={text}
      role="note"
      data-uso={kind}
      className="mx-auto mt-5 mb-2 max-w-prose animate-rise text-balance text-center text-ink-soft text-sm"
    >
      {text}
    </p>
  ))
}
