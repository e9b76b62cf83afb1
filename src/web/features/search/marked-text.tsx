type MarkedTextProps = { text: string; marks: readonly (readonly [start: number, end: number])[] }

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts = marks.map(([start, end], at) => ({
    start,
    before: text.slice(marks[at - 1]?.[1] ?? 0, start),
    marked: text.slice(start, end),
  }))
  return (
    <>
      {parts.map(({ start, before, marked }) => (
        <span key={start}>
          {before}
          <mark className="rounded-[4px] bg-accent-soft px-0.5 font-semibold text-accent-strong">
            {marked}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
