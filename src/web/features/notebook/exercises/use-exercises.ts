import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { KeptExercise } from '#domain/api/exercises.ts'
import { EXERCISES, type ExerciseKey, takesAnswer } from '#domain/exercises/exercises.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { exercisesCopy as words } from '#web/copy/exercises-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { newId } from '#web/lib/new-id.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { type TypedTexts, useNotebook } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { exercisesQuery } from '../notebook-queries.ts'
import { EXERCISES_UNSAVED, exerciseKey } from '../typed-keys.ts'
import { useSaving } from '../use-saving.ts'
import {
  beginningOf,
  changeOf,
  exerciseWith,
  newExercise,
  readUnsaved,
  type UnsavedExercise,
  unchanged,
  unsavedAfter,
  withAnswer,
} from './unsaved-exercise.ts'

/** The last answer in which danger was read, in whichever exercise. */
const DANGER_KEY = ['exercicio-perigo']
type ReadDanger = { id: string; nivel: RiskLevel }

/**
 * The exercises as they are shown: what is kept, with what is only in this browser over it. What is written goes into the
 * browser first and then to the server, as soon as there is one.
 */
export function useExercises() {
  const { requests, typed } = useNotebook()
  const client = useQueryClient()
  const query = useQuery(exercisesQuery(requests))
  const list = useNotebookList<KeptExercise>(exercisesQuery(requests).queryKey)
  const { data: danger = null } = useQuery<ReadDanger | null>({
    queryKey: DANGER_KEY,
    queryFn: () => null,
    enabled: false,
  })
  const unsaved = useUnsaved(typed)
  const { state, run } = useSaving(save, () => typed.get(EXERCISES_UNSAVED) !== '')

  function tellDanger(id: string, nivel: RiskLevel) {
    if (nivel !== 'nenhum') client.setQueryData<ReadDanger>(DANGER_KEY, { id, nivel })
  }

  async function save() {
    for (const id of idsIn(typed)) {
      const sent = sendable(readUnsaved(typed.get(exerciseKey(id))))
      if (sent) await send(id, sent)
    }
  }

  async function send(id: string, sent: UnsavedExercise): Promise<void> {
    try {
      const { exercise, nivel } = await withRetry(() =>
        sent.isNew
          ? requests.createExercise(beginningOf(id, sent))
          : requests.changeExercise(id, changeOf(sent)),
      )
      list.put(exercise)
      keepUnsaved(typed, id, unsavedAfter(readUnsaved(typed.get(exerciseKey(id))), sent))
      tellDanger(id, nivel)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Refused or not, words of danger are answered.
      tellDanger(id, error.nivel)
      if (error.code !== 'not_found' || sent.isNew) throw error
      // Erased on another device while it was written here: what was written begins it anew.
      const now = readUnsaved(typed.get(exerciseKey(id)))
      if (now) keepUnsaved(typed, id, { ...now, isNew: true })
      list.drop(id)
      await send(id, { ...sent, isNew: true })
    }
  }

  const kept = query.data
  const changesOf = (exercise: KeptExercise): UnsavedExercise => {
    const isNew = !kept?.some(({ id }) => id === exercise.id)
    const begun = isNew ? { isNew, aiAsks: exercise.aiAsks } : {}
    return readUnsaved(typed.get(exerciseKey(exercise.id))) ?? { ...unchanged(exercise), ...begun }
  }
  const find = (id: string) =>
    exerciseWith(id, kept?.find((one) => one.id === id) ?? null, unsaved.get(id) ?? null)
  const fresh = [...unsaved].filter(
    ([id, one]) => one.isNew && hasWords(one) && !kept?.some((other) => other.id === id),
  )

  return {
    ...query,
    exercises:
      kept && [...fresh.map(([id]) => id), ...kept.map(({ id }) => id)].flatMap((id) => find(id) ?? []),
    isUnsent: (id: string) => unsaved.get(id)?.isNew ?? false,
    danger,
    state,
    run,
    find,
    /** One that nothing was written in yet: it is kept nowhere. Whether the AI asks is as it was the last time. */
    blank: (id: string, kind: ExerciseKey) =>
      exerciseWith(id, null, newExercise(kind, new Date(), kept?.[0]?.aiAsks ?? false)),
    write(exercise: KeptExercise, step: string, text: string): void {
      keepUnsaved(typed, exercise.id, withAnswer(exercise, changesOf(exercise), step, text))
    },
    turn(exercise: KeptExercise, switches: Pick<UnsavedExercise, 'aiMayRead' | 'aiAsks'>): void {
      keepUnsaved(typed, exercise.id, { ...changesOf(exercise), ...switches })
      void run()
    },
    remove: useRemoveExercise(list, (exercise) => {
      const { kind, createdAt, answers, aiMayRead, aiAsks } = exercise
      const again = Object.entries(answers).map(([step, text]) => [step, { text, before: '' }])
      const one = { kind, createdAt, isNew: true, answers: Object.fromEntries(again), aiMayRead, aiAsks }
      keepUnsaved(typed, newId(), one)
      void run()
    }),
  }
}

