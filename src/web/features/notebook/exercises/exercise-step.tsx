import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { QuestionAnswer } from '#domain/api/exercises.ts'
import type { ExerciseStep, KeptExercise } from '#domain/exercises/exercises.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { navigate } from '#web/lib/router.tsx'
import { usePersonState } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { RadioChoice } from '#web/ui/radio-row.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { dayHere, momentHere } from '../day-here.ts'
import { useNotebook } from '../notebook-context.ts'
import { TextArea } from '../text-area.tsx'
import type { Exercises } from './use-exercises.ts'

export const LIST = '/caderno#exercicios'

type StepProps = {
  exercise: KeptExercise
  exercises: Exercises
  step: ExerciseStep
  place: { at: number; of: number }
  text: string
  onType: (text: string) => void
  onGo: (to: number) => void
}

export function Step({ exercise, exercises, step, place, text, onType, onGo }: StepProps) {
  const { at, of } = place
  const state = usePersonState()
  const hasModel = state.status === 'signed-in' && state.model !== 'demo'
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = hasModel && exercise.aiAsks && at > 0
  const isKept = exercises.state.kind !== 'saving' && exercises.state.kind !== 'waiting'
  const settled = isKept && !exercises.isUnsent(exercise.id)
  // The server words it from what has arrived there; a question does not change under who is answering it.
  const worded = useWordedQuestion(exercise.id, step.key, wanted && settled && isBlank(text))
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
            <Switch
              on={exercise.aiAsks}
              onChange={(aiAsks) => exercises.turn(exercise, { aiAsks })}
              label={words.asks}
            />
            <p className="text-ink-soft text-sm">{words.asksWhat}</p>
          </div>
        )}
      </Card>
      <StepWays step={step} place={place} tooLong={tooLong} onGo={onGo} />
    </Form>
  )
}

type StepWaysProps = Pick<StepProps, 'step' | 'place' | 'onGo'> & { tooLong: boolean }

const StepWays = ({ step, place: { at, of }, tooLong, onGo }: StepWaysProps) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" disabled={tooLong}>
        {at + 1 === of && !step.choices ? words.finish : words.next}
      </Button>
      {at > 0 && (
        <Button
          look="secondary"
          icon={ArrowLeft}
          iconSize={18}
          label={words.previous}
          onClick={() => onGo(at - 1)}
        />
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

/** The question of this step as the model words it, once it has arrived; null until then, and where the written question stays. */
function useWordedQuestion(id: string, step: string, mayAsk: boolean): string | null {
  const { request } = useNotebook()
  const [worded, setWorded] = useState<string | null>()
  const asks = mayAsk && worded === undefined

  useEffect(() => {
    if (!asks) return
    let left = false
    request<QuestionAnswer>('POST', `/api/notebook/exercises/${id}/question`, { body: { step } })
      .then(({ question }) => question)
      // The written question stays.
      .catch(() => null)
      .then((question) => left || setWorded(question))
    return () => {
      left = true
    }
  }, [asks, request, id, step])

  return worded ?? null
}

type StepAnswerProps = {
  step: ExerciseStep
  question: string
  text: string
  onChange: (text: string) => void
}

function StepAnswer({ step, question, text, onChange }: StepAnswerProps) {
  if (step.choices) return <Choices {...{ step, question, text, onChange }} />
  if (step.moment) return <Moment text={text} onChange={onChange} />
  return (
    <TextArea
      label={question}
      labelHidden
      text={text}
      onChange={onChange}
      max={step.max}
      tall
      {...(step.hint && { hint: step.hint })}
    />
  )
}

function Choices({ step, question, text, onChange }: StepAnswerProps) {
  const name = useId()
  return (
    <fieldset className="stack gap-2">
      <legend className="sr-only">{question}</legend>
      {step.choices?.map((choice) => (
        <RadioChoice
          key={choice}
          name={name}
          label={choice}
          checked={text === choice}
          onChoose={() => onChange(choice)}
          className="min-h-12 gap-3"
        />
      ))}
    </fieldset>
  )
}

const EVENING = '18:00'

/** Today, or tomorrow where that time has passed. */
export function dayOfNext(time: string, now: Date): string {
  const today = dayHere(now)
  if (`${today}T${time}` > momentHere(now)) return today
  return dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
}

/** Two fields of the platform: one for both is hard to use on many phones. */
function Moment({ text, onChange }: Pick<StepAnswerProps, 'text' | 'onChange'>) {
  const today = dayHere(new Date())
  const [day = '', time = ''] = text.split('T')
  return (
    <div className="grid max-w-sm grid-cols-[3fr_2fr] gap-3">
      <TextField
        label={words.day}
        type="date"
        min={today}
        value={day}
        onChange={(value) => onChange(value && `${value}T${time || EVENING}`)}
      />
      <TextField
        label={words.time}
        type="time"
        value={time}
        onChange={(value) => onChange(value && `${day || dayOfNext(value, new Date())}T${value}`)}
      />
    </div>
  )
}
