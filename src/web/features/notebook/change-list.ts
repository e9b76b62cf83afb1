import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from '#web/lib/ask-again.ts'

/**
 * Changes a list as it is shown. If it is on its way, it is asked for again: an older answer would take the change back.
 */
export function changeList<Item>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (list: Item[]) => Item[],
): void {
  client.setQueryData<Item[]>(queryKey, (list) => list && change(list))
  const itself = { queryKey, exact: true }
  if (client.isFetching(itself) > 0) void askAgain(client, itself)
}
