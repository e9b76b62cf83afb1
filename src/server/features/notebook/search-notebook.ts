import type { NotebookHit } from '#domain/api/privacy.ts'
import { exerciseText } from '#domain/exercises/exercise-page.ts'
import { EXERCISES } from '#domain/exercises/exercises.ts'
import { SEARCH_RESULTS_MAX } from '#domain/limits.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { snippetOf } from '#domain/search/snippet.ts'
import { hasAllWords, searchable, type WordPatterns } from '#domain/search/word-pattern.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { WorkMeter } from '#server/platform/work-meter.ts'
import { readNotebook, type WholeNotebook } from './read-notebook.ts'

type Text = Pick<NotebookHit, 'part' | 'id' | 'timestamp'> & { text: string }

/** Finds words in one's own notebook. It is opened here, for this person and this answer only. */
export async function searchNotebook(
  sql: Queryable,
  owner: Owner,
  patterns: WordPatterns,
  meter: WorkMeter,
): Promise<NotebookHit[]> {
  const hits: NotebookHit[] = []
  for (const { text, ...place } of textsIn(await readNotebook(sql, owner))) {
    const hit = meter.step(() => hasAllWords(patterns, searchable(text)) && snippetOf(text, patterns))
    if (hit) hits.push({ ...place, ...hit })
    if (hits.length === SEARCH_RESULTS_MAX) break
    await meter.giveWay()
  }
  return hits
}

function textsIn({ notes, plan, summaries, checkIns, exercises }: WholeNotebook): Text[] {
  const steps = PLAN_STEPS.flatMap((step) =>
    plan ? { id: null, text: plan.steps[step], createdAt: plan.updatedAt } : [],
  )
  const pages = exercises.map(({ id, kind, answers, createdAt }) => {
    return { id, createdAt, text: `${EXERCISES[kind].name}. ${exerciseText(kind, answers)}` }
  })
  const moods = checkIns.map(({ id, mood, feelings, words, createdAt }) => {
    const said = [MOOD_NAMES[mood], ...feelings, words].filter((part) => part !== '')
    return { id, createdAt, text: said.join(', ') }
  })
  const all = { notas: notes, plano: steps, resumos: summaries, exercicios: pages, 'como-estou': moods }
  return (Object.keys(all) as Text['part'][]).flatMap((part) =>
    all[part].map(({ id, text, createdAt }) => ({ part, id, text, timestamp: createdAt })),
  )
}
