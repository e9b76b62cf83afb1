import { setTimeout as wait } from 'node:timers/promises'
import { sealOldCounters } from '#server/features/counters/counters.ts'
import { announce } from '#server/features/events/store.ts'
import type { KeyRing } from '#server/features/keys/key-ring.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { personKeys, type WrappedKey } from '#server/features/keys/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log.ts'
import { resealConversation, resealMessage, resealPiece } from './reseal-row.ts'
import { type Batch, newRows, oldRows } from './store.ts'

/** Few enough that no request waits noticeably for the rows, or for this process. */
const AT_ONCE = 100
/** Between two batches other queries run. */
const PAUSE = 20

type Deps = { sql: Sql; keyRing: KeyRing; log: Log }
type Options = { signal: AbortSignal; atOnce?: number; pause?: number }

/**
 * Brings what was sealed in the first form into today's, person by person, while the product runs and on as many nodes
 * as there are. Broken off anywhere it continues where it was: a row is in one form or the other, and a person's key is
 * marked when all their rows are in the new one. True when nobody is left.
 */
export async function upgradeSealing(deps: Deps, options: Options): Promise<boolean> {
  const { sql, keyRing, log } = deps
  await sealOldCounters(sql, keyRing.masters)
  let done = 0
  let left = 0
  for (let key = await personKeys.firstOld(sql); key; key = await personKeys.firstOld(sql, key.userId)) {
    if (options.signal.aborted) return false
    const upgraded = await upgradePerson(deps, key, options).catch((error) => {
      log.warn({ err: error }, 'sealed values of a person could not be brought into the new form')
      return false
    })
    if (upgraded) done += 1
    else left += 1
  }
  if (done > 0) log.info({ people: done, left }, 'sealed values were brought into the new form')
  return left === 0
}

async function upgradePerson({ sql, keyRing }: Deps, key: WrappedKey, options: Options): Promise<boolean> {
  const { userId } = key
  const owner: Owner = { id: userId, cipher: await keyRing.cipherWith(key) }
  const tables = tablesOf(owner, options.atOnce ?? AT_ONCE)
  for (const { resealNext } of tables) {
    while (await resealNext(sql)) {
      if (options.signal.aborted) return false
      await wait(options.pause ?? PAUSE)
    }
  }
  return transaction(sql, async (tx) => {
    // Rows that were locked elsewhere are for the next time.
    for (const { isLeft } of tables) if (await isLeft(tx)) return false
    await keyRing.markUpgraded(tx, userId)
    await announce(tx, { type: 'chave', userId })
    return true
  })
}

function tablesOf(owner: Owner, limit: number) {
  return [
    inBatches(owner, limit, oldRows.conversations, newRows.conversations, resealConversation),
    inBatches(owner, limit, oldRows.messages, newRows.messages, resealMessage),
    inBatches(owner, limit, oldRows.pieces, newRows.pieces, resealPiece),
  ]
}

/** One table of one person, from its first row to its last. */
function inBatches<Row extends object>(
  owner: Owner,
  limit: number,
  find: (sql: Queryable, lot: Batch<Row>) => Promise<Row[]>,
  put: (tx: Queryable, userId: string, rows: readonly Row[]) => Promise<void>,
  reseal: (owner: Owner, row: Row) => Row,
) {
  const { id: userId } = owner
  const changed = (rows: readonly Row[]) =>
    rows.map((row) => [row, reseal(owner, row)] as const).flatMap(([old, row]) => (row === old ? [] : [row]))
  let after: Row | null = null

  return {
    /** False when there are no more. */
    async resealNext(sql: Sql): Promise<boolean> {
      const rows = await transaction(sql, async (tx) => {
        const taken = await find(tx, { userId, limit, after, take: true })
        const next = changed(taken)
        if (next.length > 0) await put(tx, userId, next)
        return taken
      })
      after = rows.at(-1) ?? after
      return rows.length === limit
    },
    /** Whether there are rows that could be in today's form and are not. */
    async isLeft(tx: Queryable): Promise<boolean> {
      let last: Row | null = null
      for (;;) {
        const rows: Row[] = await find(tx, { userId, limit, after: last, take: false })
        if (changed(rows).length > 0) return true
        if (rows.length < limit) return false
        last = rows.at(-1) ?? null
      }
    },
  }
}
