import { useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { HOME } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FewFirst } from '../few-first.tsx'
import { KeepDialog } from '../notes/keep-form.tsx'
import { PartExample, PartLoading } from '../part-frame.tsx'
import { SummaryRow } from './summary-row.tsx'
import { useSummaries } from './use-summaries.ts'

const WaysOut = lazyPart(() => import('../who-could-know.tsx').then((m) => m.WaysOut))

const SHOWN = 4
const words = notebookCopy.summaries

export function SummaryList() {
  const { summaries, isError, refetch, change, remove } = useSummaries()
  const [asking, setAsking] = useState(false)
  const [noting, setNoting] = useState<string | null>(null)
  return (
    <>
      {summaries ? (
        <>
          {summaries.length === 0 && (
            <>
              <p className="text-ink-soft text-sm">{words.empty}</p>
              <PartExample text={words.example}>
                <ButtonLink to={HOME} look="secondary" label={words.begin} />
              </PartExample>
            </>
          )}
          <FewFirst items={summaries} few={SHOWN} more={words.showAll}>
            {(summary) => (
              <SummaryRow
                key={summary.id}
                summary={summary}
                onChange={change}
                onRemove={remove}
                onNote={setNoting}
                onWho={() => setAsking(true)}
              />
            )}
          </FewFirst>
        </>
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
      <KeepDialog words={noting} onClose={() => setNoting(null)} />
      <Dialog open={asking} title={notebookCopy.who} onClose={() => setAsking(false)}>
        <WaysOut />
      </Dialog>
    </>
  )
}
