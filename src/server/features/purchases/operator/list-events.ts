import type { DeliveriesPage } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { inbox, type ListedEvent } from '#server/features/purchases/store/inbox.ts'
import type { Queryable } from '#server/platform/db/database.ts'

const MOST = 1_000

/** The newest events, oldest first. */
export const listEvents = ({ sql }: { sql: Queryable }, pending: boolean): Promise<ListedEvent[]> =>
  inbox.list(sql, { pending, limit: MOST })

/**
 * What can't be applied by any means of ours is done with, once somebody has looked at it; `until` is when the newest came that
 * they saw. Gives how many.
 */
export const dismiss = ({ sql }: { sql: Queryable }, until: Date): Promise<number> =>
  inbox.dismiss(sql, until)

const PER_PAGE = 50

/** A page of them, the newest first; `after` is the `next` of the page before. */
export async function pageOfEvents(
  { sql }: { sql: Queryable },
  { pending, after }: { pending: boolean; after: string | null },
): Promise<DeliveriesPage> {
  if (after !== null && !/^[0-9a-f]{64}$/.test(after)) throw new AppError('invalid_request')
  const found = await inbox.page(sql, { pending, after, limit: PER_PAGE + 1 })
  const page = found.slice(0, PER_PAGE)
  const last = page.at(-1)
  return {
    entregas: page.map(({ recebidoEm, evento, tipo, ...one }) => ({
      ...one,
      tipo: tipo || evento,
      recebidoEm: recebidoEm.toISOString(),
    })),
    next: found.length > page.length && last ? last.id : null,
  }
}
