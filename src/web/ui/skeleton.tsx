/** A pulsing placeholder for what is being loaded. Give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-control bg-line ${className}`} />
}
