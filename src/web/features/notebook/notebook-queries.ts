import { queryOptions, useQuery } from '@tanstack/react-query'
import type { NotebookPart } from '#domain/api/notebook.ts'
import { useNotebook } from './notebook-context.ts'
import type { NotebookRequests } from './notebook-requests.ts'

/** The live event of a part invalidates what is under its key. */
const partQuery = <Data>(part: NotebookPart, fetch: (options: { signal: AbortSignal }) => Promise<Data>) =>
  queryOptions({ queryKey: ['caderno', part] as const, queryFn: ({ signal }) => fetch({ signal }) })

export const notesQuery = ({ fetchNotes }: NotebookRequests) =>
  partQuery('notas', async (options) => (await fetchNotes(options)).notes)

export const checkInsQuery = ({ fetchCheckIns }: NotebookRequests) =>
  partQuery('como-estou', async (options) => (await fetchCheckIns(options)).checkIns)

export const planQuery = ({ fetchPlan }: NotebookRequests) =>
  partQuery('plano', async (options) => (await fetchPlan(options)).plan)

export const exercisesQuery = ({ fetchExercises }: NotebookRequests) =>
  partQuery('exercicios', async (options) => (await fetchExercises(options)).exercises)

export const summariesQuery = ({ fetchSummaries }: NotebookRequests) =>
  partQuery('resumos', async (options) => (await fetchSummaries(options)).summaries)

/** Lines that wait for an answer, of all conversations. */
export const proposalsQuery = ({ fetchProposals }: NotebookRequests) =>
  partQuery('propostas', async (options) => (await fetchProposals(options)).lines)

/** Whether there is a plan that a crisis card can lead to. */
export function useNotebookHasPlan(): boolean {
  const { requests } = useNotebook()
  return Boolean(useQuery(planQuery(requests)).data)
}