type ExerciseList = ReturnType<typeof useNotebookList<KeptExercise>>

function useRemoveExercise(list: ExerciseList, bringBack: (exercise: KeptExercise) => void) {
  const { requests, typed } = useNotebook()
  const toast = useToast()
  return async (exercise: KeptExercise): Promise<void> => {
    const { id } = exercise
    const wasHereOnly = readUnsaved(typed.get(exerciseKey(id)))?.isNew ?? false
    const done = wasHereOnly || (await list.remove(id, () => requests.deleteExercise(id), words.removeFailed))
    if (!done) return
    keepUnsaved(typed, id, null)
    const action = { label: words.undo, onSelect: () => bringBack(exercise) }
    toast({ message: words.removed, ...(!exercise.unreadable && { action }) })
  }
}

const hasWords = ({ answers }: UnsavedExercise) => Object.values(answers).some(({ text }) => !isBlank(text))

/** What can be sent of it now: an answer that is too long waits until it is shorter. Null when that is nothing. */
function sendable(unsaved: UnsavedExercise | null): UnsavedExercise | null {
  if (!unsaved || (unsaved.isNew && !hasWords(unsaved))) return null
  const { steps } = EXERCISES[unsaved.kind]
  const fitting = Object.entries(unsaved.answers).filter(([key, { text }]) =>
    steps.some((step) => step.key === key && takesAnswer(step, text)),
  )
  const sent = { ...unsaved, answers: Object.fromEntries(fitting) }
  return Object.keys(changeOf(sent)).length === 0 ? null : sent
}

function idsIn(typed: TypedTexts): string[] {
  return typed
    .get(EXERCISES_UNSAVED)
    .split(' ')
    .filter((id) => id !== '')
}

function keepUnsaved(typed: TypedTexts, id: string, unsaved: UnsavedExercise | null): void {
  const others = idsIn(typed).filter((other) => other !== id)
  typed.set(exerciseKey(id), unsaved ? JSON.stringify(unsaved) : '')
  typed.set(EXERCISES_UNSAVED, [...(unsaved ? [id] : []), ...others].join(' '))
}

function useUnsaved(typed: TypedTexts): ReadonlyMap<string, UnsavedExercise> {
  // One text for all of it: it is the same as long as nothing has changed.
  const stored = useSyncExternalStore(typed.subscribe, () =>
    idsIn(typed)
      .map((id) => `${id} ${typed.get(exerciseKey(id))}`)
      .join('\0'),
  )
  return new Map(
    stored.split('\0').flatMap((one) => {
      const unsaved = readUnsaved(one.slice(one.indexOf(' ') + 1))
      return unsaved ? [[one.slice(0, one.indexOf(' ')), unsaved] as const] : []
    }),
  )
}

/** What was begun and left without a word leaves nothing behind, once the person is back at the list. */
export function useForgetEmpty(): void {
  const { typed } = useNotebook()
  useEffect(() => {
    for (const id of idsIn(typed)) {
      const unsaved = readUnsaved(typed.get(exerciseKey(id)))
      if (!unsaved || (unsaved.isNew && !hasWords(unsaved))) keepUnsaved(typed, id, null)
    }
  }, [typed])
}
