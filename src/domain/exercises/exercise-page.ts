import { EXERCISE_LINE_MAX } from '../limits.ts'
import { withoutHalf } from '../text/graphemes.ts'
import { isBlank } from '../text/is-blank.ts'
import { oneLine } from '../text/one-line.ts'
import type { KeptExercise } from './exercises.ts'
import { EXERCISES, type ExerciseAnswers, type ExerciseKey, stepsAsked } from './exercises.ts'

export type ExercisePagePart = { key: string; title: string; text: string }

/** What was written, in order and under the titles of its steps; what was left empty is left out. */
export const exercisePage = (kind: ExerciseKey, answers: ExerciseAnswers): ExercisePagePart[] =>
  stepsAsked(kind, answers)
    .map(({ key, title, moment }) => {
      const answer = answers[key] ?? ''
      return { key, title, text: moment ? momentInWords(answer) : answer }
    })
    .filter((part) => !isBlank(part.text))

const asLine = ({ title, text }: ExercisePagePart) => `${title}: ${text}`

/** The page as text: one part a paragraph. */
export const exerciseText = (kind: ExerciseKey, answers: ExerciseAnswers): string =>
  exercisePage(kind, answers).map(asLine).join('\n\n')

/** The notes and exercises that the model may be given, the newest first; an exercise is one line among them. */
export function withExercises<N extends { createdAt: string }>(
  notes: readonly N[],
  exercises: readonly Pick<KeptExercise, 'id' | 'kind' | 'answers' | 'aiMayRead' | 'createdAt'>[],
) {
  const lines = exercises.map(({ id, kind, answers, aiMayRead, createdAt }) => ({
    id,
    aiMayRead,
    createdAt,
    isName: false,
    text: lineOf(kind, answers),
  }))
  return [...notes, ...lines].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The name and as much of the page as fits: the whole of it would leave no room for anything else. */
function lineOf(kind: ExerciseKey, answers: ExerciseAnswers): string {
  const parts = exercisePage(kind, answers).map((part) => oneLine(asLine(part)))
  if (parts.length === 0) return ''
  const line = [EXERCISES[kind].name, ...parts].reduce(
    (all, part) => `${all}${/[.!?…]$/.test(all) ? '' : '.'} ${part}`,
  )
  return line.length <= EXERCISE_LINE_MAX ? line : `${withoutHalf(line.slice(0, EXERCISE_LINE_MAX - 1))}…`
}

/** `2026-11-17T18:30` as `17/11/2026, 18h30`. */
export function momentInWords(moment: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(moment) ?? []
  if (!year) return ''
  return `${day}/${month}/${year}, ${Number(hour)}h${minute === '00' ? '' : minute}`
}
