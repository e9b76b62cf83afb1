import { useState } from 'react'
import type { CheckIn } from '#domain/api/notebook.ts'
import { checkInPicture } from '#domain/notebook/check-in-picture.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { CheckInTables } from './check-in-tables.tsx'
import { dayHere } from './day-here.ts'
import { Picture } from './picture.tsx'
import { RecentCheckIns } from './recent-check-ins.tsx'

const SPANS = [30, 90] as const
const words = notebookCopy.checkIns

type CheckInHistoryProps = { checkIns: CheckIn[]; onRemove: (checkIn: CheckIn) => void }

/** How the last 30 or 90 days were, drawn and as a table. */
export function CheckInHistory({ checkIns, onRemove }: CheckInHistoryProps) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30)
  const picture = checkInPicture(checkIns, dayHere(new Date()), span)
  return (
    <div className="stack gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{words.picture}</h3>
        <fieldset aria-label={words.span} className="flex min-w-0 gap-1">
          {SPANS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === span}
              onClick={() => setSpan(one)}
              className={`min-h-11 rounded-control border px-3.5 text-sm ${
                one === span
                  ? 'border-accent bg-accent-soft font-semibold'
                  : 'border-line hover:bg-accent-soft'
              }`}
            >
              {words.days(one)}
            </button>
          ))}
        </fieldset>
      </div>
      <Picture picture={picture} />
      {picture.answered === 0 ? (
        <p className="text-ink-soft text-sm">{words.none}</p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">{words.answered(picture.answered, span)}</p>
          <CheckInTables picture={picture} />
          <RecentCheckIns checkIns={checkIns} onRemove={onRemove} />
        </>
      )}
    </div>
  )
}
