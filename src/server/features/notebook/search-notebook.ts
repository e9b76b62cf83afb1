import type { NotebookHit } from '#domain/api/privacy.ts'
import { SEARCH_RESULTS_MAX } from '#domain/limits.ts'
import { MOOD_NAMES } from '#domain/notebook/mood-names.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { snippetOf } from '#domain/search/snippet.ts'
import { hasAllWords, searchable, type WordPatterns } from '#domain/search/word-pattern.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readNotebook, type WholeNotebook } from './read-notebook.ts'

type Text = Pick<NotebookHit, 'part' | 'id' | 'timestamp'> & { text: string }

/** Finds words in one's own notebook. It is opened here, for this person and this answer only. */
export async function searchNotebook(
  sql: Queryable,
  owner: Owner,
  patterns: WordPatterns,
): Promise<NotebookHit[]> {
  return textsIn(await readNotebook(sql, owner))
    .filter(({ text }) => hasAllWords(patterns, searchable(text)))
    .slice(0, SEARCH_RESULTS_MAX)
    .map(({ text, ...place }) => ({ ...place, ...snippetOf(text, patterns) }))
}

function textsIn({ notes, plan, summaries, checkIns }: WholeNotebook): Text[] {
  return [
    ...notes.map(({ id, text, createdAt }) => ({ part: 'notas' as const, id, text, timestamp: createdAt })),
    ...PLAN_STEPS.flatMap((step) =>
      plan ? [{ part: 'plano' as const, id: null, text: plan.steps[step], timestamp: plan.updatedAt }] : [],
    ),
    ...summaries.map(({ id, text, createdAt }) => ({
      part: 'resumos' as const,
      id,
      text,
      timestamp: createdAt,
    })),
    ...checkIns.map(({ id, mood, feelings, words, createdAt }) => ({
      part: 'como-estou' as const,
      id,
      text: [MOOD_NAMES[mood], ...feelings, words].filter((part) => part !== '').join(', '),
      timestamp: createdAt,
    })),
  ]
}
