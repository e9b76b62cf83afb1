import type { KeptExercise } from '#domain/exercises/exercises.ts'
import { EXERCISE_KEYS, EXERCISES } from '#domain/exercises/exercises.ts'
import { MOODS } from '#domain/notebook/moods.ts'
import { type CheckIn, type Note, PLAN_STEPS, type SafetyPlan } from '#domain/notebook/pages.ts'
import { safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import type { Owner, Place } from '#server/features/keys/key-ring.ts'
import { doublingFrom, exactly, type Size } from '#server/platform/crypto/seal.ts'

// Each of these sizes holds the longest text that is allowed, at three bytes for each of its UTF-16 units.
const NOTE = exactly(640)
const CHECK_IN = exactly(1_664)
const PLAN = exactly(17 * 1024)
const EXERCISE = exactly(13 * 1024)
/** Almost all have this one size. */
const SUMMARY = doublingFrom(2_688)

const placeNamed = (name: string, size: Size): Place => ({ name, size })

/** The tables of all parts of which a person has many. */
export const SEALED_TABLES: string[] = []

export type Sealing<Content> = ReturnType<typeof sealing<Content>>

/**
 * How the content of a table's rows is sealed. The tables hold one kind of thing each: their name is its kind, and
 * authenticated like id and field. What `read` can't make sense of is null, like what can't be opened.
 */
function sealing<Content>(
  table: string,
  size: Size,
  write: (content: Content) => string,
  read: (text: string) => Content | null,
) {
  SEALED_TABLES.push(table)
  const place = (id: string) => placeNamed(`${table}/${id}/content`, size)
  return {
    table,
    seal: ({ cipher }: Owner, id: string, content: Content): Buffer => cipher.seal(place(id), write(content)),
    open({ cipher }: Owner, id: string, sealed: Uint8Array): Content | null {
      const text = cipher.open(place(id), sealed)
      return text === null ? null : read(text)
    },
  }
}

export const sealedNotes = sealing<Pick<Note, 'text' | 'aiMayRead' | 'isName'>>(
  'caderno_notas',
  NOTE,
  ({ text, aiMayRead, isName }) => `${aiMayRead ? 'l' : '-'}${isName ? 'n' : '-'}\n${text}`,
  (text) => ({ aiMayRead: text[0] === 'l', isName: text[1] === 'n', text: text.slice(3) }),
)

export const sealedProposals = sealing<string>('caderno_propostas', NOTE, String, String)

export const sealedCheckIns = sealing<Pick<CheckIn, 'day' | 'mood' | 'feelings' | 'words'>>(
  'caderno_registros',
  CHECK_IN,
  ({ day, mood, feelings, words }) => `${day}\n${mood}\n${feelings.join(',')}\n${words}`,
  (text) => {
    const [day = '', word, feelings = '', ...words] = text.split('\n')
    const mood = MOODS.find((known) => known === word)
    if (!mood) return null
    return { day, mood, feelings: feelings === '' ? [] : feelings.split(','), words: words.join('\n') }
  },
)

export const sealedSummaries = sealing<{ conversationId: string; text: string }>(
  'caderno_resumos',
  SUMMARY,
  ({ conversationId, text }) => `${conversationId}\n${text}`,
  (text) => {
    const end = text.indexOf('\n')
    return { conversationId: text.slice(0, end), text: text.slice(end + 1) }
  },
)

/** Between two steps there is a mark that no step holds. */
const BETWEEN = '\0'

export const sealedExercises = sealing<Pick<KeptExercise, 'kind' | 'answers' | 'aiMayRead' | 'aiAsks'>>(
  'caderno_exercicios',
  EXERCISE,
  ({ kind, answers, aiMayRead, aiAsks }) => {
    const flags = `${aiMayRead ? 'l' : '-'}${aiAsks ? 'p' : '-'}`
    return [kind, flags, ...Object.entries(answers).flat()].join(BETWEEN)
  },
  (text) => {
    const [word, flags, ...texts] = text.split(BETWEEN)
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
  },
)

type PlanContent = SafetyPlan & { updatedAt: string }

/** With the plan goes the day on which the suggestion of a check-in was dismissed: by itself it would reveal something. */
export type NotebookContent = { plan: PlanContent | null; dismissedDay: string | null }

const PLAN_PLACE = placeNamed('cadernos/plano', PLAN)

/** A person without a plan gets seven empty sealed steps, so that the table does not reveal who has one. */
export function sealedPlan({ cipher }: Owner, { plan, dismissedDay }: NotebookContent): Buffer {
  const texts = PLAN_STEPS.map((step) => plan?.steps[step] ?? '')
  return cipher.seal(PLAN_PLACE, [plan?.updatedAt ?? '', ...texts, dismissedDay ?? ''].join(BETWEEN))
}

export function openedPlan({ cipher }: Owner, sealed: Uint8Array): NotebookContent | null {
  const opened = cipher.open(PLAN_PLACE, sealed)
  if (opened === null) return null
  const [updatedAt = '', ...texts] = opened.split(BETWEEN)
  const { steps } = safetyPlanOf((step) => texts[PLAN_STEPS.indexOf(step)] ?? '')
  const dismissedDay = texts[PLAN_STEPS.length] || null
  return { plan: updatedAt === '' ? null : { updatedAt, steps }, dismissedDay }
}
