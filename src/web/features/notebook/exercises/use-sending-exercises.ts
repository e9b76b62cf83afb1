import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeptExercise } from '#domain/api/exercises.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { useNotebook } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { exercisesQuery } from '../notebook-queries.ts'
import { EXERCISES_UNSAVED } from '../typed-keys.ts'
import { useSaving } from '../use-saving.ts'
import { sendExercises } from './send-exercises.ts'

/** The last answer in which danger was read, in whichever exercise. */
const DANGER_KEY = ['exercicio-perigo']
type ReadDanger = { id: string; nivel: RiskLevel }

/** Sends what was written in exercises: what an earlier visit left at once, and again when the connection is back. */
export function useSendingExercises() {
  const { requests, typed } = useNotebook()
  const client = useQueryClient()
  const list = useNotebookList<KeptExercise>(exercisesQuery(requests).queryKey)
  const { data: danger = null } = useQuery<ReadDanger | null>({
    queryKey: DANGER_KEY,
    queryFn: () => null,
    enabled: false,
  })

  function tellDanger(id: string, nivel: RiskLevel) {
    if (nivel !== 'nenhum') client.setQueryData<ReadDanger>(DANGER_KEY, { id, nivel })
  }

  const { state, run } = useSaving(
    () => sendExercises({ ...list, requests, typed, tellDanger }),
    () => typed.get(EXERCISES_UNSAVED) !== '',
  )
  return { state, run, danger, list }
}
