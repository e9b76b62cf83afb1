import { useEffect, useState } from 'react'
import { exercisePage, momentInWords } from '#domain/exercises/exercise-page.ts'
import {
  EXERCISES,
  type KeptExercise,
  openStep,
  restsUntil,
  stepsAsked,
} from '#domain/exercises/exercises.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { navigate, useLocation, useTitle } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DangerCard } from '../danger.tsx'
import { momentHere } from '../day-here.ts'
import { useNotebook } from '../notebook-context.ts'
import { Discreet, PageFrame, PartLoading } from '../part-frame.tsx'
import { Saved, SaveNotice } from '../saving.tsx'
import { WhoCouldKnow } from '../who-could-know.tsx'
import type { Begun } from './begin-exercise.ts'
import { LIST, Step } from './exercise-step.tsx'
import { type Exercises, useExercises } from './use-exercises.ts'

/** /caderno/:id: one exercise, step by step, and its page at the end. */
export function ExerciseRunner({ id }: { id: string }) {
  const exercises = useExercises()
  const { state } = useLocation()
  const begun = state as Begun | null
  // What is kept decides at which step one is: it is waited for, as long as there is hope.
  const known = exercises.isFetched || exercises.isHere(id) || begun?.page === performance.timeOrigin
  const exercise = known ? (exercises.find(id) ?? (begun && exercises.blank(id, begun.kind))) : null
  const { discreet } = useNotebook()
  const name = exercise && !exercise.unreadable ? EXERCISES[exercise.kind].name : ''
  useTitle(discreet ? words.back : name)

  function content() {
    if (!exercise || exercise.unreadable) {
      if (exercises.data) return <p>{exercise ? words.unreadable : words.missing}</p>
      return <PartLoading failed={exercises.isError} onRetry={exercises.refetch} />
    }
    return (
      <Discreet>
        <Steps key={id} exercise={exercise} exercises={exercises} />
      </Discreet>
    )
  }

  return (
    <PageFrame back={words.back} to={LIST} className="max-w-2xl gap-5">
      {name && <h1 className="font-serif text-display">{name}</h1>}
      {content()}
    </PageFrame>
  )
}

const SAVE_AFTER = 1500

type StepsProps = { exercise: KeptExercise; exercises: Exercises }

function Steps({ exercise, exercises }: StepsProps) {
  const { id, kind, answers } = exercise
  const { write, run, state, danger } = exercises
  const steps = stepsAsked(kind, answers)
  // Where it was left; past the last step when all are answered.
  const [at, setAt] = useState(() => placeOf(exercise))
  const [early, setEarly] = useState(false)
  // What was typed since the step is open: the server trims, and must not move the words under the cursor.
  const [mine, setMine] = useState<string | null>(null)
  const step = steps[at]

  useEffect(() => {
    if (mine === null) return
    const timer = setTimeout(run, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [mine, run])

  function go(to: number) {
    if (mine !== null) void run()
    setMine(null)
    setAt(to)
    window.scrollTo(0, 0)
  }

  function type(text: string) {
    if (!step) return
    setMine(text)
    write(exercise, step.key, text)
  }

  const isDue = early || !step || !steps[at - 1]?.moment
  const rests = isDue ? null : restsUntil(kind, answers, momentHere(new Date()))
  return (
    <>
      <DangerCard danger={danger?.id === id ? danger : null} block="start">
        <p className="mt-3">{words.dangerKept}</p>
      </DangerCard>
      {!step && <ExerciseEnd exercise={exercise} exercises={exercises} onGo={go} />}
      {rests && <Resting moment={rests} onOpen={() => setEarly(true)} onBack={() => go(at - 1)} />}
      {step && !rests && (
        <Step
          key={step.key}
          exercise={exercise}
          exercises={exercises}
          step={step}
          place={{ at, of: steps.length }}
          text={shownText(mine, answers[step.key] ?? '')}
          onType={type}
          onGo={go}
        />
      )}
      <div className="min-h-6">
        <SaveNotice state={state} />
        <Saved state={state} />
      </div>
    </>
  )
}

/** What is typed, unless what is kept has other words by now: then another device has written too. */
const shownText = (mine: string | null, kept: string): string =>
  mine !== null && typedText(mine) === typedText(kept) ? mine : kept

function placeOf({ kind, answers }: KeptExercise): number {
  const open = openStep(kind, answers)
  const steps = stepsAsked(kind, answers)
  return open ? steps.indexOf(open) : steps.length
}

const Resting = ({ moment, onOpen, onBack }: { moment: string; onOpen: () => void; onBack: () => void }) => (
  <>
    <Card className="stack gap-4">
      <h2 className="font-serif text-title">{words.resting(momentInWords(moment))}</h2>
      <p>{words.restingWhat}</p>
      <div className="flex flex-wrap gap-3">
        <Button label={words.back} onClick={() => navigate(LIST)} />
        <Button look="secondary" label={words.openNow} onClick={onOpen} />
        <Button look="quiet" className="max-sm:-ml-3" label={words.previous} onClick={onBack} />
      </div>
    </Card>
    <Card>
      <WhoCouldKnow />
    </Card>
  </>
)

function ExerciseEnd({ exercise, exercises, onGo }: StepsProps & { onGo: (to: number) => void }) {
  const { kind, answers, aiMayRead } = exercise
  const page = exercisePage(kind, answers)
  const open = openStep(kind, answers)
  const edit = (step: string) => onGo(stepsAsked(kind, answers).findIndex(({ key }) => key === step))
  const left = page.length > 0 ? words.left : words.empty
  return (
    <>
      <p>{open ? left : EXERCISES[kind].end}</p>
      {open && (
        <Button className="justify-self-start" onClick={() => edit(open.key)}>
          {words.toStep(open.title)}
        </Button>
      )}
      {page.length > 0 && (
        <Card className="stack gap-4" aria-label={words.page}>
          {page.map(({ key, title, text }) => (
            <div key={key} className="stack gap-0.5">
              <div className="flex items-center justify-between gap-3">
                <h2 className="font-semibold text-sm">{title}</h2>
                <Button look="link" className="text-sm" onClick={() => edit(key)}>
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
              onChange={(on) => exercises.turn(exercise, { aiMayRead: on })}
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
