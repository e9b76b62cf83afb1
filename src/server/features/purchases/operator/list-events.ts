import { inbox, type ListedEvent } from '#server/features/purchases/store/inbox.ts'
import type { OperatorDeps } from './operator-deps.ts'

const MOST = 1_000

/** The newest events, oldest first. */
export async function listEvents(
  { sql }: Pick<OperatorDeps, 'sql'>,
  pending: boolean,
): Promise<ListedEvent[]> {
  return inbox.list(sql, { pending, limit: MOST })
}
