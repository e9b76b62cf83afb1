import type { ReactNode } from 'react'

/** A person's own words. `waiting`: they have not left yet. The clear edge shows where the system picks the colours. */
export function Bubble({ waiting = false, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <div
      data-part="texto"
      className={`max-w-full whitespace-pre-wrap rounded-card rounded-br-[6px] border border-transparent px-4 py-2.5 transition-colors [overflow-wrap:anywhere] ${
        waiting ? 'bg-accent-soft text-ink' : 'bg-bubble text-on-bubble'
      }`}
    >
      {children}
    </div>
  )
}
