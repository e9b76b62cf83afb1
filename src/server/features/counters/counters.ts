import { createHash, createHmac } from 'node:crypto'
import { COUNT_NOISE, type Noise } from '#domain/panel/figures.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { Master, MasterRing } from '#server/features/keys/master-ring.ts'
import { doublingFrom, openPadded, sealPadded } from '#server/platform/crypto/seal.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { type Count, type CountKind, DAY_TABLES, idsOfBuyers, type SealedDay, sealedDays } from './store.ts'

/** By kind and name, as in 'risco emergencia'. */
type Totals = Record<string, number>
type Day = Pick<SealedDay, 'table' | 'day'>

const SIZES = {
  /** Holds every level, every rule of the guard, how replies, services and mails ended, and why another reply was asked for. */
  contagens: doublingFrom(8192),
  contagens_tokens: doublingFrom(512),
}

export type Counters = ReturnType<typeof createCounters>

type Options = {
  sql: Sql
  masters: MasterRing
  listener?: ((kind: CountKind, name: string, total: number) => void) | undefined
}

/**
 * How often each level was read, each rule of the output guard stepped in, replies and mails ended in which way, by day
 * and of no person. Counted in memory and stored at fixed intervals, so that neither the moment nor the transaction of a
 * write identifies a message. What was counted since the last interval is lost with the process.
 */
export function createCounters({ sql, masters, listener }: Options) {
  /** In whose words danger was read since the last interval, by day. */
  let read = new Map<string, Set<string>>()

  const pending = createPendingTotals(async (taken) => {
    const people = read
    read = new Map()
    try {
      const marks = new Map<string, Totals>()
      for (const [day, ids] of people) marks.set(day, marksOf(day, await idsOfBuyers(sql, [...ids])))
      // Asked of the database each time: a command may have changed it since.
      await masters.load()
      // Today's row is written even if nothing was counted.
      const days = new Map([[today(), {}], ...taken])
      await sql.begin(async (tx) => {
        // In the order in which a change of the master key locks them: neither waits for a row that the other holds.
        for (const [day, totals] of [...days].toSorted())
          await addCounts(tx, masters, { table: 'contagens', day }, { ...totals, ...marks.get(day) })
      })
    } catch (error) {
      for (const [day, ids] of people) for (const id of ids) addRead(day, id)
      throw error
    }
  })

  function addRead(day: string, personId: string): void {
    read.set(day, (read.get(day) ?? new Set()).add(personId))
  }

  const counters = {
    count(kind: CountKind, name: string, total = 1): void {
      pending.add(today(), `${kind} ${name}`, total)
      listener?.(kind, name, total)
    },

    countReading(personId: string, level: RiskLevel): void {
      counters.count('risco', level)
      if (level !== 'nenhum') addRead(today(), personId)
    },

    store: pending.store,
  }
  return counters
}

/** Totals by day and key until they are stored; what could not be stored is stored with the next. */
export function createPendingTotals(store: (taken: ReadonlyMap<string, Totals>) => Promise<void>) {
  let pending = new Map<string, Totals>()

  function add(day: string, key: string, total: number): void {
    const totals = pending.get(day) ?? {}
    totals[key] = (totals[key] ?? 0) + total
    pending.set(day, totals)
  }

  return {
    add,
    async store(): Promise<void> {
      const taken = pending
      pending = new Map()
      try {
        await store(taken)
      } catch (error) {
        for (const [day, totals] of taken)
          for (const [key, total] of Object.entries(totals)) add(day, key, total)
        throw error
      }
    },
  }
}

/** Eight bits of a hash for each person, another every month: enough to count to twenty, and many people have the same. */
function marksOf(day: string, personIds: readonly string[]): Totals {
  const month = day.slice(0, 7)
  const markOf = (id: string) => createHash('sha256').update(`${month} ${id}`).digest('hex').slice(0, 2)
  return Object.fromEntries(personIds.map((id) => [`lido ${markOf(id)}`, 1]))
}

/** In how many people's words danger was read, of those whom no operator listed by hand; rather one too few. */
export const peopleRead = (counts: readonly Count[]): number =>
  new Set(counts.flatMap(({ kind, name }) => (kind === 'lido' ? [name] : []))).size

/** How far each shown figure of a month or a day is from the true one: the same whenever it is asked for. */
export async function noiseOf(masters: MasterRing): Promise<(time: string, name: string) => Noise> {
  const { key } = await masters.newest()
  return (time, name) => (step) => {
    const drawn = createHmac('sha256', key).update(`figures ${time} ${name} ${step}`).digest().readUInt32BE()
    return (drawn % (2 * COUNT_NOISE + 1)) - COUNT_NOISE
  }
}

export async function resealCounters(sql: Sql, masters: MasterRing, master: Master): Promise<void> {
  await sql.begin(async (tx) => {
    for (const table of DAY_TABLES)
      for (const row of await sealedDays.lockOthers(tx, table, master.version))
        await sealedDays.replace(tx, sealed(master, row, await opened(masters, row)))
  })
}

export async function readCounters(sql: Sql, masters: MasterRing): Promise<Count[]> {
  const counts: Count[] = []
  for (const row of await sealedDays.all(sql)) {
    for (const [key, total] of Object.entries(await opened(masters, row))) {
      const [kind, name] = key.split(' ') as [CountKind, string]
      counts.push({ day: row.day, kind, name, total })
    }
  }
  return counts
}

/** Adds to what was counted on a day, as part of a transaction. Fails once another master key has taken over. */
export async function addCounts(tx: Queryable, masters: MasterRing, day: Day, added: Totals): Promise<void> {
  const master = await masters.newest()
  const row = await sealedDays.lock(tx, sealed(master, day, {}))
  const totals = await opened(masters, row)
  for (const [key, total] of Object.entries(added)) totals[key] = (totals[key] ?? 0) + total
  if (!(await sealedDays.replace(tx, sealed(master, day, totals))))
    throw new Error('a newer master key has taken over')
}

function sealed({ version, key }: Master, { table, day }: Day, totals: Totals): SealedDay {
  const bytes = sealPadded(key, place({ table, day }), JSON.stringify(totals), SIZES[table])
  return { table, day, masterVersion: version, totals: bytes }
}

/** A day that can't be opened begins anew: these are figures, nothing that a person wrote. */
async function opened(masters: MasterRing, { masterVersion, totals, ...day }: SealedDay): Promise<Totals> {
  try {
    const { key } = await masters.get(masterVersion)
    return JSON.parse(openPadded(key, place(day), totals))
  } catch {
    return {}
  }
}

const place = ({ table, day }: Day): string => `${table}/${day}`

const today = (): string => new Date().toISOString().slice(0, 10)
