import { Trash2 } from 'lucide-react'
import type { CheckIn } from '#domain/api/notebook.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FewFirst } from './few-first.tsx'
import { MoodFace } from './mood-face.tsx'
import { shortDay } from './picture-places.ts'

const RECENT = 5
const words = notebookCopy.checkIns

type RecentCheckInsProps = { checkIns: readonly CheckIn[]; onRemove: (checkIn: CheckIn) => void }

/** The last few, with their words: each can be erased. */
export function RecentCheckIns({ checkIns, onRemove }: RecentCheckInsProps) {
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
                  <span className="text-ink-soft"> · {[when, ...feelings].join(' · ')}</span>
                </p>
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
