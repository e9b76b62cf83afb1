import { TOKENS_STORED_EVERY } from '#domain/limits.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { addCounts } from '#server/features/counters/counters.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Meter, MeteredCall } from '#server/model/meter.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import { type Amount, COUNTED_AS, FIELDS, NOTHING } from './amount.ts'
import { openedTokens, type SpentTokens, sealedTokens } from './sealed-tokens.ts'
import { type PersonDay, type SealedSum, spentDays } from './store.ts'

/** The end of a reply waits so long for its tokens to be stored: without the database it ends all the same. */
const STORE_LIMIT = 1_000

/** A call whose tokens are not all stored. */
type OpenCall = MeteredCall & { owner: Owner; day: string; stored: Amount; isOver: boolean }

type Deps = { sql: Sql; masters: MasterRing; log: Log }

export type Ledger = ReturnType<typeof createLedger>

/**
 * Adds up tokens by person and day, and of everybody by service and day. What calls have taken so far is stored at
 * intervals, and a call that is over before its end is passed on, so that a crash forgets one interval of calls in
 * progress at most, and nothing of a reply that a person has seen whole.
 */
export function createLedger({ sql, masters, log }: Deps) {
  const calls = new Set<OpenCall>()
  let storing: Promise<void> | null = null
  let next: Promise<void> | null = null
  let isAllAsked = false
  const clock = setInterval(() => void (calls.size > 0 && storeAll()), TOKENS_STORED_EVERY)
  clock.unref()

  /** Resolves once what calls that are over have taken is stored, or could not be. */
  function store(): Promise<void> {
    if (storing) {
      next ??= storing.then(() => {
        next = null
        return store()
      })
      return next
    }
    const stored = [...calls].filter(({ isOver }) => isOver || isAllAsked)
    isAllAsked = false
    storing = storeNow(stored, { sql, masters })
      .then((over) => {
        for (const call of over) calls.delete(call)
      })
      .catch(async (error) => {
        log.warn({ err: error }, 'tokens could not be added up; they are once more with the next')
        await masters.load().catch(() => {})
      })
      .finally(() => {
        storing = null
      })
    return storing
  }

  /** The same of calls in progress, too. */
  function storeAll(): Promise<void> {
    isAllAsked = true
    return store()
  }

  return {
    meterOf: (owner: Owner): Meter => ({
      begin(call) {
        const opened = { ...call, owner, day: spendingDay(Date.now()), stored: NOTHING, isOver: false }
        calls.add(opened)
        return () => {
          opened.isOver = true
          return withTimeout(STORE_LIMIT, store(), undefined)
        }
      },
    }),
    async stop(): Promise<void> {
      clearInterval(clock)
      await storeAll()
    },
  }
}

type Change = { call: OpenCall; now: Amount; added: Amount; isLast: boolean }

/** Gives the calls of which nothing more is to be stored. */
async function storeNow(calls: OpenCall[], { sql, masters }: Omit<Deps, 'log'>): Promise<OpenCall[]> {
  const changes = calls.map((call): Change => {
    const now = amountOf(call)
    return { call, now, added: difference(now, call.stored), isLast: call.isOver }
  })
  const news = changes.filter(({ added }) => FIELDS.some((field) => added[field] !== 0))
  if (news.length > 0)
    await transaction(sql, async (tx) => {
      await addToPeople(tx, news)
      await addToDays(tx, masters, news)
    })
  for (const { call, now } of changes) call.stored = now
  return changes.flatMap(({ call, isLast }) => (isLast ? [call] : []))
}

function amountOf({ taken, isReply }: OpenCall): Amount {
  const { isEstimate, ...tokens } = taken()
  const estimated = isEstimate ? tokens.input + tokens.output : 0
  return { ...tokens, estimated, replies: isReply ? 1 : 0, calls: 1 }
}

async function addToPeople(tx: Queryable, news: readonly Change[]): Promise<void> {
  const byRow = Map.groupBy(news, ({ call }) => `${call.owner.id} ${call.day}`)
  /** The rows of these that are there get what is to be added; gives the others. */
  async function addToFound(rows: typeof byRow): Promise<typeof byRow> {
    const found = await spentDays.lock(tx, [...rows.values()].flatMap(personDay))
    const sums = found.map(({ userId, day, totals }) => summed(rows.get(`${userId} ${day}`), totals))
    if (found.length > 0) await spentDays.replace(tx, sums)
    return without(rows, found)
  }
  const missing = await addToFound(byRow)
  if (missing.size === 0) return
  const added = await spentDays.add(
    tx,
    [...missing.values()].map((changes) => summed(changes, null)),
  )
  // Another node has added them at the same moment, or their person is gone.
  const late = without(missing, added)
  if (late.size > 0) await addToFound(late)
}

function personDay([first]: readonly Change[]): PersonDay[] {
  return first ? [{ userId: first.call.owner.id, day: first.call.day }] : []
}

/** What a person's row of a day holds after these changes, all of it. */
function summed(changes: readonly Change[] | undefined, totals: Uint8Array | null): SealedSum {
  const first = changes?.[0]
  if (!first) throw new Error('a row of somebody who was not asked for')
  const { owner, day } = first.call
  const before = openedTokens(owner, day, totals)
  const added = changes.map((change) => change.added)
  return { userId: owner.id, day, totals: sealedTokens(owner, day, total(before, added)) }
}

function without<T>(rows: ReadonlyMap<string, T>, those: readonly PersonDay[]): Map<string, T> {
  const left = new Map(rows)
  for (const { userId, day } of those) left.delete(`${userId} ${day}`)
  return left
}

async function addToDays(tx: Queryable, masters: MasterRing, news: readonly Change[]): Promise<void> {
  const byDay = Map.groupBy(news, ({ call }) => call.day)
  for (const [day, changes] of [...byDay].toSorted()) {
    const sums = new Map<string, number>()
    for (const { call, added } of changes)
      for (const field of FIELDS) {
        const name = `tokens ${call.service}/${COUNTED_AS[field]}`
        sums.set(name, (sums.get(name) ?? 0) + added[field])
      }
    await addCounts(tx, masters, { table: 'contagens_tokens', day }, Object.fromEntries(sums))
  }
}

function difference(now: Amount, before: Amount): Amount {
  return Object.fromEntries(FIELDS.map((field) => [field, now[field] - before[field]])) as Amount
}

function total({ input, output, cached, estimated }: SpentTokens, added: readonly Amount[]): SpentTokens {
  return added.reduce(
    (sum, one) => ({
      input: sum.input + one.input,
      output: sum.output + one.output,
      cached: sum.cached + one.cached,
      estimated: sum.estimated + one.estimated,
    }),
    { input, output, cached, estimated },
  )
}
