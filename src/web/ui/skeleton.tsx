/** A breathing shape where something is about to be. Give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-control bg-line ${className}`} />
}
