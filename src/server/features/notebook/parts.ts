import type { NotebookHit } from '#domain/api/privacy.ts'
import { AppError } from '#domain/errors.ts'
import { type ExercisePagePart, exercisePage, exerciseText } from '#domain/exercises/exercise-page.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { SEARCH_RESULTS_MAX } from '#domain/limits.ts'
import { MOOD_NAMES } from '#domain/notebook/moods.ts'
import { PLAN_STEPS } from '#domain/notebook/pages.ts'
import { hasAllWords, searchable, snippetOf, type WordPatterns } from '#domain/search/word-pattern.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import type { WorkMeter } from '#server/platform/work-meter.ts'
import { changeNotebook } from './change-notebook.ts'
import { readProposals } from './propose-lines.ts'
import { checkIns, exercises, notebooks, notes, summaries } from './store.ts'

type Kept = { id: string; createdAt: string; unreadable?: true }

type Described = {
  text: () => string
  /** In the pages of the export, and for other programs. */
  heading: () => string
  body: () => string | ExercisePagePart[]
  data: () => Record<string, unknown>
}

type Table<Thing> = {
  list: (sql: Queryable, owner: Owner) => Promise<Thing[]>
  remove: (tx: Queryable, owner: Owner, id: string) => Promise<boolean>
}

/** A part of which a person has many: where it is stored, and how the search and the export read it. */
const part = <Thing extends Kept>(
  title: string,
  { list, remove }: Table<Thing>,
  described: (thing: Thing) => Described,
) => ({
  title,
  remove,
  entries: async (sql: Queryable, owner: Owner) =>
    (await list(sql, owner)).map((thing): Kept & Described => ({ ...thing, ...described(thing) })),
})

const when = (createdAt: string) => brasiliaMoment(new Date(createdAt))
const readBy = (aiMayRead: boolean) => (aiMayRead ? 'a IA pode ler' : 'só para você')

/** In the order in which the search reads them. */
export const LISTS = {
  notas: part('O que a IA sabe de mim', notes, ({ text, aiMayRead, isName, createdAt }) => ({
    text: () => text,
    heading: () => `${when(createdAt)} · ${readBy(aiMayRead)}`,
    body: () => text,
    data: () => ({ texto: text, aIaPodeLer: aiMayRead, nome: isName }),
  })),
  resumos: part('Resumos', summaries, ({ conversationId, text, createdAt }) => ({
    text: () => text,
    heading: () => when(createdAt),
    body: () => text,
    data: () => ({ conversa: conversationId, texto: text }),
  })),
  exercicios: part('Exercícios', exercises, ({ kind, answers, aiMayRead, aiAsks, unreadable, createdAt }) => {
    const { name } = EXERCISES[kind]
    return {
      text: () => `${name}. ${exerciseText(kind, answers)}`,
      heading: () => (unreadable ? when(createdAt) : `${name} · ${when(createdAt)} · ${readBy(aiMayRead)}`),
      body: () => exercisePage(kind, answers),
      data: () => ({
        exercicio: unreadable ? null : name,
        respostas: answers,
        aIaPodeLer: aiMayRead,
        aIaPergunta: aiAsks,
      }),
    }
  }),
  'como-estou': part('Como estou', checkIns, ({ day, mood, feelings, words }) => ({
    text: () => written([MOOD_NAMES[mood], ...feelings, words]).join(', '),
    heading: () => day.split('-').reverse().join('/'),
    body: () => written([[MOOD_NAMES[mood], ...feelings].join(', '), words]).join('\n'),
    data: () => ({ dia: day, como: mood, sentimentos: feelings, palavras: words }),
  })),
}

const written = (texts: string[]) => texts.filter((text) => text !== '')

export type ListKey = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as ListKey[]
export type NotebookEntry = Awaited<ReturnType<(typeof LISTS)[ListKey]['entries']>>[number]
export type WholeNotebook = Awaited<ReturnType<typeof readNotebook>>

export async function removeFromNotebook(sql: Sql, owner: Owner, key: ListKey, id: string): Promise<void> {
  await changeNotebook(sql, owner, key, async (tx) => {
    if (!(await LISTS[key].remove(tx, owner, id))) throw new AppError('not_found')
  })
}

/** The whole notebook, the newest first, for the search and the export; `plan` is null also when it can't be opened. */
export async function readNotebook(sql: Queryable, owner: Owner) {
  const lists = {} as Record<ListKey, NotebookEntry[]>
  for (const key of LIST_KEYS) lists[key] = await LISTS[key].entries(sql, owner)
  return {
    lists,
    plan: (await notebooks.read(sql, owner))?.plan ?? null,
    proposals: await readProposals(sql, owner),
  }
}

export const isEmptyNotebook = ({ lists, plan, proposals }: WholeNotebook): boolean =>
  plan === null && [...Object.values(lists), proposals].every((list) => list.length === 0)

type Text = Pick<NotebookHit, 'part' | 'id' | 'timestamp'> & { text: () => string }

/** Finds words in one's own notebook. It is opened here, for this person and this answer only. */
export async function searchNotebook(
  sql: Queryable,
  owner: Owner,
  patterns: WordPatterns,
  meter: WorkMeter,
): Promise<NotebookHit[]> {
  const hits: NotebookHit[] = []
  for (const { text: textOf, ...place } of textsIn(await readNotebook(sql, owner))) {
    const hit = meter.step(() => {
      const text = textOf()
      return hasAllWords(patterns, searchable(text)) && snippetOf(text, patterns)
    })
    if (hit) hits.push({ ...place, ...hit })
    if (hits.length === SEARCH_RESULTS_MAX) break
    await meter.giveWay()
  }
  return hits
}

function textsIn({ lists, plan }: WholeNotebook): Text[] {
  const steps = PLAN_STEPS.flatMap((step): Text[] =>
    plan ? [{ part: 'plano', id: null, timestamp: plan.updatedAt, text: () => plan.steps[step] }] : [],
  )
  const [first = [], ...others] = LIST_KEYS.map((part) =>
    lists[part].map(({ id, createdAt, text }): Text => ({ part, id, timestamp: createdAt, text })),
  )
  return [...first, ...steps, ...others.flat()]
}
