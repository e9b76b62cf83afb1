import type { ExerciseChange, NewExercise } from '#domain/api/exercises.ts'
import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISE_KEYS, type ExerciseKey } from '#domain/exercises/exercises.ts'
import { parseJson } from '#web/lib/parse-json.ts'
import { changesAfter } from '../plan/plan-changes.ts'
import { isTextChange, type TextChange } from '../text-change.ts'

/** What of an exercise is only in this browser. */
export type UnsavedExercise = {
  kind: ExerciseKey
  createdAt: string
  isNew: boolean
  answers: Record<string, TextChange>
  aiMayRead?: boolean
  aiAsks?: boolean
}

export function newExercise(kind: ExerciseKey, now: Date, aiAsks: boolean): UnsavedExercise {
  return { kind, createdAt: now.toISOString(), isNew: true, answers: {}, aiAsks }
}

/** One more change of an answer that is shown as `shown`: the change began with the first of them. */
export function withAnswer(
  exercise: KeptExercise,
  unsaved: UnsavedExercise,
  step: string,
  text: string,
): UnsavedExercise {
  const before = unsaved.answers[step]?.before ?? exercise.answers[step] ?? ''
  return { ...unsaved, answers: { ...unsaved.answers, [step]: { text, before } } }
}

export function unchanged({ kind, createdAt }: KeptExercise): UnsavedExercise {
  return { kind, createdAt, isNew: false, answers: {} }
}

/** As the server takes it. */
export function changeOf({ answers, aiMayRead, aiAsks }: UnsavedExercise): ExerciseChange {
  const given = Object.entries(answers)
  return {
    ...(given.length > 0 && {
      answers: Object.fromEntries(given.map(([step, { text }]) => [step, text])),
      before: Object.fromEntries(given.map(([step, { before }]) => [step, before])),
    }),
    ...(aiMayRead !== undefined && { aiMayRead }),
    ...(aiAsks !== undefined && { aiAsks }),
  }
}

export function beginningOf(id: string, unsaved: UnsavedExercise): NewExercise {
  return { id, kind: unsaved.kind, ...changeOf(unsaved) }
}

/** What is left to be kept after `sent` was; null when that is nothing. */
export function unsavedAfter(now: UnsavedExercise | null, sent: UnsavedExercise): UnsavedExercise | null {
  if (!now) return null
  const { aiMayRead, aiAsks, ...rest } = now
  const left: UnsavedExercise = {
    ...rest,
    isNew: false,
    answers: changesAfter(now.answers, sent.answers),
    ...(aiMayRead !== undefined && aiMayRead !== sent.aiMayRead && { aiMayRead }),
    ...(aiAsks !== undefined && aiAsks !== sent.aiAsks && { aiAsks }),
  }
  return Object.keys(changeOf(left)).length === 0 ? null : left
}

/** The exercise as it is shown: what is kept, with what was changed here over it. */
export function exerciseWith(
  id: string,
  kept: KeptExercise | null,
  unsaved: UnsavedExercise | null,
): KeptExercise | null {
  if (!unsaved) return kept
  const typed = Object.fromEntries(Object.entries(unsaved.answers).map(([step, { text }]) => [step, text]))
  return {
    id,
    kind: unsaved.kind,
    createdAt: kept?.createdAt ?? unsaved.createdAt,
    answers: { ...kept?.answers, ...typed },
    aiMayRead: unsaved.aiMayRead ?? kept?.aiMayRead ?? false,
    aiAsks: unsaved.aiAsks ?? kept?.aiAsks ?? false,
    ...(kept?.unreadable && { unreadable: true }),
  }
}

/** Reads what this browser kept, perhaps of another version. */
export function readUnsaved(stored: string): UnsavedExercise | null {
  const parsed = (parseJson(stored) ?? {}) as Partial<UnsavedExercise>
  const kind = EXERCISE_KEYS.find((known) => known === parsed.kind)
  if (!kind) return null
  const answers = Object.entries(parsed.answers ?? {}).filter(([, change]) => isTextChange(change))
  return {
    kind,
    createdAt: String(parsed.createdAt ?? ''),
    isNew: parsed.isNew === true,
    answers: Object.fromEntries(answers),
    ...(typeof parsed.aiMayRead === 'boolean' && { aiMayRead: parsed.aiMayRead }),
    ...(typeof parsed.aiAsks === 'boolean' && { aiAsks: parsed.aiAsks }),
  }
}
