import { useEffect, useRef, useState } from 'react'
import { accountCopy } from '#web/copy/account-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'

const GROUP_IDS = accountCopy.groups.map(({ id }) => id)

/** The sections of a long page: a row on top that stays in view, and beside the page where there is room. */
export function SectionLinks() {
  const row = useRef<HTMLUListElement>(null)
  const current = useSectionInView()

  // The row scrolls by itself: the page must not move with it.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    if (!row.current || !link) return
    row.current.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav
      aria-label={accountCopy.sections}
      className="sticky top-0 z-10 -mx-4 border-line border-b bg-paper sm:-mx-6 lg:top-6 lg:mx-0 lg:self-start lg:border-0"
    >
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-3 py-1.5 [scrollbar-width:none] sm:px-5 lg:grid lg:px-0 lg:py-0"
      >
        {accountCopy.groups.map(({ id, heading }) => (
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

/** A section is read once it begins in the upper third. */
const LINE = 1 / 3

function useSectionInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
      const tops = GROUP_IDS.map((id) => ({ id, top: top(id) }))
      const { scrollHeight, clientHeight } = document.documentElement
      const scrolls = scrollHeight > clientHeight
      const atEnd = scrolls && window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent(sectionInView(tops, window.innerHeight * LINE, atEnd))
    }
    look()
    return followEvents(window, { scroll: look, resize: look }, { passive: true })
  }, [])
  return current
}

/** Where a section begins, measured from the top of what is seen. */
type SectionTop = { id: string; top: number }

/**
 * The section that is being read: the last one that begins above the line, and at the end of the page the last one, however
 * short it is. Before all of them it is the first.
 */
export function sectionInView(tops: readonly SectionTop[], line: number, atEnd: boolean): string | null {
  if (atEnd) return tops.at(-1)?.id ?? null
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id ?? null
}
