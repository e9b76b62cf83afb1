import type { ReactNode } from 'react'
import type { CheckInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { MOODS } from '#domain/notebook/moods.ts'
import { clockTime } from '#web/copy/dates-pt-br.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { shortDay } from './picture.tsx'

const words = notebookCopy.checkIns
const CELL = 'px-2 py-1.5 text-left align-top'

/** The same as the picture, to be read. Days without a check-in are left out. */
export function CheckInTables({ picture }: { picture: CheckInPicture }) {
  return (
    <>
      <section
        aria-label={words.byDay}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="table-scroll max-h-72 overflow-auto rounded-control border border-line"
      >
        <DayTable picture={picture} />
      </section>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-4">
          {words.byWeekday}
        </summary>
        <div className="overflow-x-auto rounded-control border border-line">
          <WeekdayTable picture={picture} />
        </div>
      </details>
    </>
  )
}

function DayTable({ picture }: { picture: CheckInPicture }) {
  return (
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
}

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

function HeadedTable({ caption, columns, children }: HeadedTableProps) {
  return (
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
}
