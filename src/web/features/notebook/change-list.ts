import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes a list as it is shown. An answer that is on its way may be older than the change and would take it back: it is
 * given up, and asked for again.
 */
export function changeList<Item>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (list: Item[]) => Item[],
): void {
  client.setQueryData<Item[]>(queryKey, (list) => list && change(list))
  const itself = { queryKey, exact: true }
  if (client.isFetching(itself) === 0) return
  void client.cancelQueries(itself).then(() => client.invalidateQueries(itself))
}
