import { isTransient, type Sql } from '#server/platform/db/database.ts'
import { eachOnce, type InboxRow, inbox } from './store/inbox.ts'

const AT_ONCE = 500

type Waiting = { row: InboxRow; resolve: () => void; reject: (error: unknown) => void }

/**
 * Stores deliveries. Those that come while one statement is under way are stored together by the next one, so that a burst
 * costs the database few commits. Each is answered only when it is stored.
 */
export function createInboxWriter(sql: Sql) {
  let waiting: Waiting[] = []
  let writing = false

  async function write(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      const lot = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await storeTogether(lot)
    }
    writing = false
  }

  async function storeTogether(lot: Waiting[]): Promise<void> {
    try {
      await inbox.add(sql, eachOnce(lot.map(({ row }) => row)))
      for (const { resolve } of lot) resolve()
    } catch (error) {
      // One of them can't be stored: that may be no reason to refuse the others, which may be of other platforms.
      if (lot.length > 1 && !isTransient(error)) for (const one of lot) await storeTogether([one])
      else for (const { reject } of lot) reject(error)
    }
  }

  return {
    store(row: InboxRow): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject })
        if (!writing) void write()
      })
    },
  }
}
