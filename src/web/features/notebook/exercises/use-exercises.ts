import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ExerciseKey, KeptExercise } from '#domain/exercises/exercises.ts'
import { withdrawn } from '#web/lib/consent.ts'
import { newId } from '#web/lib/new-id.ts'
import { EXERCISES_UNSAVED, useNotebook, useTyped } from '../notebook-context.ts'
import { exercisesQuery } from '../notebook-queries.ts'
import { useWithdrawn, withdraw } from '../notes/use-notes.ts'
import { focusPart } from '../part-frame.tsx'
import {
  asNew,
  changeOf,
  exerciseWith,
  hasWords,
  keepUnsaved,
  type UnsavedExercise,
  type UnsavedExercises,
  unchanged,
  unsavedIn,
  useSendingExercises,
  withAnswer,
} from './send-exercises.ts'

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
