const STARS = [
  [70, 60, 1.8],
  [330, 70, 1.6],
  [470, 40, 1.4],
  [540, 130, 2.2],
  [700, 90, 1.6],
  [820, 210, 2],
  [780, 50, 1.4],
  [230, 470, 1.4],
  [420, 400, 1.6],
  [860, 400, 1.4],
  [60, 440, 1.8],
  [330, 520, 1.3],
] as const

/** Sky, sun or moon with its halo, and the stars that only the night has. */
export function Sky() {
  return (
    <>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset=".38" stopColor="var(--sky-middle)" />
        <stop offset=".6" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="900" height="1100" fill="url(#sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--star)" />
      ))}
      <circle cx="640" cy="390" r="230" fill="var(--halo)" />
      <circle cx="640" cy="390" r="152" fill="var(--halo)" />
      <circle cx="640" cy="390" r="84" fill="var(--disc)" />
    </>
  )
}
