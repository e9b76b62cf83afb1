import type { ExerciseKey } from '#domain/exercises/exercises.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'

/** History state of an exercise that was begun by the page loaded at `page`. */
export type Begun = { kind: ExerciseKey; page: number }

/** Opens a new exercise. Until this page is loaded anew, all of it is here. */
export function beginExercise(kind: ExerciseKey): void {
  navigate(`/caderno/${newId()}`, { state: { kind, page: performance.timeOrigin } satisfies Begun })
}
