import { useId, useRef, useState } from 'react'
import type { ProposedLine } from '#domain/api/notebook.ts'
import { proposalsCopy } from '#web/copy/proposals-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { KeepForm } from './keep-form.tsx'
import { SaveNotice } from './save-notice.tsx'
import { type Keeping, useKeeping } from './use-keeping.ts'

type ProposedLinesProps = {
  lines: readonly ProposedLine[]
  /** It was kept or refused. */
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

type LineRowProps = { line: string; keeping: Keeping; onRefuse: () => void }

function LineRow({ line, keeping, onRefuse }: LineRowProps) {
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
              onClick={() => keeping.keep(keeping.draftOf(line))}
            >
              {busy ? words.keeping : words.keep}
            </Button>
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
