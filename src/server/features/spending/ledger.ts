import { TOKENS_STORED_EVERY } from '#domain/limits.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { addCounts, createPendingTotals } from '#server/features/counters/counters.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import type { Meter, MeteredCall } from '#server/model/meter.ts'
import { type Queryable, retryOnConflict, type Sql, transaction } from '#server/platform/db/database.ts'
import { type Log, warning } from '#server/platform/log.ts'
import { withTimeout } from '#server/platform/with-timeout.ts'
import {
  type Amount,
  COUNTED_AS,
  FIELDS,
  NO_TOKENS,
  NOTHING,
  openedTokens,
  type SpentTokens,
  sealedTokens,
} from './own-tokens.ts'
import { type PersonDay, spentDays } from './store.ts'

/** The end of a reply waits so long for its tokens to be stored: without the database it ends all the same. */
const STORE_LIMIT = 1_000

/** Others may have changed a person's row so often in between: or the person is gone, and nothing is to be added. */
const ATTEMPTS = 5

/** A call whose tokens are not all stored. */
type OpenCall = MeteredCall & {
  owner: Owner
  day: string
  stored: Amount
  isOver: boolean
  /** What the person's row of that day held when it was last seen; undefined before. */
  row: SeenRow | undefined
}

/** A row as it is stored, null when there was none, and its opened content: this node sealed most of them itself. */
type SeenRow = { sealed: Uint8Array | null; tokens: SpentTokens }

type Deps = { sql: Sql; masters: MasterRing; log: Log }

/**
 * Adds up tokens by person and day, and of everybody by service and day. What calls have taken so far is stored at
 * intervals, and what a person took before the end of their call is passed on, so that a crash forgets one interval of
 * calls in progress at most, and nothing of a reply that a person has seen whole. The sums of everybody are stored at
 * intervals alone: it is one row, for which all nodes would wait at every end.
 */
export function createLedger({ sql, masters, log }: Deps) {
  const calls = new Set<OpenCall>()
  const everybody = createSums({ sql, masters, log })
  let isAllAsked = false
  const clock = setInterval(() => void storeAll(), TOKENS_STORED_EVERY).unref()

  /** Resolves once what calls that are over have taken is stored, or could not be. */
  const store = oneAfterTheOther(() => {
    const stored = [...calls].filter(({ isOver }) => isOver || isAllAsked)
    isAllAsked = false
    return storeCalls(stored).catch(
      warning(
        log,
        { event: 'tokens-not-added' },
        'tokens could not be added up; they are once more with the next',
      ),
    )
  })

  async function storeCalls(stored: OpenCall[]): Promise<void> {
    const changes = stored.map(changeOf)
    await storePeople(
      sql,
      changes.filter(({ added }) => FIELDS.some((field) => added[field] !== 0)),
      ({ call, now, added }) => {
        call.stored = now
        for (const field of FIELDS)
          everybody.add(call.day, `tokens ${call.service}/${COUNTED_AS[field]}`, added[field])
      },
    )
    for (const { call, isLast } of changes) if (isLast) calls.delete(call)
  }

  /** The same of calls in progress, too, and the sums of everybody. */
  async function storeAll(): Promise<void> {
    isAllAsked = true
    if (calls.size > 0) await store()
    await everybody.store()
  }

  return {
    meterOf: (owner: Owner): Meter => ({
      personId: owner.id,
      begin(call) {
        const day = spendingDay(Date.now())
        const opened: OpenCall = { ...call, owner, day, stored: NOTHING, isOver: false, row: undefined }
        calls.add(opened)
        return () => {
          opened.isOver = true
          return withTimeout(STORE_LIMIT, store(), undefined)
        }
      },
    }),
    storeAll,
    async stop(): Promise<void> {
      clearInterval(clock)
      await storeAll()
    },
  }
}

type Change = { call: OpenCall; now: Amount; added: Amount; isLast: boolean }

function changeOf(call: OpenCall): Change {
  const now = amountOf(call)
  return { call, now, added: difference(now, call.stored), isLast: call.isOver }
}

