import { useEffect, useRef } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

type SectionLinksProps = {
  label: string
  sections: readonly { id: string; heading: string }[]
  ids: readonly string[]
}

/** The sections of a long page: a row on top that stays in view, and beside the page where there is room. */
export function SectionLinks({ label, sections, ids }: SectionLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const current = useSectionInView(ids)

  // The row scrolls by itself: the page must not move with it.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    if (!row.current || !link) return
    row.current.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-10 -mx-4 border-line border-b bg-paper sm:-mx-6 lg:top-6 lg:mx-0 lg:self-start lg:border-0"
    >
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-3 py-1.5 [scrollbar-width:none] sm:px-5 lg:grid lg:px-0 lg:py-0"
      >
        {sections.map(({ id, heading }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full px-3.5 font-medium text-ink-soft text-sm no-underline -outline-offset-2 transition-colors hover:bg-accent-soft hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-strong lg:rounded-control forced-colors:aria-[current]:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
