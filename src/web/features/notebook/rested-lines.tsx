import { PROPOSALS_REST } from '#domain/limits.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { ProposedLines } from './proposed-lines.tsx'
import { useProposalsOf } from './use-proposed-lines.ts'

/** By how much a device's clock may be ahead of the server's: asked too early, nothing is proposed. */
const CLOCKS_DIFFER = 15_000

/** Under a conversation that has rested: closed, until the person wants to see the lines. */
export function RestedLines({ conversationId, since }: { conversationId: string; since: string }) {
  const { lines, answer } = useProposalsOf(conversationId, Date.parse(since) + PROPOSALS_REST + CLOCKS_DIFFER)
  if (lines.length === 0) return null
  return (
    <details className="hidden-when-discreet mt-6 rounded-card border border-line px-4 text-sm open:pb-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft hover:text-ink">
        {proposalsCopy.rested(lines.length)}
      </summary>
      <ProposedLines lines={lines} onAnswer={answer} />
    </details>
  )
}
