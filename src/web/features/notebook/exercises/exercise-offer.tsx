import { EXERCISE_KEYS, EXERCISES } from '#domain/exercises/exercises.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { beginExercise } from './begin-exercise.ts'

/** Under the reply to a message that asks for an exercise, and to no other. */
export const ExerciseOffer = () => (
  <section aria-label={words.offer} className="hidden-when-discreet mt-4 grid gap-2">
    <p className="text-ink-soft text-sm">{words.offer}</p>
    <div className="flex flex-wrap gap-2">
      {EXERCISE_KEYS.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => beginExercise(kind)}
          className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm transition-colors hover:border-accent hover:bg-accent-soft"
        >
          {EXERCISES[kind].name}
        </button>
      ))}
    </div>
  </section>
)
