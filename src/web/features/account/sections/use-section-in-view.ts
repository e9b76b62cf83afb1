import { useEffect, useState } from 'react'

/** A section is read once it begins in the upper third. */
const LINE = 1 / 3

/** The section of the page that is being read, by the ids of all of them. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const tops = ids.flatMap((id) => {
        const element = document.getElementById(id)
        return element ? [{ id, top: element.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight } = document.documentElement
      const scrolls = scrollHeight > clientHeight
      const atEnd = scrolls && window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent(sectionInView(tops, window.innerHeight * LINE, atEnd))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [ids])
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
