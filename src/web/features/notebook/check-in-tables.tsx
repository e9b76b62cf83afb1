import type { CheckInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { MOODS } from '#domain/notebook/moods.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { shortDay } from './picture-places.ts'

const words = notebookCopy.checkIns
const CELL = 'px-2 py-1.5 text-left align-top'

/** The same as the picture, to be read. Days without a check-in are left out. */
export function CheckInTables({ picture }: { picture: CheckInPicture }) {
  return (
    <>
      <fieldset
        aria-label={words.byDay}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-56 min-w-0 overflow-auto rounded-control border border-line"
      >
        <DayTable picture={picture} />
      </fieldset>
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
  const days = picture.days.filter(({ mood }) => mood !== null).toReversed()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.picture}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className={CELL}>
            {words.tableDay}
          </th>
          <th scope="col" className={CELL}>
            {words.tableMood}
          </th>
          <th scope="col" className={CELL}>
            {words.tableFeelings}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, weekday, mood, feelings }) => (
          <tr key={day}>
            <th scope="row" className={`${CELL} font-normal`}>
              {shortDay(day)}, {weekday}
            </th>
            <td className={CELL}>{mood && MOOD_NAMES[mood]}</td>
            <td className={CELL}>{feelings.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WeekdayTable({ picture }: { picture: CheckInPicture }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.byWeekday}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className={CELL}>
            {words.tableWeekday}
          </th>
          {MOODS.map((mood) => (
            <th key={mood} scope="col" className={CELL}>
              {MOOD_NAMES[mood]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  )
}
