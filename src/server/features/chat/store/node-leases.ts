import { announcementCall } from '#server/features/events/store.ts'
import { hasRows, onlyRow, type Queryable } from '#server/platform/db/database.ts'

const LEASE = '4 seconds'

/** What all nodes must share; null where a node has no public address. */
type SharedSettings = { authProof: Uint8Array; appUrl: string | null }

/** The table of nodes, each with one lease on all replies that it writes. */
export const nodeLeases = {
  /** Not held when it had expired. The disk is not waited for: a lease that a crash takes back expires a moment earlier. */
  async renew(sql: Queryable, node: string): Promise<{ held: boolean }> {
    return onlyRow(
      await sql<{ held: boolean }[]>`
        with quick as (select set_config('synchronous_commit', 'off', true)),
          before as (select "leaseUntil" >= now() as held from nos where id = ${node})
        insert into nos (id, "leaseUntil") select ${node}, now() + ${LEASE}::interval from quick
        on conflict (id) do update set "leaseUntil" = excluded."leaseUntil"
        returning coalesce((select held from before), false) as held`,
    )
  },

  async hasOthers(sql: Queryable, node: string): Promise<boolean> {
    return hasRows(sql`select from nos where id <> ${node} and "leaseUntil" >= now()`)
  },

  /** Asks the other nodes for pieces of these people's replies; one without a lease counts, too, because it may come back. */
  async askForPieces(sql: Queryable, node: string, people: string[]): Promise<void> {
    await sql`select ${announcementCall(sql, { type: 'acompanhar', node, people })}
      where exists (select from nos where id <> ${node})`
  },

  async tellSettings(sql: Queryable, node: string, { authProof, appUrl }: SharedSettings): Promise<void> {
    await sql`update nos set "authProof" = ${authProof}, "appUrl" = ${appUrl} where id = ${node}`
  },

  async settingsOfOthers(sql: Queryable, node: string): Promise<SharedSettings[]> {
    return await sql<SharedSettings[]>`
      select "authProof", "appUrl" from nos
      where id <> ${node} and "leaseUntil" >= now() and "authProof" is not null`
  },

  /** Gives it back when the node stops, unless a reply of it could not be closed. */
  async release(sql: Queryable, node: string): Promise<void> {
    await sql`delete from nos where id = ${node}
      and not exists (select from mensagens where node = nos.id and status = 'escrevendo')`
  },

  /** Forgets nodes that died long ago and left nothing behind. */
  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from nos where "leaseUntil" < now() - interval '1 hour'
      and not exists (select from mensagens where node = nos.id and status = 'escrevendo')`
  },
}
