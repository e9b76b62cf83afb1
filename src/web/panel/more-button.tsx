import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Button } from '#web/ui/button.tsx'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Under a list that is read page by page, while there is more. */
export function MoreButton({ of: pages }: { of: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      busy={pages.isFetchingNextPage}
      onClick={() => pages.fetchNextPage()}
    >
      {panelCopy.more}
    </Button>
  )
}
