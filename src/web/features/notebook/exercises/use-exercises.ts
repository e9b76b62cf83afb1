import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ExerciseAnswer, ExerciseChange, NewExercise } from '#domain/api/exercises.ts'
import { EXERCISES, type ExerciseKey, type KeptExercise, takesAnswer } from '#domain/exercises/exercises.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { exercisesCopy } from '#web/copy/exercises-pt-br.ts'
import { createCommandQueue } from '#web/lib/commands.ts'
import { withdrawn } from '#web/lib/consent.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Danger } from '#web/lib/waiting-danger.ts'
import { afterReading, levelTaker, type TakeLevel } from '../danger.tsx'
import { EXERCISES_UNSAVED, type Notebook, typedValue, useNotebook, useTyped } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { exercisesQuery } from '../notebook-queries.ts'
import { useWithdrawn, withdraw } from '../notes/use-notes.ts'
import { focusPart } from '../part-frame.tsx'
import { useSaving } from '../saving.tsx'
import { changesAfter, type TextChanges, textsIn, withChange } from '../text-change.ts'

export type Exercises = ReturnType<typeof useExercises>

type Switches = Pick<UnsavedExercise, 'aiMayRead' | 'aiAsks'>

/**
 * The exercises as they are shown: what is kept, with what is only in this browser over it. What is written goes into the
 * browser first and then to the server, as soon as there is one.
 */
export function useExercises() {
  const { personId, typed } = useNotebook()
  const client = useQueryClient()
  const query = useQuery(exercisesQuery(personId))
  useTyped(EXERCISES_UNSAVED)
  const unsaved = unsavedIn(typed)
  const { state, run, danger, list, keptNow } = useSendingExercises()
  const off = useWithdrawn('exercises')

  const kept = query.data
  const keptOne = (id: string) => (kept ? kept.find((one) => one.id === id) : keptNow(id)) ?? null
  const changesOf = (exercise: KeptExercise): UnsavedExercise =>
    unsavedIn(typed)[exercise.id] ?? (keptOne(exercise.id) ? unchanged(exercise) : asNew(exercise))
  const find = (id: string) => {
    const shown = exerciseWith(id, keptOne(id), unsaved[id] ?? null)
    return shown && off.includes(id) ? { ...shown, aiMayRead: false } : shown
  }

  const isUnsent = (id: string) => unsaved[id]?.isNew ?? false

  return {
    ...query,
    exercises: kept && idsOfAll(kept, unsaved).flatMap((id) => find(id) ?? []),
    isUnsent,
    /** Whole in this browser, whatever the list holds. */
    isHere: (id: string) => isUnsent(id) || keptOne(id) !== null,
    danger,
    state,
    run,
    find,
    /** One that nothing was written in yet: it is kept nowhere. Whether the AI asks is as it was the last time. */
    blank: (id: string, kind: ExerciseKey): KeptExercise => {
      const aiAsks = kept?.[0]?.aiAsks ?? false
      return { id, kind, answers: {}, aiMayRead: false, aiAsks, createdAt: new Date().toISOString() }
    },
    write(exercise: KeptExercise, step: string, text: string): void {
      keepUnsaved(typed, exercise.id, withAnswer(exercise, changesOf(exercise), step, text))
    },
    /** Switched off here, and the server does not know yet. */
    isOffHere: (id: string) => off.includes(id),
    turn(exercise: KeptExercise, switches: Switches): void {
      const changes = changesOf(exercise)
      if (switches.aiMayRead === false && !changes.isNew) {
        const { aiMayRead: _, ...others } = changes
        keepUnsaved(typed, exercise.id, Object.keys(changeOf(others)).length > 0 ? others : null)
        void withdraw(personId, 'exercises', exercise.id, () =>
          client.invalidateQueries(exercisesQuery(personId)),
        )
      } else {
        if (switches.aiMayRead) withdrawn.remove(personId, `exercises/${exercise.id}`)
        keepUnsaved(typed, exercise.id, { ...changes, ...switches })
        void run()
      }
    },
    remove: useRemoveExercise(list, (exercise) => {
      keepUnsaved(typed, newId(), asNew(exercise))
      void run()
    }),
  }
}

