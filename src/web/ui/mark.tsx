import { copy } from '#web/copy/pt-br.ts'

/** The drawn mark: a house whose floor is two arms, holding a light. */
export const Mark = ({ className = 'size-10' }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="6 5.5 36 36" fill="none" className={className}>
    <path
      d="M30.5 31.5c-3.4 6-12.6 8.6-17.3 5.1C10.7 34.8 10 32.4 10 29.4v-6.6c0-2 .8-3.7 2.3-5l8.9-7.7c1.6-1.4 4-1.4 5.6 0l8.9 7.7c1.5 1.3 2.3 3 2.3 5v6.6c0 3-.7 5.4-3.2 7.2-4.7 3.5-13.9.9-17.3-5.1"
      className="stroke-accent"
      strokeWidth="3.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="24" cy="24.5" r="4.5" className="fill-glow" />
  </svg>
)

export const Brand = () => (
  <span className="inline-flex max-w-full items-center gap-2">
    <Mark className="size-9 min-w-0" />
    <span className="font-serif text-title">{copy.product.name}</span>
  </span>
)
