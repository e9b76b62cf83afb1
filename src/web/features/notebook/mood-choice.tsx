import { useId } from 'react'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { MOODS, type Mood } from '#domain/notebook/moods.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { MoodFace } from './mood-face.tsx'

type MoodChoiceProps = { mood: Mood | null; onChoose: (mood: Mood) => void }

/** 'Como você está?': five faces with words. */
export function MoodChoice({ mood, onChoose }: MoodChoiceProps) {
  const name = useId()
  const labelId = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="stack gap-2">
      <p id={labelId} className="font-medium">
        {notebookCopy.checkIns.mood}
      </p>
      <div className="grid grid-cols-5 gap-1 sm:gap-2">
        {MOODS.map((one) => (
          <label
            key={one}
            className="relative grid cursor-pointer content-start justify-items-center gap-1 rounded-control border border-transparent px-0.5 py-2 text-center text-xs leading-tight hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={mood === one}
              onChange={() => onChoose(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <MoodFace mood={one} size={44} />
            {MOOD_NAMES[one]}
          </label>
        ))}
      </div>
    </div>
  )
}
