import type { QueryClient, QueryKey } from '@tanstack/react-query'

type QueryFilter = { queryKey: QueryKey; exact?: boolean }

/** Asks for this again. An answer that is on its way may be older than what changed: it is given up. */
export async function askAgain(client: QueryClient, asked: QueryFilter): Promise<void> {
  await client.cancelQueries(asked)
  await client.invalidateQueries(asked)
}
