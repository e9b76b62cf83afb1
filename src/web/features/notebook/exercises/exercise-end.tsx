import { exercisePage } from '#domain/exercises/exercise-page.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISES, openStep } from '#domain/exercises/exercises.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { WhoCouldKnow } from '../who-could-know.tsx'
import type { useExercises } from './use-exercises.ts'

type ExerciseEndProps = {
  exercise: KeptExercise
  exercises: Pick<ReturnType<typeof useExercises>, 'turn'>
  onEdit: (step: string) => void
}

/** The finished page, whether the AI may read it, and a way to a person. */
export function ExerciseEnd({ exercise, exercises: { turn }, onEdit }: ExerciseEndProps) {
  const { kind, answers, aiMayRead } = exercise
  const page = exercisePage(kind, answers)
  const open = openStep(kind, answers)
  const left = page.length > 0 ? words.left : words.empty
  return (
    <>
      <p>{open ? left : EXERCISES[kind].end}</p>
      {open && (
        <Button className="justify-self-start" onClick={() => onEdit(open.key)}>
          {words.toStep(open.title)}
        </Button>
      )}
      {page.length > 0 && (
        <Card className="stack gap-4" aria-label={words.page}>
          {page.map(({ key, title, text }) => (
            <div key={key} className="stack gap-0.5">
              <div className="flex items-center justify-between gap-3">
                <h2 className="font-semibold text-sm">{title}</h2>
                <Button look="link" className="text-sm" onClick={() => onEdit(key)}>
                  {words.edit}
                  <span className="sr-only"> {title}</span>
                </Button>
              </div>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
            </div>
          ))}
          <div className="border-line border-t pt-3">
            <Switch
              label={words.mayRead}
              on={aiMayRead}
              onChange={(on) => turn(exercise, { aiMayRead: on })}
            />
            <p className="text-ink-soft text-sm">{words.mayReadWhat}</p>
          </div>
        </Card>
      )}
      <Card>
        <WhoCouldKnow />
      </Card>
    </>
  )
}
