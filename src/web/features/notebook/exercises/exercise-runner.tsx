import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { momentInWords } from '#domain/exercises/exercise-page.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import {
  EXERCISE_KEYS,
  EXERCISES,
  type ExerciseKey,
  type ExerciseStep,
  openStep,
  restsUntil,
  stepsAsked,
} from '#domain/exercises/exercises.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { navigate, useLocation, useTitle } from '#web/lib/router.tsx'
import { usePersonState } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { momentHere } from '../day-here.ts'
import { useNotebook } from '../notebook-context.ts'
import { Hidden, PartLoading } from '../part-frame.tsx'
import { SaveNotice } from '../saving.tsx'
import { WhoCouldKnow } from '../who-could-know.tsx'
import { isBegunHere } from './begin-exercise.ts'
import { ExerciseEnd } from './exercise-end.tsx'
import { StepAnswer } from './step-answer.tsx'
import { useExercises } from './use-exercises.ts'
import { useWordedQuestion } from './use-worded-question.ts'

type Exercises = ReturnType<typeof useExercises>

const LIST = '/caderno#exercicios'

/** /caderno/:id: one exercise, step by step, and its page at the end. */
export function ExerciseRunner({ id }: { id: string }) {
  const exercises = useExercises()
  const { state } = useLocation()
  const begun = begunKind(state)
  // What is kept decides at which step one is: it is waited for, as long as there is hope.
  const known = exercises.isFetched || exercises.isHere(id) || isBegunHere(state)
  const exercise = known ? (exercises.find(id) ?? (begun && exercises.blank(id, begun))) : null
  const { discreet } = useNotebook()
  const [shown, setShown] = useState(false)
  const name = exercise && !exercise.unreadable ? EXERCISES[exercise.kind].name : ''
  useTitle(discreet ? words.back : name)

  function content() {
    if (!exercise || exercise.unreadable) {
      if (exercises.data) return <p>{exercise ? words.unreadable : words.missing}</p>
      return <PartLoading failed={exercises.isError} onRetry={exercises.refetch} />
    }
    if (discreet && !shown) return <Hidden onShow={() => setShown(true)} />
    return <Steps key={id} exercise={exercise} exercises={exercises} />
  }

  return <PageFrame heading={name}>{content()}</PageFrame>
}

/** Around an exercise: the way back, the way out and the way to help on top. */
function PageFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { wayOut } = useNotebook()
  // The list one comes from is the same screen for the router.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-5 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <ScreenHeader back={words.back} to={LIST} wayOut={wayOut} />
      <main className="stack gap-5">
        {heading && <h1 className="font-serif text-display">{heading}</h1>}
        {children}
      </main>
    </div>
  )
}

/** Which exercise the history entry begins; null where it continues one. */
function begunKind(state: unknown): ExerciseKey | null {
  const wanted = state && typeof state === 'object' && 'kind' in state ? state.kind : null
  return EXERCISE_KEYS.find((kind) => kind === wanted) ?? null
}

const SAVE_AFTER = 1500

function Steps({ exercise, exercises }: { exercise: KeptExercise; exercises: Exercises }) {
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

  const rests = step && steps[at - 1]?.moment ? restsUntil(kind, answers, momentHere(new Date())) : null
  return (
    <>
      <DangerOnTop danger={danger?.id === id ? danger : null} />
      {!step && (
        <ExerciseEnd exercise={exercise} exercises={exercises} onEdit={(key) => go(indexOf(steps, key))} />
      )}
      {step && rests && !early && (
        <Resting moment={rests} onOpen={() => setEarly(true)} onBack={() => go(at - 1)} />
      )}
      {step && !(rests && !early) && (
        <Step
          key={step.key}
          exercise={exercise}
          step={step}
          place={{ at, of: steps.length }}
          text={shownText(mine, answers[step.key] ?? '')}
          settled={state.kind !== 'saving' && state.kind !== 'waiting' && !exercises.isUnsent(id)}
          onType={type}
          onAsks={(aiAsks) => exercises.turn(exercise, { aiAsks })}
          onGo={go}
        />
      )}
      <Saved state={state} />
    </>
  )
}

