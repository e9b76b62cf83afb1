import { INVITATION_LASTS } from '#domain/limits.ts'
import { sessions } from '#server/features/accounts/store/sessions.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import {
  columnOf,
  firstRow,
  firstValue,
  hasRows,
  onlyRow,
  type Queryable,
} from '#server/platform/db/database.ts'

export type Deletion = {
  userId: string
  email: string
  requestedAt: Date
  eraseAt: Date
  erasedAt: Date | null
}

export const deletions = {
  find: (sql: Queryable, userId: string): Promise<Deletion | null> =>
    firstRow(sql<Deletion[]>`select * from exclusoes where "userId" = ${userId}`),

  /** Done `after` this long, tried from `nextTry` on. Asked for again, the first time counts, unless the new one is sooner. */
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

  due: async (sql: Queryable): Promise<number> =>
    (await firstValue<number>(sql`select count(*)::int from exclusoes where "nextTryAt" <= now()`)) ?? 0,

  /** False when there is nothing to take back, or it is too late. */
  takeBack: (tx: Queryable, userId: string): Promise<boolean> =>
    hasRows(tx`delete from exclusoes where "userId" = ${userId} and "erasedAt" is null returning 1`),

  /** Claims the due deletions for this node until then. */
  takeDue: async (sql: Queryable, retryMs: number, limit: number): Promise<Deletion[]> =>
    await sql<Deletion[]>`
      update exclusoes set "nextTryAt" = now() + ${interval(retryMs)}::interval
      where "userId" in (
        select "userId" from exclusoes where "nextTryAt" <= now() and "eraseAt" <= now()
        order by "nextTryAt" limit ${limit} for update skip locked)
      returning *`,

  /** Marks that erasing has begun. False when the person took it back a moment ago. */
  begin: (tx: Queryable, userId: string): Promise<boolean> =>
    hasRows(tx`
      update exclusoes set "erasedAt" = coalesce("erasedAt", now())
      where "userId" = ${userId} and "eraseAt" <= now() returning 1`),

  /** In a restored database: erases these accounts again, without receipts, which were sent before. How many there were. */
  async beginAgain(tx: Queryable, ids: readonly string[]): Promise<number> {
    const { count } = await tx`
      insert into exclusoes ("userId", email, "eraseAt", "erasedAt", "nextTryAt", "receiptDue")
      select id, email, now(), now(), now(), false from users where id = any(${[...ids]}::uuid[])
      on conflict ("userId") do update set "eraseAt" = now(), "erasedAt" = now(), "nextTryAt" = now(), "receiptDue" = false`
    return count
  },

  /** In a database that was restored: those who have changed their mind since the copy get the time to say so again. */
  async postponeAll(tx: Queryable, by: number): Promise<void> {
    const until = interval(by)
    await tx`
      update exclusoes set "eraseAt" = greatest("eraseAt", now() + ${until}::interval),
        "nextTryAt" = greatest("nextTryAt", now() + ${until}::interval)
      where "erasedAt" is null`
  },

  /** Nothing of the person is left. Null when another node closed it. */
  close: (tx: Queryable, userId: string): Promise<{ erasedAt: Date; receiptDue: boolean } | null> =>
    firstRow(tx<{ erasedAt: Date; receiptDue: boolean }[]>`
      delete from exclusoes where "userId" = ${userId} returning "erasedAt", "receiptDue"`),
}

const interval = (milliseconds: number): string => `${milliseconds} milliseconds`

/** E-mails of erased people, as keyed hashes. */
export const erasedEmails = {
  /** Takes the e-mail's suspension over, so that the e-mail itself is kept nowhere. */
  async add(tx: Queryable, email: string, emailHash: string): Promise<void> {
    await tx`
      with lifted as (delete from suspensoes where email = ${email} returning 1)
      insert into emails_apagados ("emailHash", suspenso) values (${emailHash}, exists (select from lifted))
      on conflict ("emailHash") do update set "erasedAt" = excluded."erasedAt", suspenso = excluded.suspenso`
  },

  erasedAt: (sql: Queryable, emailHash: string): Promise<Date | null> =>
    firstValue(sql`select "erasedAt" from emails_apagados where "emailHash" = ${emailHash}`),

  /** Takes one off the list; false when it was not on it, or not suspended. */
  removeSuspended: (tx: Queryable, emailHash: string): Promise<boolean> =>
    hasRows(tx`delete from emails_apagados where "emailHash" = ${emailHash} and suspenso returning 1`),

  /** Those that no invitation from before can be held against any more, and that are not suspended. */
  async clearOld(sql: Queryable): Promise<void> {
    await sql`delete from emails_apagados
      where not suspenso and "erasedAt" < now() - ${`${INVITATION_LASTS} milliseconds`}::interval`
  },
}

export const erasedAccounts = {
  async add(tx: Queryable, ids: readonly string[]): Promise<void> {
    await tx`insert into contas_apagadas ("userId") select unnest(${[...ids]}::uuid[]) on conflict do nothing`
  },

  all: (sql: Queryable): Promise<string[]> =>
    columnOf(sql`select "userId" from contas_apagadas order by "userId"`),
}

export const erasure = {
  /** Ends their replies that are being written right now, and names them: the nodes that write them are notified. */
  async stopReplies(tx: Queryable, userId: string): Promise<string[]> {
    await tx`select from conversas where "userId" = ${userId} order by id for update`
    return messages.takeFromRuns(tx, userId)
  },

  /** Hidden ones, too. */
  async conversations(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from conversas where "userId" = ${userId}`
  },

  async signIns(tx: Queryable, userId: string): Promise<void> {
    await sessions.endAll(tx, userId, null)
    await tx`delete from accounts where "userId" = ${userId}`
    await tx`delete from links where "userId" = ${userId}`
  },

  /** The account and everything that is left of it. Limits are kept by the person's id or by a hash. */
  async account(tx: Queryable, userId: string): Promise<void> {
    await tx`delete from users where id = ${userId}`
    await tx`delete from limites where key like ${`% ${userId}`}`
  },
}