/** Those that only this browser has, and then what the server has. */
function idsOfAll(kept: readonly KeptExercise[], unsaved: UnsavedExercises): string[] {
  const known = kept.map(({ id }) => id)
  const fresh = Object.entries(unsaved).filter(
    ([id, one]) => one.isNew && hasWords(one) && !known.includes(id),
  )
  return [...fresh.map(([id]) => id), ...known]
}

type ExerciseList = ReturnType<typeof useSendingExercises>['list']

function useRemoveExercise(list: ExerciseList, bringBack: (exercise: KeptExercise) => void) {
  const { typed } = useNotebook()
  return (exercise: KeptExercise): Promise<void> => {
    const { id } = exercise
    focusPart('exercicios')
    const wasHereOnly = unsavedIn(typed)[id]?.isNew
    async function send() {
      if (!wasHereOnly) await list.erase(id)
      keepUnsaved(typed, id, null)
    }
    return list.remove(exercise, () => bringBack(exercise), send)
  }
}

/** What was begun and left without a word leaves nothing behind, once the person is back at the list. */
export function useForgetEmpty(): void {
  const { typed } = useNotebook()
  useEffect(() => {
    for (const [id, unsaved] of Object.entries(unsavedIn(typed)))
      if (unsaved.isNew && !hasWords(unsaved)) keepUnsaved(typed, id, null)
  }, [typed])
}

const EXERCISES_PATH = '/api/notebook/exercises'

type Typed = Pick<Notebook['typed'], 'get' | 'set'>
type Sender = {
  typed: Typed
  post: (body: NewExercise) => Promise<ExerciseAnswer>
  put: (exercise: KeptExercise) => void
  takeLevel: TakeLevel
}

const queue = createCommandQueue()

/** Sends what is only in this browser, whichever page asks for it: one after the other, so that nothing is sent twice. */
export const sendExercises = ({ typed, post, put, takeLevel }: Sender): Promise<void> =>
  queue.run(EXERCISES_UNSAVED, async () => {
    for (const id of Object.keys(unsavedIn(typed))) {
      const sent = sendable(unsavedIn(typed)[id])
      if (!sent) continue
      // What was erased on another device while it was written here begins anew: the same request as for a new one.
      const { exercise } = await takeLevel(
        id,
        wordsOf(sent),
        post({ id, kind: sent.kind, ...changeOf(sent) }),
      )
      put(exercise)
      keepUnsaved(typed, id, unsavedAfter(unsavedIn(typed)[id], sent))
    }
  })

const wordsOf = ({ answers }: UnsavedExercise): string => Object.values(textsIn(answers)).join('\n')

const hasWords = (unsaved: UnsavedExercise): boolean => !isBlank(wordsOf(unsaved))

/** What can be sent of it now: an answer that is too long waits until it is shorter. Null when that is nothing. */
function sendable(unsaved: UnsavedExercise | undefined): UnsavedExercise | null {
  if (!unsaved || (unsaved.isNew && !hasWords(unsaved))) return null
  const { steps } = EXERCISES[unsaved.kind]
  const fitting = Object.entries(unsaved.answers).filter(([key, change]) =>
    steps.some((step) => step.key === key && change && takesAnswer(step, change.text)),
  )
  const sent = { ...unsaved, answers: Object.fromEntries(fitting) }
  return Object.keys(changeOf(sent)).length === 0 ? null : sent
}

/** What of exercises is only in this browser, by their ids: what was written last comes first. */
export const unsavedIn = (typed: Typed): UnsavedExercises =>
  typedValue<UnsavedExercises>(typed, EXERCISES_UNSAVED).get() ?? {}

