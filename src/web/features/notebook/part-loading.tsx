import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type PartLoadingProps = { failed: boolean; sentence?: string; onRetry: () => unknown }

/** In place of what a part keeps, until it is here. */
export function PartLoading({ failed, sentence = notebookCopy.failed, onRetry }: PartLoadingProps) {
  if (!failed) {
    return (
      <div aria-busy="true" className="appear-late stack gap-3">
        <span className="sr-only">{notebookCopy.loading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-4/5" />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>{sentence}</p>
      <Button look="secondary" onClick={() => onRetry()}>
        {notebookCopy.retry}
      </Button>
    </div>
  )
}
