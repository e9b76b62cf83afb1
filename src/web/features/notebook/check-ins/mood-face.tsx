import type { Mood } from '#domain/notebook/moods.ts'

/** The mouth from left to right, in a face of 40 by 40. */
const MOUTHS: Record<Mood, string> = {
  'muito-mal': 'M12 30 Q20 20 28 30',
  mal: 'M13 28.5 Q20 23.5 27 28.5',
  'mais-ou-menos': 'M13.5 27 H26.5',
  bem: 'M13 25 Q20 31 27 25',
  'muito-bem': 'M11.5 23.5 Q20 35.5 28.5 23.5 Z',
}

/** Brows that lean inwards, for the two hard ones. */
const BROWS: Partial<Record<Mood, string>> = {
  'muito-mal': 'M10.5 14.5 L16 12 M29.5 14.5 L24 12',
}

/** A drawn face. It decorates: its meaning is in words next to it. */
export function MoodFace({ mood, x = 0, y = 0, size }: { mood: Mood; x?: number; y?: number; size: number }) {
  const brows = BROWS[mood]
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
        {brows && <path d={brows} />}
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
