/** The outline of a page, while it is not yet known which one it will be. */
export const PageSkeleton = ({ label }: { label: string }) => (
  <main aria-busy="true" className="appear-late mx-auto stack max-w-2xl gap-6 px-5 py-6">
    <span className="sr-only">{label}</span>
    <div className="flex items-center justify-between">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="size-10 rounded-full" />
    </div>
    <Skeleton className="mt-10 h-9 w-3/4" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-2/3" />
  </main>
)

/** A pulsing placeholder for what is being loaded. Give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-control bg-line ${className}`} />
}
