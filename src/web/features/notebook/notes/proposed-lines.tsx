import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Done } from '#domain/api/account.ts'
import type { AskedProposals, Proposals } from '#domain/api/notebook.ts'
import { PROPOSALS_REST } from '#domain/limits.ts'
import type { ProposedLine } from '#domain/notebook/pages.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotebook } from '../notebook-context.ts'
import { partQuery } from '../notebook-queries.ts'
import { SaveNotice } from '../saving.tsx'
import { KeepForm, type Keeping, useKeeping } from './keep-form.tsx'

const proposalsQuery = (personId: string) =>
  partQuery(personId, 'propostas', 'proposals/lines', ({ lines }: Proposals) => lines)

type ProposedLinesProps = {
  lines: readonly ProposedLine[]
  onAnswer: (line: ProposedLine) => void
}

const words = proposalsCopy

/** Lines that may become notes: one tap keeps, edits or refuses each. */
export function ProposedLines({ lines, onAnswer }: ProposedLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const keeping = useKeeping((words) => {
    const kept = lines.find(({ text }) => text === words)
    if (kept) answer(kept)
  })

  function answer(line: ProposedLine) {
    // The button that was used goes with its line.
    heading.current?.focus({ preventScroll: true })
    onAnswer(line)
  }

  if (lines.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="stack gap-3 border-line border-t pt-4">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="font-semibold focus:outline-none">
        {words.heading}
      </h3>
      <p className="text-ink-soft text-sm">{words.lead}</p>
      <ul className="stack gap-3">
        {lines.map((line) => (
          <LineRow key={line.id} line={line.text} keeping={keeping} onRefuse={() => answer(line)} />
        ))}
      </ul>
    </section>
  )
}

function LineRow({ line, keeping, onRefuse }: { line: string; keeping: Keeping; onRefuse: () => void }) {
  const [editing, setEditing] = useState(false)
  const lineId = useId()
  const state = keeping.stateOf(line)
  const busy = state.kind === 'saving'

  function refuse() {
    keeping.forget(line)
    onRefuse()
  }

  return (
    <li className="stack gap-2 rounded-control border border-line bg-paper px-4 py-3">
      {editing ? (
        <KeepForm words={line} keeping={keeping} />
      ) : (
        <>
          <p id={lineId} className="[overflow-wrap:anywhere]">
            {line}
          </p>
          <SaveNotice state={state} />
        </>
      )}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {!editing && (
          <>
            <Button
              look="secondary"
              busy={busy}
              aria-describedby={lineId}
              label={busy ? words.keeping : words.keep}
              onClick={() => keeping.keep(keeping.draftOf(line))}
            />
            <Button look="quiet" aria-describedby={lineId} onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          </>
        )}
        <Button look="quiet" aria-describedby={editing ? undefined : lineId} onClick={refuse}>
          {words.refuse}
        </Button>
      </div>
    </li>
  )
}

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

export function WaitingLines() {
  const { lines, answer } = useProposedLines()
  return <ProposedLines lines={lines} onAnswer={answer} />
}

/** Lines that may become notes and wait for an answer. Whatever goes wrong, nothing is proposed. */
function useProposedLines() {
  const { personId, request } = useNotebook()
  const client = useQueryClient()
  const query = proposalsQuery(personId)
  const { data: lines = [] } = useQuery(query)

  /** It was kept or refused. If the request fails, it comes back. */
  function answer({ id }: ProposedLine) {
    client.setQueryData(query.queryKey, (before) => before?.filter((line) => line.id !== id))
    withRetry(() => request<Done>('DELETE', `/api/notebook/proposals/${id}`)).catch(() =>
      client.invalidateQueries(query),
    )
  }

  return { lines, answer }
}

/** A model that writes takes longer than an ordinary answer. */
export const MODEL_PATIENCE = 90_000

/** Those of one conversation, in which more are looked for: at once, or at the time when it has rested. */
export function useProposalsOf(conversationId: string, restedAt?: number) {
  const { personId, request } = useNotebook()
  const client = useQueryClient()
  const { lines, answer } = useProposedLines()

  useEffect(() => {
    const { queryKey } = proposalsQuery(personId)
    const ask = () =>
      request<Proposals>('POST', `/api/conversations/${conversationId}/proposals`, {
        body: { rested: restedAt !== undefined } satisfies AskedProposals,
        timeout: MODEL_PATIENCE,
      })
        .then(({ lines }) => client.setQueryData(queryKey, lines))
        .catch(() => {})
    const timer = setTimeout(ask, Math.max(0, (restedAt ?? 0) - Date.now()))
    return () => clearTimeout(timer)
  }, [personId, request, client, conversationId, restedAt])

  return { lines: lines.filter((line) => line.conversationId === conversationId), answer }
}
