import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ExercisesAnswer } from '#domain/api/exercises.ts'
import type { CheckInsAnswer, NotesAnswer, SafetyPlanAnswer, SummariesAnswer } from '#domain/api/notebook.ts'
import type { NotebookPart } from '#domain/notebook/pages.ts'
import { requestAs } from '#web/lib/api.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'

type Paged<Answer> = Answer & { next?: string | null }

/** The live event of a part invalidates what is under its key. A long part comes in pages. */
export function partQuery<Answer, Item>(
  personId: string,
  part: NotebookPart,
  path: string,
  read: (answer: Answer) => readonly Item[],
) {
  return queryOptions({
    queryKey: ['caderno', part] as const,
    queryFn: async ({ signal }) => {
      const items: Item[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const address = `/api/notebook/${path}${cursor && `?cursor=${cursor}`}` as const
        const page: Paged<Answer> = await requestAs(personId)<Paged<Answer>>('GET', address, { signal })
        items.push(...read(page))
        cursor = page.next ?? null
      }
      return items
    },
  })
}

export const notesQuery = (personId: string) =>
  partQuery(personId, 'notas', 'notes', ({ notes }: NotesAnswer) => notes)

export const checkInsQuery = (personId: string) =>
  partQuery(personId, 'como-estou', 'check-ins', ({ checkIns }: CheckInsAnswer) => checkIns)

export const planQuery = (personId: string) =>
  queryOptions({
    queryKey: ['caderno', 'plano'] as const,
    queryFn: async ({ signal }) =>
      (await requestAs(personId)<SafetyPlanAnswer>('GET', '/api/notebook/plan', { signal })).plan,
  })

export const exercisesQuery = (personId: string) =>
  partQuery(personId, 'exercicios', 'exercises', ({ exercises }: ExercisesAnswer) => exercises)

export const summariesQuery = (personId: string) =>
  partQuery(personId, 'resumos', 'summaries', ({ summaries }: SummariesAnswer) => summaries)

/** Whether there is a plan that a crisis card can lead to. It is asked for with the first card, which never waits for it. */
export const useHasPlan = (): boolean => Boolean(useQuery(planQuery(useSignedInPerson().id)).data)
