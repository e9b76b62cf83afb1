import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { preview } from '#domain/chat/preview.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { checkInPicture } from '#domain/notebook/check-in-picture.ts'
import { firstDayOf, madeSince, PERIODS, type Period } from '#domain/notebook/consultation.ts'
import { consultationCopy as words } from '#web/copy/consultation-pt-br.ts'
import { shortDay } from '#web/copy/dates-pt-br.ts'
import { exercisesCopy } from '#web/copy/exercises-pt-br.ts'
import { useTitle } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioChoice } from '#web/ui/radio-row.tsx'
import { dayHere } from '../day-here.ts'
import { useNotebook } from '../notebook-context.ts'
import { checkInsQuery, exercisesQuery, notesQuery, summariesQuery } from '../notebook-queries.ts'
import { Discreet, PageFrame, PartLoading } from '../part-frame.tsx'
import { ChooseMessages, type TakenMessage, Tick } from './choose-messages.tsx'
import { isNothing, Paper, type Taken } from './paper.tsx'
import '../notebook.css'
import './consultation.css'

/** /caderno/consulta: a sheet of paper from what the person ticks. Nothing of it is kept or sent. */
export function ConsultationPage() {
  useTitle(words.title)
  return (
    <PageFrame back={exercisesCopy.back} to="/caderno" className="consultation max-w-3xl gap-5">
      <div className="stack gap-2">
        <h1 className="font-serif text-display">{words.title}</h1>
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <Discreet>
        <Consultation />
      </Discreet>
    </PageFrame>
  )
}

function useNotebookParts() {
  const { personId } = useNotebook()
  const all = useQueries({
    queries: [
      notesQuery(personId),
      checkInsQuery(personId),
      exercisesQuery(personId),
      summariesQuery(personId),
    ],
  })
  const [notes, checkIns, exercises, summaries] = all
  return {
    failed: all.some(({ isError }) => isError),
    refetch: () => all.map(({ isError, refetch }) => isError && refetch()),
    parts:
      notes.data && checkIns.data && exercises.data && summaries.data
        ? {
            notes: readable(notes.data),
            checkIns: checkIns.data,
            exercises: readable(exercises.data),
            summaries: readable(summaries.data),
          }
        : null,
  }
}

const readable = <T extends { unreadable?: true }>(items: readonly T[]) =>
  items.filter(({ unreadable }) => !unreadable)

function Consultation() {
  const { parts, failed, refetch } = useNotebookParts()
  const [period, setPeriod] = useState<Period>('30')
  const [takesPicture, takePicture] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [messages, setMessages] = useState<TakenMessage[]>([])
  if (!parts) return <PartLoading failed={failed} onRetry={refetch} />

  const today = dayHere(new Date())
  const from = firstDayOf(period, today)
  const made = madeFrom(parts, from)
  const tickedOf = <T extends { id: string }>(items: readonly T[]) => items.filter(({ id }) => ticked.has(id))
  const picture = checkInPicture(parts.checkIns, today, period === '30' ? 30 : 90)
  const hasPicture = picture.answered > 0
  const taken: Taken = {
    picture: takesPicture && hasPicture ? picture : null,
    notes: tickedOf(made.notes),
    exercises: tickedOf(made.exercises),
    summaries: tickedOf(made.summaries),
    messages: messages.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp)),
  }

  function tick(ids: readonly string[], on: boolean) {
    setTicked((before) => {
      const others = [...before].filter((id) => !ids.includes(id))
      return new Set(on ? [...others, ...ids] : others)
    })
  }

  function take(message: TakenMessage, on: boolean) {
    setMessages((before) => [...before.filter(({ id }) => id !== message.id), ...(on ? [message] : [])])
  }

  return (
    <>
      <Card className="stack gap-5">
        <PeriodChoice chosen={period} onChoose={setPeriod} />
        <fieldset className="stack gap-4">
          <legend className="font-semibold">{words.choose}</legend>
          {hasPicture ? (
            <Tick on={takesPicture} onChange={takePicture}>
              {words.picture}
            </Tick>
          ) : (
            <TickList heading={words.picture} items={[]} ticked={ticked} onTick={tick} />
          )}
          {Object.entries(tickLists(made)).map(([heading, items]) => (
            <TickList key={heading} heading={heading} items={items} ticked={ticked} onTick={tick} />
          ))}
        </fieldset>
        <section className="stack gap-2 border-line border-t pt-4">
          <h2 className="font-medium text-sm">{words.messages}</h2>
          <ChooseMessages taken={messages} onTake={take} />
        </section>
      </Card>
      <Preview taken={taken} from={from} today={today} />
    </>
  )
}

const PeriodChoice = ({ chosen, onChoose }: { chosen: Period; onChoose: (period: Period) => void }) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{words.period}</legend>
    <div className="flex flex-wrap gap-2">
      {PERIODS.map((one) => (
        <RadioChoice
          key={one}
          name="periodo"
          label={words.periods[one]}
          checked={one === chosen}
          onChoose={() => onChoose(one)}
        />
      ))}
    </div>
  </fieldset>
)

type Made = Pick<Taken, 'notes' | 'exercises' | 'summaries'>

function madeFrom({ notes, exercises, summaries }: Made, from: string | null): Made {
  const since = <T extends { createdAt: string }>(items: readonly T[]) =>
    madeSince(items, from, (createdAt) => dayHere(new Date(createdAt)))
  return { notes: since(notes), exercises: since(exercises), summaries: since(summaries) }
}

function tickLists({ notes, exercises, summaries }: Made): Record<string, TickListProps['items']> {
  const now = new Date()
  const dated = (id: string, createdAt: string, text: string) => ({
    id,
    label: `${shortDay(new Date(createdAt), now)}: ${text}`,
  })
  return {
    [words.notes]: notes.map(({ id, text }) => ({ id, label: text })),
    [words.exercises]: exercises.map(({ id, kind, createdAt }) => dated(id, createdAt, EXERCISES[kind].name)),
    [words.summaries]: summaries.map(({ id, text, createdAt }) => dated(id, createdAt, preview(text))),
  }
}

function Preview(sheet: ComponentProps<typeof Paper>) {
  const isEmpty = isNothing(sheet.taken)
  return (
    <>
      <h2 className="font-serif text-title">{words.preview}</h2>
      {isEmpty ? <p className="text-ink-soft">{words.previewEmpty}</p> : <Paper {...sheet} />}
      <Button
        icon={Printer}
        label={words.print}
        disabled={isEmpty}
        className="justify-self-start"
        onClick={() => window.print()}
      />
    </>
  )
}

type TickListProps = {
  heading: string
  items: readonly { id: string; label: string }[]
  ticked: ReadonlySet<string>
  onTick: (ids: readonly string[], on: boolean) => void
}

function TickList({ heading, items, ticked, onTick }: TickListProps) {
  const ids = items.map(({ id }) => id)
  const whole = ids.length > 0 && ids.every((id) => ticked.has(id))
  return (
    <section className="stack gap-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-medium text-sm">{heading}</h2>
        {ids.length > 1 && (
          <Button look="link" className="text-sm" onClick={() => onTick(ids, !whole)}>
            {whole ? words.none : words.all}
            <span className="sr-only"> {heading}</span>
          </Button>
        )}
      </div>
      {ids.length === 0 && <p className="text-ink-soft text-sm">{words.empty}</p>}
      {items.map(({ id, label }) => (
        <Tick key={id} on={ticked.has(id)} onChange={(on) => onTick([id], on)}>
          {label}
        </Tick>
      ))}
    </section>
  )
}
