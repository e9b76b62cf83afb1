import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ExercisesAnswer } from '#domain/api/exercises.ts'
import type { CheckInsAnswer, NotesAnswer, SafetyPlanAnswer, SummariesAnswer } from '#domain/api/notebook.ts'
import type { NotebookPart } from '#domain/notebook/pages.ts'
import { requestAs } from '#web/lib/api.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'

type Paged<Answer> = Answer & { next?: string | null }

/** The live event of a part invalidates what is under its key. A long part comes in pages. */
export function partQuery<Answer, Data>(
  personId: string,
  part: NotebookPart,
  path: string,
  read: (pages: readonly Answer[]) => Data,
) {
  return queryOptions({
    queryKey: ['caderno', part] as const,
    queryFn: async ({ signal }) => {
      const pages: Answer[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const address = `/api/notebook/${path}${cursor && `?cursor=${cursor}`}` as const
        const page: Paged<Answer> = await requestAs(personId)<Paged<Answer>>('GET', address, { signal })
        pages.push(page)
        cursor = page.next ?? null
      }
      return read(pages)
    },
  })
}

export const notesQuery = (personId: string) =>
  partQuery(personId, 'notas', 'notes', (pages: readonly NotesAnswer[]) =>
    pages.flatMap(({ notes }) => notes),
  )

export const checkInsQuery = (personId: string) =>
  partQuery(personId, 'como-estou', 'check-ins', (pages: readonly CheckInsAnswer[]) =>
    pages.flatMap(({ checkIns }) => checkIns),
  )

export const planQuery = (personId: string) =>
  partQuery(personId, 'plano', 'plan', ([first]: readonly SafetyPlanAnswer[]) => first?.plan ?? null)

export const exercisesQuery = (personId: string) =>
  partQuery(personId, 'exercicios', 'exercises', (pages: readonly ExercisesAnswer[]) =>
    pages.flatMap(({ exercises }) => exercises),
  )

export const summariesQuery = (personId: string) =>
  partQuery(personId, 'resumos', 'summaries', (pages: readonly SummariesAnswer[]) =>
    pages.flatMap(({ summaries }) => summaries),
  )

/** Whether there is a plan that a crisis card can lead to. It is asked for with the first card, which never waits for it. */
export const useHasPlan = (): boolean => Boolean(useQuery(planQuery(useSignedInPerson().id)).data)
