import { createSecretKey, randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import {
  BODY_MAX_BYTES,
  FILE_MAX_BYTES,
  MESSAGE_MAX,
  MESSAGES_PER_PAGE,
  NOTEBOOK_ROWS_PER_PAGE,
  PASSWORD_MAX,
  PLAN_STEP_MAX,
  REPLY_MAX,
  RISK_MESSAGES_READ,
  SEARCH_MAX,
} from '#domain/limits.ts'
import { mergeText } from '#domain/notebook/typed-text.ts'
import { assessRisk } from '#domain/safety/read-risk.ts'
import { hasAllWords, searchable, snippetOf, wordPatterns } from '#domain/search/word-pattern.ts'
import { quoteRefusal, readRefusal } from '#domain/services/read-refusal.ts'
import { readAllowedCsv } from '#server/features/allow-list/read-allowed-csv.ts'
import { doublingFrom, openPadded, sealPadded } from '#server/platform/crypto/seal.ts'

const ROUNDS = 9

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const lines = (length: number, mark: string) =>
  filled(Array.from({ length: 200 }, (_, at) => `${mark}${at}`).join('\n'), length)

const GROWING = wordPatterns(Array.from({ length: 8 }, (_, at) => 'a'.repeat(at + 1)).join(' '))
const LONG_WORD = wordPatterns(`${'a'.repeat(SEARCH_MAX - 1)}b`)
const NEWEST = filled('não sirvo pra nada ', MESSAGE_MAX)
const EARLIER = Array.from({ length: RISK_MESSAGES_READ - 1 }, (_, at) => ({
  content: filled(`não sirvo pra nada ${at} `, MESSAGE_MAX),
  nivel: 'nenhum' as const,
}))
const REPLY = filled('a', REPLY_MAX)
const KEY = createSecretKey(randomBytes(32))
const sealed = (text: string) => sealPadded(KEY, 'bench', text, doublingFrom(256))
const [SEALED_REPLY, SEALED_ROW] = [sealed(REPLY), sealed(filled('a', PLAN_STEP_MAX))]
const opened = (times: number, value: Buffer) =>
  Array.from({ length: times }, () => openPadded(KEY, 'bench', value))
const REFUSAL = JSON.stringify({ error: { message: `max_tokens: ${NEWEST}` } })
const NESTED = `${'['.repeat(BODY_MAX_BYTES / 2)}${']'.repeat(BODY_MAX_BYTES / 2)}`

/** Each costly thing once, at the limit of its input (docs/costs.md). */
const COSTLY: Record<string, () => unknown> = {
  'a password hash': () => hashPassword(filled('a', PASSWORD_MAX)),
  'reading a message for danger, the first time': () => assessRisk(EARLIER, NEWEST),
  'reading a message for danger, earlier ones known': () => assessRisk(EARLIER, NEWEST, () => []),
  'searching one reply, words that are everywhere': () => [
    hasAllWords(GROWING, REPLY),
    snippetOf(REPLY, GROWING),
  ],
  'searching one reply, a word that is almost there': () => hasAllWords(LONG_WORD, searchable(REPLY)),
  'merging the safety plan': () =>
    Array.from({ length: 7 }, () =>
      mergeText(lines(PLAN_STEP_MAX, 'a'), lines(PLAN_STEP_MAX, 'b'), lines(PLAN_STEP_MAX, 'c')),
    ),
  'opening a page of messages, the last in three versions': () => opened(MESSAGES_PER_PAGE + 2, SEALED_REPLY),
  'opening a page of the notebook': () => opened(NOTEBOOK_ROWS_PER_PAGE, SEALED_ROW),
  'opening and sealing an exchange in three versions': () => [opened(3, SEALED_REPLY), sealed(REPLY)],
  'quoting a long refusal': () => quoteRefusal(readRefusal(400, REFUSAL), [NEWEST]),
  'parsing a deeply nested body, which is then refused': () => JSON.parse(NESTED),
  'a CSV of empty lines': () => readAllowedCsv('\n'.repeat(FILE_MAX_BYTES)),
}

export async function benchCostly(): Promise<void> {
  const table: Record<string, string> = {}
  for (const [name, work] of Object.entries(COSTLY)) table[name] = `${(await fastest(work)).toFixed(2)} ms`
  console.table(table)
}

/** The fastest of several: what else the machine does is not its cost. */
async function fastest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}
