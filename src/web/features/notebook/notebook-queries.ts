import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ExercisesAnswer } from '#domain/api/exercises.ts'
import type {
  CheckInsAnswer,
  NotesAnswer,
  Proposals,
  SafetyPlanAnswer,
  SummariesAnswer,
} from '#domain/api/notebook.ts'
import type { NotebookPart } from '#domain/notebook/pages.ts'
import { requestAs } from '#web/lib/api.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'

/** The live event of a part invalidates what is under its key. */
function partQuery<Answer, Data>(
  personId: string,
  part: NotebookPart,
  path: string,
  read: (answer: Answer) => Data,
) {
  return queryOptions({
    queryKey: ['caderno', part] as const,
    queryFn: async ({ signal }) =>
      read(await requestAs(personId)<Answer>('GET', `/api/notebook/${path}`, { signal })),
  })
}

export const notesQuery = (personId: string) =>
  partQuery(personId, 'notas', 'notes', ({ notes }: NotesAnswer) => notes)

export const checkInsQuery = (personId: string) =>
  partQuery(personId, 'como-estou', 'check-ins', ({ checkIns }: CheckInsAnswer) => checkIns)

export const planQuery = (personId: string) =>
  partQuery(personId, 'plano', 'plan', ({ plan }: SafetyPlanAnswer) => plan)

export const exercisesQuery = (personId: string) =>
  partQuery(personId, 'exercicios', 'exercises', ({ exercises }: ExercisesAnswer) => exercises)

export const summariesQuery = (personId: string) =>
  partQuery(personId, 'resumos', 'summaries', ({ summaries }: SummariesAnswer) => summaries)

/** Lines that wait for an answer, of all conversations. */
export const proposalsQuery = (personId: string) =>
  partQuery(personId, 'propostas', 'proposals/lines', ({ lines }: Proposals) => lines)

/** Whether there is a plan that a crisis card can lead to. It is asked for with the first card, which never waits for it. */
export function useHasPlan(): boolean {
  return Boolean(useQuery(planQuery(useSignedInPerson().id)).data)
}
