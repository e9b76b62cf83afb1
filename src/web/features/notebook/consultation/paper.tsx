import { type ReactNode, useId } from 'react'
import { exercisePage } from '#domain/exercises/exercise-page.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import type { CheckInPicture } from '#domain/notebook/check-in-picture.ts'
import type { Note, Summary } from '#domain/notebook/pages.ts'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { consultationCopy as words } from '#web/copy/consultation-pt-br.ts'
import { longDay, longMoment } from '#web/copy/dates-pt-br.ts'
import { Picture } from '../check-ins/picture.tsx'
import type { TakenMessage } from './choose-messages.tsx'

export type Taken = {
  /** Null when it stays at home. */
  picture: CheckInPicture | null
  notes: Note[]
  exercises: KeptExercise[]
  summaries: Summary[]
  messages: TakenMessage[]
}

export const isNothing = ({ picture, ...lists }: Taken): boolean =>
  picture === null && Object.values(lists).every((list) => list.length === 0)

const dayIn = (day: string) => longDay(new Date(`${day}T12:00`))

export function Paper({ taken, from, today }: { taken: Taken; from: string | null; today: string }) {
  const { picture, notes, exercises, summaries, messages } = taken
  const headingId = useId()
  const { heading, span, until, what } = words.paper
  return (
    <article aria-labelledby={headingId} className="consultation-paper stack gap-6">
      <header className="stack gap-1">
        <h3 id={headingId} className="font-serif text-title">
          {heading}
        </h3>
        <p>{from ? span(dayIn(from), dayIn(today)) : until(dayIn(today))}</p>
        <p className="text-sm">{what}</p>
      </header>
      {picture && (
        <section className="stack gap-2">
          <h4 className="font-semibold text-lg">{words.paper.picture}</h4>
          <Picture picture={picture} />
        </section>
      )}
      {notes.length > 0 && (
        <section className="stack gap-2">
          <h4 className="font-semibold text-lg">{words.notes}</h4>
          <ul className="list-disc space-y-1 pl-5">
            {notes.map(({ id, text }) => (
              <li key={id} className="whitespace-pre-wrap">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {exercises.length > 0 && (
        <section className="stack gap-4">
          <h4 className="font-semibold text-lg">{words.exercises}</h4>
          {exercises.map(({ id, kind, answers, createdAt }) => (
            <div key={id} className="stack gap-2">
              <h5>
                <strong>{EXERCISES[kind].name}</strong>, {longDay(new Date(createdAt))}
              </h5>
              {exercisePage(kind, answers).map(({ key, title, text }) => (
                <p key={key} className="whitespace-pre-wrap">
                  <em>{title}:</em> {text}
                </p>
              ))}
            </div>
          ))}
        </section>
      )}
      {summaries.length > 0 && (
        <section className="stack gap-3">
          <h4 className="font-semibold text-lg">{words.summaries}</h4>
          {summaries.map(({ id, text, createdAt }) => (
            <div key={id}>
              <h5 className="text-sm">{longDay(new Date(createdAt))}</h5>
              <p className="whitespace-pre-wrap">{text}</p>
            </div>
          ))}
        </section>
      )}
      {messages.length > 0 && (
        <section className="stack gap-3">
          <h4 className="font-semibold text-lg">{words.messages}</h4>
          {messages.map(({ id, role, content, timestamp, title }) => (
            <div key={id}>
              <h5 className="text-sm">
                <strong>{role === 'user' ? words.me : words.ai}</strong>, {longMoment(new Date(timestamp))}.{' '}
                {words.paper.from(title || words.untitled)}
              </h5>
              <p className="whitespace-pre-wrap">{role === 'user' ? content : withoutMarks(content)}</p>
            </div>
          ))}
        </section>
      )}
    </article>
  )
}

const STRUCK = '\uE000'

/** A reply without its marks; only what is struck through still is, or its sentence would say the opposite. */
function withoutMarks(reply: string): ReactNode {
  const parts = stripMarkdown(reply, (words) => `${STRUCK}${words}${STRUCK}`).split(STRUCK)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
  return parts.map((part, index) => (index % 2 === 0 ? part : <del key={index}>{part}</del>))
}
