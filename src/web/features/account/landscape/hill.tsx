/** A ridge that fades, further down, into the next one: the air between them. */
export function Hill({ depth, d }: { depth: 1 | 2 | 3 | 4; d: string }) {
  const id = `hill-${depth}`
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={`var(--hill-${depth})`} />
        <stop offset=".75" stopColor={`var(--hill-${depth + 1})`} />
      </linearGradient>
      <path d={d} fill={`url(#${id})`} />
    </>
  )
}
