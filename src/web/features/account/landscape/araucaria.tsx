/** A Paraná pine standing on the ridge: bare trunk, branches that lift like arms. */
export function Araucaria({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="none"
      stroke="var(--hill-3)"
      strokeLinecap="round"
      strokeWidth="6"
    >
      <path d="M0 12v-158M-66-152c10 28 118 28 132 0M-46-128c14 20 78 20 92 0" />
      <path
        d="M-88-150c2-16 28-20 38-10 6-14 30-16 38-6 6-12 24-12 28 2 8-10 28-10 34 4 12-10 36-4 38 10-8 10-30 10-40 2-10 8-26 8-34 0-8 8-24 8-32 0-10 8-26 6-32 0-10 8-34 8-38-2Z"
        fill="var(--hill-3)"
        stroke="none"
      />
    </g>
  )
}
