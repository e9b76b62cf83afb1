import { Trash2 } from 'lucide-react'
import { momentInWords } from '#domain/exercises/exercise-page.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISE_KEYS, EXERCISES, openStep, restsUntil, stepsAsked } from '#domain/exercises/exercises.ts'
import { longDay } from '#web/copy/dates-pt-br.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { momentHere } from '../day-here.ts'
import { FewFirst } from '../few-first.tsx'
import { useNotebook } from '../notebook-context.ts'
import { PartLoading } from '../part-frame.tsx'
import { SaveNotice } from '../saving.tsx'
import { beginExercise } from './begin-exercise.ts'
import { type Exercises, useExercises, useForgetEmpty } from './use-exercises.ts'

const SHOWN = 5

export function ExerciseList() {
  const { crisisCard } = useNotebook()
  const list = useExercises()
  const { exercises, isError, refetch, danger, state } = list
  useForgetEmpty()
  return (
    <>
      {danger && crisisCard(danger)}
      <ExerciseChoice />
      <SaveNotice state={state} />
      {exercises ? (
        <div className="stack gap-3">
          <h3 className="font-semibold">{words.mine}</h3>
          {exercises.length === 0 && <p className="text-ink-soft text-sm">{words.none}</p>}
          <FewFirst items={exercises} few={SHOWN} more={words.showAll}>
            {(exercise) => <ExerciseRow key={exercise.id} exercise={exercise} list={list} />}
          </FewFirst>
        </div>
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </>
  )
}

export const ExerciseChoice = () => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {EXERCISE_KEYS.map((kind) => (
      <li
        key={kind}
        className="relative grid content-start gap-0.5 rounded-control border border-line-strong bg-surface px-4 py-3 transition-colors hover:border-accent hover:bg-accent-soft"
      >
        {/* The whole box is its button. */}
        <button
          type="button"
          aria-describedby={`exercicio-${kind}`}
          onClick={() => beginExercise(kind)}
          className="justify-self-start rounded-control text-left font-semibold after:absolute after:inset-0 after:rounded-control"
        >
          {EXERCISES[kind].name}
        </button>
        <p id={`exercicio-${kind}`} className="text-ink-soft text-sm">
          {EXERCISES[kind].about}
        </p>
      </li>
    ))}
  </ul>
)

function ExerciseRow({ exercise, list }: { exercise: KeptExercise; list: Exercises }) {
  const { id, kind, answers, aiMayRead, createdAt, unreadable } = exercise
  const done = openStep(kind, answers) === null
  const notes = [progress(exercise), list.isUnsent(id) && words.unsent, list.isOffHere(id) && words.offWaits]
  return (
    <li className="stack gap-1 rounded-control border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{unreadable ? words.unreadable : EXERCISES[kind].name}</p>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {longDay(new Date(createdAt))}
        </time>
      </div>
      {!unreadable && <p className="text-ink-soft text-sm">{notes.filter(Boolean).join('. ')}</p>}
      <div className="-mr-2 flex flex-wrap items-center justify-end gap-x-2 text-sm">
        {!unreadable && (
          <>
            <div className="mr-auto max-sm:basis-full">
              <Switch
                on={aiMayRead}
                onChange={(on) => list.turn(exercise, { aiMayRead: on })}
                label={words.mayRead}
              />
            </div>
            <Link to={`/caderno/${id}`} className={`${buttonClass('secondary')} text-sm`}>
              {done ? words.read : words.goOn}
              <span className="sr-only"> {EXERCISES[kind].name}</span>
            </Link>
          </>
        )}
        <IconButton of={Trash2} label={words.remove} onClick={() => list.remove(exercise)} />
      </div>
    </li>
  )
}

function progress({ kind, answers }: KeptExercise): string {
  const open = openStep(kind, answers)
  if (!open) return words.done
  const rests = restsUntil(kind, answers, momentHere(new Date()))
  if (rests) return words.rests(momentInWords(rests))
  const steps = stepsAsked(kind, answers)
  const at = steps.indexOf(open)
  return steps[at - 1]?.moment ? words.due : words.doing(at + 1, steps.length)
}
