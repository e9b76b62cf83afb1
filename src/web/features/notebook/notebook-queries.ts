import { queryOptions, useQuery } from '@tanstack/react-query'
import type { NotebookPart } from '#domain/api/notebook.ts'
import { useNotebook } from './notebook-context.ts'
import type { NotebookRequests } from './notebook-requests.ts'

/** The live event of a part invalidates what is under this key. */
const partKey = (part: NotebookPart) => ['caderno', part] as const

export const notesQuery = ({ fetchNotes }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('notas'),
    queryFn: async ({ signal }) => (await fetchNotes({ signal })).notes,
  })

export const checkInsQuery = ({ fetchCheckIns }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('como-estou'),
    queryFn: async ({ signal }) => (await fetchCheckIns({ signal })).checkIns,
  })

export const planQuery = ({ fetchPlan }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('plano'),
    queryFn: async ({ signal }) => (await fetchPlan({ signal })).plan,
  })

/** Whether there is a plan that a crisis card can lead to. */
export function useNotebookHasPlan(): boolean {
  const { requests } = useNotebook()
  return Boolean(useQuery(planQuery(requests)).data)
}

export const exercisesQuery = ({ fetchExercises }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('exercicios'),
    queryFn: async ({ signal }) => (await fetchExercises({ signal })).exercises,
  })

export const summariesQuery = ({ fetchSummaries }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('resumos'),
    queryFn: async ({ signal }) => (await fetchSummaries({ signal })).summaries,
  })

/** Lines that wait for an answer, of all conversations. */
export const proposalsQuery = ({ fetchProposals }: NotebookRequests) =>
  queryOptions({
    queryKey: partKey('propostas'),
    queryFn: async ({ signal }) => (await fetchProposals({ signal })).lines,
  })
