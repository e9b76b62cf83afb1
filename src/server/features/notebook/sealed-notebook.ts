import type { SafetyPlan } from '#domain/api/notebook.ts'
import { EXERCISE_KEYS, EXERCISES, type ExerciseKey } from '#domain/exercises/exercises.ts'
import { MOODS, type Mood } from '#domain/notebook/moods.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import type { Place } from '#server/features/keys/key-ring.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { doublingFrom, exactly, type Size } from '#server/platform/crypto/padding.ts'

// Each of these sizes holds the longest text that is allowed, at three bytes for each of its UTF-16 units.
const NOTE = exactly(640)
const CHECK_IN = exactly(1_664)
const PLAN = exactly(17 * 1024)
const EXERCISE = exactly(13 * 1024)
/** Almost all have this one size. */
const SUMMARY = doublingFrom(2_688)

/** The tables hold one kind of thing each: their name is its kind, and authenticated like id and field. */
const place = (table: string, id: string, size: Size): Place => {
  const name = `${table}/${id}/content`
  return { name, old: name, size }
}
const PLAN_PLACE: Place = { name: 'cadernos/plano', old: 'cadernos/plano', size: PLAN }

type NoteContent = { text: string; aiMayRead: boolean; isName: boolean }

export function sealedNote({ cipher }: Owner, id: string, note: NoteContent): Buffer {
  const flags = `${note.aiMayRead ? 'l' : '-'}${note.isName ? 'n' : '-'}`
  return cipher.seal(place('caderno_notas', id, NOTE), `${flags}\n${note.text}`)
}

/** Null when it can't be opened, as for everything below. */
export function openedNote({ cipher }: Owner, id: string, sealed: Uint8Array): NoteContent | null {
  const opened = cipher.open(place('caderno_notas', id, NOTE), sealed)
  if (opened === null) return null
  return { aiMayRead: opened[0] === 'l', isName: opened[1] === 'n', text: opened.slice(3) }
}

export function sealedProposal({ cipher }: Owner, id: string, text: string): Buffer {
  return cipher.seal(place('caderno_propostas', id, NOTE), text)
}

export function openedProposal({ cipher }: Owner, id: string, sealed: Uint8Array): string | null {
  return cipher.open(place('caderno_propostas', id, NOTE), sealed)
}

type CheckInContent = { day: string; mood: Mood; feelings: string[]; words: string }

export function sealedCheckIn({ cipher }: Owner, id: string, checkIn: CheckInContent): Buffer {
  const { day, mood, feelings, words } = checkIn
  return cipher.seal(
    place('caderno_registros', id, CHECK_IN),
    `${day}\n${mood}\n${feelings.join(',')}\n${words}`,
  )
}

export function openedCheckIn({ cipher }: Owner, id: string, sealed: Uint8Array): CheckInContent | null {
  const opened = cipher.open(place('caderno_registros', id, CHECK_IN), sealed)
  const [day = '', word, feelings = '', ...words] = opened?.split('\n') ?? []
  const mood = MOODS.find((known) => known === word)
  if (!mood) return null
  return { day, mood, feelings: feelings === '' ? [] : feelings.split(','), words: words.join('\n') }
}

/** Between two steps there is a mark that no step holds. */
const BETWEEN = '\0'

export type PlanContent = SafetyPlan & { updatedAt: string }

/** With the plan goes the day on which the suggestion of a check-in was dismissed: by itself it would tell something. */
export type NotebookContent = { plan: PlanContent | null; dismissedDay: string | null }

/** Of nobody's plan nothing but empty steps is sealed: it looks like any other. */
export function sealedPlan({ cipher }: Owner, { plan, dismissedDay }: NotebookContent): Buffer {
  const texts = PLAN_STEPS.map((step) => plan?.steps[step] ?? '')
  return cipher.seal(PLAN_PLACE, [plan?.updatedAt ?? '', ...texts, dismissedDay ?? ''].join(BETWEEN))
}

export function openedPlan({ cipher }: Owner, sealed: Uint8Array): NotebookContent | null {
  const opened = cipher.open(PLAN_PLACE, sealed)
  if (opened === null) return null
  const [updatedAt = '', ...texts] = opened.split(BETWEEN)
  const { steps } = safetyPlanOf((step) => texts[PLAN_STEPS.indexOf(step)] ?? '')
  // Plans of before the suggestion was remembered end with the last step.
  const dismissedDay = texts[PLAN_STEPS.length] || null
  return { plan: updatedAt === '' ? null : { updatedAt, steps }, dismissedDay }
}

export type SummaryContent = { conversationId: string; text: string }

export function sealedSummary({ cipher }: Owner, id: string, { conversationId, text }: SummaryContent) {
  return cipher.seal(place('caderno_resumos', id, SUMMARY), `${conversationId}\n${text}`)
}

export function openedSummary({ cipher }: Owner, id: string, sealed: Uint8Array): SummaryContent | null {
  const opened = cipher.open(place('caderno_resumos', id, SUMMARY), sealed)
  if (opened === null) return null
  const end = opened.indexOf('\n')
  return { conversationId: opened.slice(0, end), text: opened.slice(end + 1) }
}

type ExerciseContent = {
  kind: ExerciseKey
  answers: Record<string, string>
  aiMayRead: boolean
  aiAsks: boolean
}

export function sealedExercise({ cipher }: Owner, id: string, exercise: ExerciseContent): Buffer {
  const { kind, answers, aiMayRead, aiAsks } = exercise
  const flags = `${aiMayRead ? 'l' : '-'}${aiAsks ? 'p' : '-'}`
  const texts = Object.entries(answers).flat()
  return cipher.seal(place('caderno_exercicios', id, EXERCISE), [kind, flags, ...texts].join(BETWEEN))
}

export function openedExercise({ cipher }: Owner, id: string, sealed: Uint8Array): ExerciseContent | null {
  const [word, flags, ...texts] =
    cipher.open(place('caderno_exercicios', id, EXERCISE), sealed)?.split(BETWEEN) ?? []
  const kind = EXERCISE_KEYS.find((known) => known === word)
  if (!kind) return null
  const given = new Map(
    texts.flatMap((key, at) => (at % 2 === 0 ? [[key, texts[at + 1] ?? ''] as const] : [])),
  )
  // In the order of the steps, and without those that this release does not know.
  const known = EXERCISES[kind].steps.filter(({ key }) => given.has(key))
  return {
    kind,
    answers: Object.fromEntries(known.map(({ key }) => [key, given.get(key) ?? ''])),
    aiMayRead: flags?.[0] === 'l',
    aiAsks: flags?.[1] === 'p',
  }
}