export function keepUnsaved(typed: Typed, id: string, unsaved: UnsavedExercise | null): void {
  const { [id]: _, ...others } = unsavedIn(typed)
  typedValue(typed, EXERCISES_UNSAVED).set(unsaved ? { [id]: unsaved, ...others } : others)
}

/** The last answer in which danger was read, in whichever exercise. */
const DANGER_KEY = ['exercicio-perigo']
const KEPT_NOW = 'exercicio-guardado'

/** Sends what was written in exercises: what an earlier visit left at once, and again when the connection is back. */
export function useSendingExercises() {
  const { personId, typed } = useNotebook()
  const client = useQueryClient()
  const { queryKey } = exercisesQuery(personId)
  const list = useNotebookList<KeptExercise>({ queryKey }, EXERCISES_PATH, exercisesCopy)
  const { data: danger = null } = useQuery<Danger | null>({
    queryKey: DANGER_KEY,
    queryFn: () => null,
    enabled: false,
  })

  const takeLevel = levelTaker((read) =>
    client.setQueryData<Danger | null>(DANGER_KEY, (known) => afterReading(known ?? null, read)),
  )

  /** While the list could not be read, what the server answers is all that is known of an exercise. */
  function put(exercise: KeptExercise) {
    list.put(exercise)
    if (client.getQueryData(queryKey)) return
    client.setQueryData([KEPT_NOW, exercise.id], exercise)
    void client.invalidateQueries({ queryKey })
  }

  const { state, run } = useSaving(
    () => sendExercises({ typed, post: list.post<ExerciseAnswer>, put, takeLevel }),
    () => typed.get(EXERCISES_UNSAVED) !== '',
  )
  const keptNow = (id: string) => client.getQueryData<KeptExercise>([KEPT_NOW, id])
  return { state, run, danger, list, keptNow }
}

type UnsavedExercise = {
  kind: ExerciseKey
  createdAt: string
  isNew: boolean
  answers: TextChanges
  aiMayRead?: boolean
  aiAsks?: boolean
}

type UnsavedExercises = Readonly<Record<string, UnsavedExercise>>

/** One that the server does not have, or that was removed there: all of it is to be kept. */
export function asNew({ kind, createdAt, answers, aiMayRead, aiAsks }: KeptExercise): UnsavedExercise {
  const begun = Object.entries(answers).map(([step, text]) => [step, { text, before: '' }])
  return { kind, createdAt, isNew: true, answers: Object.fromEntries(begun), aiMayRead, aiAsks }
}

export const withAnswer = (
  { answers }: KeptExercise,
  unsaved: UnsavedExercise,
  step: string,
  text: string,
): UnsavedExercise => ({
  ...unsaved,
  answers: withChange(unsaved.answers, step, answers[step] ?? '', text),
})

export const unchanged = ({ kind, createdAt }: KeptExercise): UnsavedExercise => ({
  kind,
  createdAt,
  isNew: false,
  answers: {},
})

export function changeOf({ answers, aiMayRead, aiAsks }: UnsavedExercise): ExerciseChange {
  const isAnswered = Object.keys(answers).length > 0
  return {
    ...(isAnswered && { answers: textsIn(answers), before: textsIn(answers, 'before') }),
    ...(aiMayRead !== undefined && { aiMayRead }),
    ...(aiAsks !== undefined && { aiAsks }),
  }
}

/** What is left to be kept after `sent` was; null when that is nothing. */
export function unsavedAfter(
  now: UnsavedExercise | undefined,
  sent: UnsavedExercise,
): UnsavedExercise | null {
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
  return {
    id,
    kind: unsaved.kind,
    createdAt: kept?.createdAt ?? unsaved.createdAt,
    answers: { ...kept?.answers, ...textsIn(unsaved.answers) },
    aiMayRead: unsaved.aiMayRead ?? kept?.aiMayRead ?? false,
    aiAsks: unsaved.aiAsks ?? kept?.aiAsks ?? false,
    ...(kept?.unreadable && { unreadable: true }),
  }
}
