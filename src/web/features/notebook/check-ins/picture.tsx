import type { ReactNode } from 'react'
import type { CheckInPicture, PictureDay } from '#domain/notebook/check-in-picture.ts'
import { MOODS, type Mood } from '#domain/notebook/moods.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'

const words = notebookCopy.checkIns
/** The measures of the picture, in its own units: as wide as a phone leaves room for. */
export const WIDTH = 300
export const ROW = 26
const LEFT = 34
const RIGHT = 16
const TOP = 6
const ROWS_HEIGHT = ROW * MOODS.length
const TITLE = 20
/** Rows, and the names of the columns under them. */
const HALF = TITLE + TOP + ROWS_HEIGHT + 34

/** 'Como estive': every day of the span, and under it the days of the week. */
export const Picture = ({ picture }: { picture: CheckInPicture }) => (
  <svg
    role="img"
    aria-label={words.picture}
    viewBox={`0 0 ${WIDTH} ${2 * HALF - 12}`}
    className="h-auto w-full"
  >
    <Days picture={picture} />
    <g transform={`translate(0 ${HALF})`}>
      <Weekdays picture={picture} />
    </g>
  </svg>
)

const Days = ({ picture: { days } }: { picture: CheckInPicture }) => (
  <Rows title={words.byDay}>
    {days.map(({ checkIns: { length }, checkIns }, index) =>
      checkIns.map(({ mood, createdAt }, at) => (
        <circle
          key={createdAt}
          // Those of one day are side by side in its column, the first one first.
          cx={columnOf(index + (at + 0.5) / length - 0.5, days.length)}
          cy={rowOf(mood)}
          r={dotSize(days.length, length)}
          className={`mood-skin picture-dot mood-${mood}`}
        />
      )),
    )}
    {dayTicks(days).map(({ index, label }) => (
      <text
        key={index}
        x={columnOf(index, days.length)}
        y={TOP + ROWS_HEIGHT + 14}
        textAnchor="middle"
        className="picture-text"
      >
        {label}
      </text>
    ))}
  </Rows>
)

function Weekdays({ picture: { weekdays } }: { picture: CheckInPicture }) {
  const most = Math.max(1, ...weekdays.flatMap(({ moods }) => Object.values(moods)))
  return (
    <Rows title={words.byWeekday}>
      {weekdays.map(({ weekday, moods }, index) => {
        const x = columnOf(index, weekdays.length)
        return (
          <g key={weekday}>
            {MOODS.filter((mood) => moods[mood] > 0).map((mood) => (
              <g key={mood}>
                <circle
                  cx={x}
                  cy={rowOf(mood)}
                  r={circleSize(moods[mood], most)}
                  className={`mood-skin mood-${mood}`}
                />
                <text x={x} y={rowOf(mood)} className="picture-count">
                  {moods[mood]}
                </text>
              </g>
            ))}
            <text x={x} y={TOP + ROWS_HEIGHT + 14} textAnchor="middle" className="picture-text">
              {weekday.slice(0, 3)}
            </text>
          </g>
        )
      })}
    </Rows>
  )
}

const Rows = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <text x={0} y={12} className="picture-text">
      {title}
    </text>
    <g transform={`translate(0 ${TITLE})`}>
      {MOODS.map((mood) => (
        <g key={mood}>
          <line x1={28} x2={WIDTH} y1={rowOf(mood)} y2={rowOf(mood)} className="picture-grid" />
          <MoodFace mood={mood} x={0} y={rowOf(mood) - (ROW - 6) / 2} size={ROW - 6} />
        </g>
      ))}
      {children}
    </g>
  </>
)

/** The middle of a mood's row: the best on top. */
export const rowOf = (mood: Mood): number => TOP + ROW * (MOODS.length - 1 - MOODS.indexOf(mood)) + ROW / 2

export const columnOf = (index: number, count: number): number =>
  LEFT + ((WIDTH - LEFT - RIGHT) * (index + 0.5)) / count

/** As large as a column leaves room for, and always to be seen; a bit smaller where a day has several. */
export const dotSize = (count: number, ofDay = 1): number =>
  Math.max(2, Math.min(5, (WIDTH - LEFT - RIGHT) / count / 2) / Math.sqrt(ofDay))

/** The area of a circle shows how many; the largest one fills its row. */
export const circleSize = (days: number, most: number): number =>
  days === 0 ? 0 : Math.max(6, (ROW / 2 - 1) * Math.sqrt(days / most))

/** A few days with their dates, never so many that they touch. */
export function dayTicks(days: readonly PictureDay[]): { index: number; label: string }[] {
  const last = days.length - 1
  const step = days.length / 5
  return [0, 1, 2, 3, 4].map((part) => {
    const index = Math.round(last - part * step)
    return { index, label: shortDay(days[index]?.day ?? '') }
  })
}

/** '5/11' of '2026-11-05'. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}/${month}`
}

/** The mouth from left to right, in a face of 40 by 40. */
const MOUTHS: Record<Mood, string> = {
  'muito-mal': 'M12 30 Q20 20 28 30',
  mal: 'M13 28.5 Q20 23.5 27 28.5',
  'mais-ou-menos': 'M13.5 27 H26.5',
  bem: 'M13 25 Q20 31 27 25',
  'muito-bem': 'M11.5 23.5 Q20 35.5 28.5 23.5 Z',
}

/** A drawn face. It decorates: its meaning is in words next to it. */
export function MoodFace({ mood, x = 0, y = 0, size }: { mood: Mood; x?: number; y?: number; size: number }) {
  return (
    <svg
      aria-hidden
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className={`mood mood-${mood}`}
    >
      <circle cx="20" cy="20" r="18" className="mood-skin" />
      <g className="mood-lines">
        {mood === 'muito-mal' && <path d="M10.5 14.5 L16 12 M29.5 14.5 L24 12" />}
        <path d={MOUTHS[mood]} />
        <path
          d={
            mood === 'muito-bem'
              ? 'M11.5 17 Q14 13.5 16.5 17 M23.5 17 Q26 13.5 28.5 17'
              : 'M14 17 V17.6 M26 17 V17.6'
          }
        />
      </g>
    </svg>
  )
}