const Saved = ({ state }: Pick<Exercises, 'state'>) => (
  <div className="min-h-6">
    <SaveNotice state={state} />
    <p aria-live="polite" className="text-ink-soft text-sm">
      {state.kind === 'saved' && words.saved}
    </p>
  </div>
)

function DangerOnTop({ danger }: { danger: Exercises['danger'] }) {
  const { crisisCard } = useNotebook()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (danger) card.current?.scrollIntoView({ block: 'start' })
  }, [danger])
  return (
    <div ref={card} className="scroll-mt-4 empty:hidden">
      {danger && (
        <>
          {crisisCard(danger)}
          <p className="mt-3">{words.dangerKept}</p>
        </>
      )}
    </div>
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

const indexOf = (steps: readonly ExerciseStep[], key: string) => steps.findIndex((step) => step.key === key)

type StepProps = {
  exercise: KeptExercise
  step: ExerciseStep
  place: { at: number; of: number }
  text: string
  settled: boolean
  onType: (text: string) => void
  onAsks: (aiAsks: boolean) => void
  onGo: (to: number) => void
}

function Step({ exercise, step, place: { at, of }, text, settled, onType, onAsks, onGo }: StepProps) {
  const state = usePersonState()
  const hasModel = state.status === 'signed-in' && state.model !== 'demo'
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = hasModel && exercise.aiAsks && at > 0
  const worded = useWordedQuestion({ exercise, step: step.key, wanted, settled, blank: isBlank(text) })
  const [usesFixed, setUsesFixed] = useState(false)
  const question = worded && !usesFixed ? worded : step.question
  const tooLong = text.length > step.max

  // A new step is read out from its question on.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Form onSubmit={() => !tooLong && onGo(at + 1)} className="stack gap-5">
      <Card className="stack gap-4">
        <div className="stack gap-1" aria-live="polite">
          <p className="text-ink-soft text-sm">{words.step(at + 1, of)}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-serif text-title [overflow-wrap:anywhere] focus:outline-none"
          >
            {question}
          </h2>
          {worded && (
            <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
              {!usesFixed && words.byModel}
              <Button look="link" onClick={() => setUsesFixed(!usesFixed)}>
                {usesFixed ? words.worded : words.fixed}
              </Button>
            </p>
          )}
          {step.hint && (step.choices || step.moment) && <p className="text-ink-soft text-sm">{step.hint}</p>}
        </div>
        <StepAnswer step={step} question={question} text={text} onChange={onType} />
        {at === 0 && hasModel && (
          <div className="stack gap-1 border-line border-t pt-3">
            <Switch on={exercise.aiAsks} onChange={onAsks} label={words.asks} />
            <p className="text-ink-soft text-sm">{words.asksWhat}</p>
          </div>
        )}
      </Card>
      <StepWays step={step} place={{ at, of }} tooLong={tooLong} onGo={onGo} />
    </Form>
  )
}

type StepWaysProps = Pick<StepProps, 'step' | 'place' | 'onGo'> & { tooLong: boolean }

/** On, back, or away until later. */
const StepWays = ({ step, place: { at, of }, tooLong, onGo }: StepWaysProps) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" disabled={tooLong}>
        {at + 1 === of && !step.choices ? words.finish : words.next}
      </Button>
      {at > 0 && (
        <Button look="secondary" onClick={() => onGo(at - 1)}>
          <Icon of={ArrowLeft} size={18} />
          {words.previous}
        </Button>
      )}
      <Button
        look="quiet"
        className="max-sm:-ml-3"
        label={words.later}
        onClick={() => navigate(LIST)}
        aria-describedby="depois"
      />
    </div>
    <p id="depois" className={`text-ink-soft text-sm ${at > 0 ? 'sr-only' : ''}`}>
      {words.laterWhat}
    </p>
  </>
)

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
