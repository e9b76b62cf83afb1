import type { SearchAnswer, SearchResult } from '#domain/api/privacy.ts'
import { AppError } from '#domain/errors.ts'
import {
  SEARCH_HITS_PER_RESULT,
  SEARCH_MIN,
  SEARCH_RESULTS_MAX,
  SEARCH_WORK,
  SEARCH_WORK_MAX,
  SEARCHES_AT_ONCE,
  SEARCHES_PER_PERSON,
} from '#domain/limits.ts'
import {
  hasAllWords,
  markWords,
  searchable,
  snippetOf,
  type WordPatterns,
  wordPatterns,
} from '#domain/search/word-pattern.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { createConcurrencyLimit } from '#server/features/limits/concurrency-limit.ts'
import { createMemoryBuckets } from '#server/features/limits/memory-buckets.ts'
import { searchNotebook } from '#server/features/notebook/parts.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { createWorkMeter, unmetered, type WorkMeter } from '#server/platform/work-meter.ts'
import type { PrivacyDeps } from './erase-accounts.ts'
import { archive, type MessagePlace, type ScannedMessage, type Title } from './store/archive.ts'

const concurrency = createConcurrencyLimit({ atOnce: SEARCHES_AT_ONCE, waiting: 50 })
const workOf = createMemoryBuckets(SEARCH_WORK)

/**
 * Finds words in one's own conversations and notebook. The database can't read them, so they are opened here, a few hundred at
 * a time, for this person and this answer only; other work runs in between, and how long a person's searches work is bounded.
 */
export async function searchConversations(
  deps: Pick<PrivacyDeps, 'sql' | 'keyRing' | 'limiter'>,
  personId: string,
  text: string,
  signal?: AbortSignal,
): Promise<BeforeJson<SearchAnswer>> {
  const patterns = wordPatterns(text)
  if (text.replace(/\s/g, '').length < SEARCH_MIN || patterns.length === 0)
    throw new AppError('search_too_short')
  await deps.limiter.take({ name: 'search', limit: SEARCHES_PER_PERSON, by: personId })
  const wait = workOf.waitFor(personId)
  if (wait > 0) throw new AppError('too_many_tries', { retryAfter: Math.ceil(wait / 1000) })
  const release = await concurrency.take()
  const meter = createWorkMeter()
  try {
    const owner = await ownerOf(deps, personId)
    return await unmetered(() => collect(deps, owner, { patterns, meter, signal }))
  } finally {
    workOf.charge(personId, meter.total())
    release()
  }
}

/** A conversation with what was found in it: how often, and the first few messages. */
type Found = { title: Title; inTitle: boolean; count: number; hits: { id: string; text: string }[] }

type Search = { patterns: WordPatterns; meter: WorkMeter; signal: AbortSignal | undefined }

async function collect({ sql }: Pick<PrivacyDeps, 'sql'>, owner: Owner, { patterns, meter, signal }: Search) {
  const all = new Map<string, Found>()
  for (const title of await archive.titles(sql, owner)) {
    const inTitle = meter.step(() => hasAllWords(patterns, searchable(title.title)))
    all.set(title.id, { title, inTitle, count: 0, hits: [] })
    await meter.giveWay()
  }
  const isOver = () => signal?.aborted || meter.total() > SEARCH_WORK_MAX
  for await (const lot of archive.scan(sql, owner)) {
    for (const message of lot) {
      if (isOver()) break
      meter.step(() => look(all.get(message.conversationId), message, patterns))
      await meter.giveWay()
    }
    if (isOver()) break
  }
  const matching = [...all.values()].filter((found) => found.inTitle || found.count > 0)
  const first = matching.slice(0, SEARCH_RESULTS_MAX)
  const ids = first.flatMap((found) => found.hits.map((message) => message.id))
  const places = await archive.places(sql, owner, ids)
  const results: BeforeJson<SearchResult>[] = []
  for (const found of first) {
    results.push(meter.step(() => present(found, places, patterns)))
    await meter.giveWay()
  }
  const notebook = await searchNotebook(sql, owner, patterns, meter)
  return { results, more: matching.length > first.length || meter.total() > SEARCH_WORK_MAX, notebook }
}

function look(found: Found | undefined, message: ScannedMessage, patterns: WordPatterns): void {
  const text = message.text()
  if (!found || text === null || !hasAllWords(patterns, searchable(text))) return
  found.count += 1
  if (found.hits.length < SEARCH_HITS_PER_RESULT) found.hits.push({ id: message.id, text })
}

function present(
  { title: { id, title, style, timestamp }, inTitle, count, hits }: Found,
  places: ReadonlyMap<string, MessagePlace>,
  patterns: WordPatterns,
): BeforeJson<SearchResult> {
  const written = searchable(title)
  return {
    conversation: { id, title: written, style, timestamp },
    titleMarks: inTitle ? markWords(patterns, written) : [],
    found: count,
    hits: hits.flatMap((message) => {
      const place = places.get(message.id)
      if (!place) return []
      return [{ messageId: message.id, ...place, ...snippetOf(message.text, patterns) }]
    }),
  }
}
