import type { NotebookHit } from '#domain/api/privacy.ts'
import { SEARCH_RESULTS_MAX } from '#domain/limits.ts'
import { PLAN_STEPS } from '#domain/notebook/pages.ts'
import { snippetOf } from '#domain/search/snippet.ts'
import { hasAllWords, searchable, type WordPatterns } from '#domain/search/word-pattern.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { WorkMeter } from '#server/platform/work-meter.ts'
import { LIST_KEYS, readNotebook, type WholeNotebook } from './parts.ts'

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
