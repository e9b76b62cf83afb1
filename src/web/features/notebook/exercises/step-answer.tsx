import { useId } from 'react'
import type { ExerciseStep } from '#domain/exercises/exercises.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { RadioChoice } from '#web/ui/radio-row.tsx'
import { dayHere, momentHere } from '../day-here.ts'
import { TextArea } from '../text-area.tsx'

type StepAnswerProps = {
  step: ExerciseStep
  question: string
  text: string
  onChange: (text: string) => void
}

/** Where a step is answered: words, one of a few, or a moment. */
export function StepAnswer({ step, question, text, onChange }: StepAnswerProps) {
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

const FIELD = 'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2'
const EVENING = '18:00'

/** Today, or tomorrow where that time has passed. */
export function dayOfNext(time: string, now: Date): string {
  const today = dayHere(now)
  if (`${today}T${time}` > momentHere(now)) return today
  return dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
}

/** Two fields of the platform: one for both is hard to use on many phones. */
function Moment({ text, onChange }: Pick<StepAnswerProps, 'text' | 'onChange'>) {
  const id = useId()
  const today = dayHere(new Date())
  const [day = '', time = ''] = text.split('T')
  return (
    <div className="grid max-w-sm grid-cols-[3fr_2fr] gap-3">
      <div className="stack gap-1.5">
        <label htmlFor={`${id}-dia`} className="font-medium text-sm">
          {words.day}
        </label>
        <input
          id={`${id}-dia`}
          type="date"
          min={today}
          value={day}
          onChange={({ target: { value } }) => onChange(value && `${value}T${time || EVENING}`)}
          className={FIELD}
        />
      </div>
      <div className="stack gap-1.5">
        <label htmlFor={`${id}-hora`} className="font-medium text-sm">
          {words.time}
        </label>
        <input
          id={`${id}-hora`}
          type="time"
          value={time}
          onChange={({ target: { value } }) =>
            onChange(value && `${day || dayOfNext(value, new Date())}T${value}`)
          }
          className={FIELD}
        />
      </div>
    </div>
  )
}
