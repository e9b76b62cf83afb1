import { Skeleton } from '#web/ui/skeleton.tsx'

/** The outline of some entries while they are loading. */
export function ListSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div aria-busy="true" className="appear-late grid gap-5 px-3 py-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have nothing else to be told apart by
        <div key={row} className="grid gap-2">
          <Skeleton className="h-3.5 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}
