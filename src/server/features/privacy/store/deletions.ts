import { firstRow, hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'

export type Deletion = {
  userId: string
  email: string
  requestedAt: Date
  eraseAt: Date
  erasedAt: Date | null
  receiptDue: boolean
}

/** The table of accounts that are to be erased, or of which only the receipt is missing. */
export const deletions = {
  async find(sql: Queryable, userId: string): Promise<Deletion | null> {
    return firstRow(sql<Deletion[]>`select * from exclusoes where "userId" = ${userId}`)
  },

  /**
   * Asks for it, to be done `after` this long, and tried by housekeeping from `nextTry` on. Asked for again, the
   * first time counts, unless the new one is sooner.
   */
  async ask(tx: Queryable, userId: string, { after, nextTry = after }: { after: number; nextTry?: number }) {
    const asked = await tx<Deletion[]>`
      insert into exclusoes as e ("userId", email, "eraseAt", "nextTryAt")
      select id, email, now() + ${interval(after)}::interval, now() + ${interval(nextTry)}::interval
      from users where id = ${userId}
      on conflict ("userId") do update set
        "eraseAt" = least(e."eraseAt", excluded."eraseAt"),
        "nextTryAt" = least(e."nextTryAt", excluded."nextTryAt")
      returning *`
    return onlyRow(asked)
  },

  /** How many accounts are to be erased, or their receipt sent, by now. */
  async due(sql: Queryable): Promise<number> {
    const counted = await sql<{ total: number }[]>`
      select count(*)::int as total from exclusoes where "nextTryAt" <= now()`
    return onlyRow(counted).total
  },

  /** False when there is nothing to take back, or it is too late. */
  async takeBack(tx: Queryable, userId: string): Promise<boolean> {
    return hasRows(tx`delete from exclusoes where "userId" = ${userId} and "erasedAt" is null returning 1`)
  },

  /** Claims the due deletions for this node until then. */
  async takeDue(sql: Queryable, retryMs: number, limit: number): Promise<Deletion[]> {
    return await sql<Deletion[]>`
      update exclusoes set "nextTryAt" = now() + ${interval(retryMs)}::interval
      where "userId" in (
        select "userId" from exclusoes where "nextTryAt" <= now() and "eraseAt" <= now()
        order by "nextTryAt" limit ${limit} for update skip locked)
      returning *`
  },

  /** Marks that erasing has begun. False when the person took it back a moment ago. */
  async begin(tx: Queryable, userId: string): Promise<boolean> {
    return hasRows(tx`
      update exclusoes set "erasedAt" = coalesce("erasedAt", now())
      where "userId" = ${userId} and "eraseAt" <= now() returning 1`)
  },

  /**
   * In a database that was restored: begins to erase these accounts again. Their receipts were sent when they were first
   * erased. How many there were.
   */
  async beginAgain(tx: Queryable, ids: readonly string[]): Promise<number> {
    const begun = await tx`
      insert into exclusoes ("userId", email, "eraseAt", "erasedAt", "nextTryAt", "receiptDue")
      select id, email, now(), now(), now(), false from users where id = any(${[...ids]}::uuid[])
      on conflict ("userId") do update set "eraseAt" = now(), "erasedAt" = now(), "nextTryAt" = now(), "receiptDue" = false
      returning 1`
    return begun.length
  },

  /** In a database that was restored: those who have changed their mind since the copy get the time to say so again. */
  async postponeAll(tx: Queryable, by: number): Promise<void> {
    const until = interval(by)
    await tx`
      update exclusoes set "eraseAt" = greatest("eraseAt", now() + ${until}::interval),
        "nextTryAt" = greatest("nextTryAt", now() + ${until}::interval)
      where "erasedAt" is null`
  },

  /** The receipt is out, or will never be: nothing of the person is left. */
  async close(sql: Queryable, userId: string): Promise<void> {
    await sql`delete from exclusoes where "userId" = ${userId}`
  },
}

const interval = (milliseconds: number): string => `${milliseconds} milliseconds`
