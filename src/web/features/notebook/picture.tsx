import type { ReactNode } from 'react'
import type { CheckInPicture } from '#domain/notebook/check-in-picture.ts'
import { MOODS } from '#domain/notebook/moods.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { MoodFace } from './mood-face.tsx'
import {
  circleSize,
  columnOf,
  dayTicks,
  dotSize,
  ROW,
  ROWS_HEIGHT,
  rowOf,
  TOP,
  WIDTH,
} from './picture-places.ts'

const words = notebookCopy.checkIns
const TITLE = 20
/** Rows, and the names of the columns under them. */
const HALF = TITLE + TOP + ROWS_HEIGHT + 34

/** 'Como estive': every day of the span, and under it the days of the week. */
export function Picture({ picture }: { picture: CheckInPicture }) {
  return (
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
}

function Days({ picture: { days } }: { picture: CheckInPicture }) {
  return (
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
}

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

/** A line and a face for each mood, under a title. */
function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
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
}