function amountOf({ taken, isReply }: OpenCall): Amount {
  const { isEstimate, ...tokens } = taken()
  const estimated = isEstimate ? tokens.input + tokens.output : 0
  return { ...tokens, estimated, replies: isReply ? 1 : 0, calls: 1 }
}

/** Adds what is new to the row of each person and day; `stored` is called for each change once it is. */
async function storePeople(sql: Sql, news: readonly Change[], stored: (change: Change) => void) {
  let left = Map.groupBy(news, (change) => keyOf(dayOf(change)))
  for (let attempt = 1; left.size > 0; attempt += 1) {
    await readUnknown(sql, left)
    const sums = [...left.values()].map(summed)
    const written = await retryOnConflict(() => spentDays.store(sql, sums))
    const done = new Set(attempt < ATTEMPTS ? written.map(keyOf) : left.keys())
    for (const [at, [key, changes]] of [...left].entries())
      for (const change of changes) {
        // One that another node has changed is read again.
        change.call.row = done.has(key) ? sums[at]?.row : undefined
        if (done.has(key)) stored(change)
      }
    left = new Map([...left].filter(([key]) => !done.has(key)))
  }
}

const keyOf = ({ userId, day }: PersonDay) => `${userId} ${day}`
const dayOf = ({ call }: Change): PersonDay => ({ userId: call.owner.id, day: call.day })

async function readUnknown(sql: Queryable, rows: ReadonlyMap<string, Change[]>): Promise<void> {
  const unknown = [...rows.values()].filter((changes) => rowOf(changes) === undefined)
  if (unknown.length === 0) return
  const wanted = unknown.flatMap(([first]) => (first ? dayOf(first) : []))
  const found = new Map((await spentDays.read(sql, wanted)).map((row) => [keyOf(row), row.totals]))
  for (const change of unknown.flat()) {
    const { owner, day } = change.call
    const sealed = found.get(keyOf(dayOf(change))) ?? null
    change.call.row = { sealed, tokens: openedTokens(owner, day, sealed) }
  }
}

const rowOf = (changes: readonly Change[]) => changes.find(({ call }) => call.row !== undefined)?.call.row

/** What a person's row of a day holds after these changes, all of it, and what it held before. */
function summed(changes: readonly Change[]) {
  const [first] = changes
  if (!first) throw new Error('a row without changes')
  const { owner, day } = first.call
  const before = rowOf(changes)
  const tokens = total(before?.tokens ?? NO_TOKENS, changes)
  const totals = sealedTokens(owner, day, tokens)
  return { userId: owner.id, day, before: before?.sealed ?? null, totals, row: { sealed: totals, tokens } }
}

/** Runs `work`, which never fails, once at a time. Calls while it runs share the run after it. */
function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= last.then(() => {
      next = null
      last = work()
      return last
    })
    return next
  }
}

function createSums({ sql, masters, log }: Deps) {
  const { add, store } = createPendingTotals(async (taken) => {
    if (taken.size === 0) return
    await transaction(sql, async (tx) => {
      for (const [day, totals] of [...taken].toSorted())
        await addCounts(tx, masters, { table: 'contagens_tokens', day }, totals)
    })
  })
  const failed = async (err: unknown) => {
    log.warn(
      { event: 'tokens-not-added', err },
      'the tokens of everybody could not be added up; they are with the next',
    )
    await masters.load().catch(() => {})
  }
  return { add, store: () => store().catch(failed) }
}

const difference = (now: Amount, before: Amount): Amount =>
  Object.fromEntries(FIELDS.map((field) => [field, now[field] - before[field]])) as Amount

function total(before: SpentTokens, changes: readonly Change[]): SpentTokens {
  const sum = (field: keyof SpentTokens) =>
    changes.reduce((all, { added }) => all + added[field], before[field])
  return { input: sum('input'), output: sum('output'), cached: sum('cached'), estimated: sum('estimated') }
}
