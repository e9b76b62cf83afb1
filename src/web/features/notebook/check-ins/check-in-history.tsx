import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CheckInPicture, checkInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOOD_NAMES, MOODS } from '#domain/notebook/moods.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { IconButton } from '#web/ui/icon.tsx'
import { dayHere } from '../day-here.ts'
import { FewFirst } from '../few-first.tsx'
import { MoodFace, Picture, shortDay } from './picture.tsx'

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
          <section
            aria-label={words.byDay}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="table-scroll max-h-72 overflow-auto rounded-control border border-line"
          >
            <DayTable picture={picture} />
          </section>
          <details className="text-sm">
            <summary className="more">{words.byWeekday}</summary>
            <div className="overflow-x-auto rounded-control border border-line">
              <WeekdayTable picture={picture} />
            </div>
          </details>
          <RecentCheckIns checkIns={checkIns} onRemove={onRemove} />
        </>
      )}
    </div>
  )
}

const RecentCheckIns = ({ checkIns, onRemove }: CheckInHistoryProps) => (
  <section className="stack gap-3">
    <h3 className="font-semibold text-sm">{words.recent}</h3>
    <FewFirst items={checkIns} few={RECENT} more={words.showAll}>
      {(checkIn) => {
        const { id, day, mood, feelings, words: text, createdAt } = checkIn
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
              {text && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
            </div>
            <IconButton of={Trash2} label={words.remove} onClick={() => onRemove(checkIn)} />
          </li>
        )
      }}
    </FewFirst>
  </section>
)

const CELL = 'px-2 py-1.5 text-left align-top'

/** The same as the picture, to be read. Days without a check-in are left out. */
const DayTable = ({ picture }: { picture: CheckInPicture }) => (
  <HeadedTable caption={words.picture} columns={[words.tableDay, words.tableMood, words.tableFeelings]}>
    {picture.days.toReversed().flatMap(({ day, weekday, checkIns }) =>
      checkIns.toReversed().map(({ mood, feelings, createdAt }) => (
        <tr key={createdAt}>
          <th scope="row" className={`${CELL} font-normal`}>
            {shortDay(day)}, {weekday}
            {checkIns.length > 1 && `, ${clockTime(new Date(createdAt))}`}
          </th>
          <td className={CELL}>{MOOD_NAMES[mood]}</td>
          <td className={CELL}>{feelings.join(', ')}</td>
        </tr>
      )),
    )}
  </HeadedTable>
)

function WeekdayTable({ picture }: { picture: CheckInPicture }) {
  const moodNames = MOODS.map((mood) => MOOD_NAMES[mood])
  return (
    <HeadedTable caption={words.byWeekday} columns={[words.tableWeekday, ...moodNames]}>
      {picture.weekdays.map(({ weekday, moods }) => (
        <tr key={weekday}>
          <th scope="row" className={`${CELL} font-normal`}>
            {weekday}
          </th>
          {MOODS.map((mood) => (
            <td key={mood} className={CELL}>
              {moods[mood]}
            </td>
          ))}
        </tr>
      ))}
    </HeadedTable>
  )
}

type HeadedTableProps = { caption: string; columns: string[]; children: ReactNode }

const HeadedTable = ({ caption, columns, children }: HeadedTableProps) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-line border-b text-ink-soft">
        {columns.map((column) => (
          <th key={column} scope="col" className={CELL}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
