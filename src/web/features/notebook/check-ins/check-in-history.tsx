import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { checkInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { IconButton } from '#web/ui/icon.tsx'
import { dayHere } from '../day-here.ts'
import { FewFirst } from '../few-first.tsx'
import { CheckInTables } from './check-in-tables.tsx'
import { MoodFace } from './mood-face.tsx'
import { Picture, shortDay } from './picture.tsx'

const SPANS = [30, 90] as const
const RECENT = 5
const words = notebookCopy.checkIns

type CheckInHistoryProps = { checkIns: CheckIn[]; onRemove: (checkIn: CheckIn) => void }

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

type RecentCheckInsProps = { checkIns: readonly CheckIn[]; onRemove: (checkIn: CheckIn) => void }

function RecentCheckIns({ checkIns, onRemove }: RecentCheckInsProps) {
  return (
    <section className="stack gap-3">
      <h3 className="font-semibold text-sm">{words.recent}</h3>
      <FewFirst items={checkIns} few={RECENT} more={words.showAll}>
        {(checkIn) => {
          const { id, day, mood, feelings, words: said, createdAt } = checkIn
          const when = `${shortDay(day)}, ${clockTime(new Date(createdAt))}`
          return (
            <li
              key={id}
              className="flex items-start gap-3 rounded-control border border-line bg-paper px-3 py-2"
            >
              <span className="mt-1">
                <MoodFace mood={mood} size={32} />
              </span>
              <div className="min-w-0 flex-1 self-center text-sm">
                <p>
                  <span className="font-semibold">{MOOD_NAMES[mood]}</span>
                  <span className="text-ink-soft"> · {when}</span>
                </p>
                {feelings.length > 0 && <p className="text-ink-soft">{feelings.join(', ')}</p>}
                {said && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{said}</p>}
              </div>
              <IconButton of={Trash2} label={words.remove} onClick={() => onRemove(checkIn)} />
            </li>
          )
        }}
      </FewFirst>
    </section>
  )
}
