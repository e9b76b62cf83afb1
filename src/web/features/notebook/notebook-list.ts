import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Done } from '#domain/api/account.ts'
import { copy } from '#web/copy/pt-br.ts'
import { askAgain } from '#web/lib/ask-again.ts'
import { changeInOrder, withRetry } from '#web/lib/commands.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useNotebook } from './notebook-context.ts'
import { reasonOf } from './saving.tsx'

type ListItem = { id: string; unreadable?: true }

/** A list of the notebook as it is shown. What is done to it is shown at once, and taken back if it can't be kept. */
export function useNotebookList<Item extends ListItem>(
  { queryKey }: { queryKey: QueryKey },
  path: `/api/${string}`,
  words: { removed: string; removeFailed: string },
) {
  const { request } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const put = (item: Item) => changeList<Item>(client, queryKey, (list) => withItem(list, item))
  const drop = (id: string) => changeList<Item>(client, queryKey, (list) => withoutItem(list, id))
  const invalidate = () => void client.invalidateQueries({ queryKey })

  const erase = (id: string) => request<Done>('DELETE', `${path}/${id}`)

  return {
    put,
    drop,
    post: <Answer>(body: { id: string }) => withRetry(() => request<Answer>('POST', path, { body })),
    patch: <Answer>(id: string, body: object) => request<Answer>('PATCH', `${path}/${id}`, { body }),
    erase,
    /** Shows it as `next`, and then as the server has it. Resolves to whether it was kept. */
    change: (item: Item, next: Item, send: () => Promise<Item>, failed: string): Promise<boolean> =>
      changeInOrder(item.id, {
        show: () => put(next),
        send,
        settle: put,
        rollBack: () => {
          put(item)
          invalidate()
        },
        tell: (error) => toast({ message: reasonOf(error, failed), tone: 'danger' }),
      }),
    /** Shows a notice that it is gone, with the way back where there is one. */
    async remove(
      { id, unreadable }: Item,
      bringBack: (() => unknown) | null,
      send: () => Promise<unknown> = () => erase(id),
    ) {
      const done = await changeInOrder(id, {
        show: () => drop(id),
        send,
        settle: () => drop(id),
        rollBack: invalidate,
        tell: () => toast({ message: words.removeFailed, tone: 'danger' }),
      })
      const action = bringBack && !unreadable && { label: copy.ui.undo, onSelect: () => void bringBack() }
      if (done) toast({ message: words.removed, ...(action && { action }) })
    },
  }
}

/**
 * Changes a list as it is shown. If it is on its way, it is asked for again: an older answer would take the change back.
 */
export function changeList<Item>(client: QueryClient, queryKey: QueryKey, change: (list: Item[]) => Item[]) {
  client.setQueryData<Item[]>(queryKey, (list) => list && change(list))
  const itself = { queryKey, exact: true }
  if (client.isFetching(itself) > 0) void askAgain(client, itself)
}

/** The list with this one in it: in its place when it was there, else before all others, since the newest come first. */
export const withItem = <Item extends ListItem>(list: readonly Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [item, ...list]

export const withoutItem = <Item extends ListItem>(list: readonly Item[], id: string): Item[] =>
  list.filter((one) => one.id !== id)
