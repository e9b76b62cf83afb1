import type { ExerciseKey } from '#domain/exercises/exercises.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'

/** Opens a new exercise. Until this page is loaded anew, all of it is here. */
export function beginExercise(kind: ExerciseKey): void {
  navigate(`/caderno/${newId()}`, { state: { kind, page: performance.timeOrigin } })
}

export const isBegunHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'page' in state && state.page === performance.timeOrigin
