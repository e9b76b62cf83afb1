import { Cottage } from './cottage.tsx'
import { Ipe } from './ipe.tsx'
import { Sky } from './sky.tsx'

/** A lit house among hills, an ipê and a hammock. */
export function Landscape() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <Sky />
      <Hill depth={1} d="M0 640C110 560 190 600 290 570s190-110 330-40 190 60 280 20v550H0Z" />
      <Araucaria x={150} y={606} size={0.78} />
      <Araucaria x={214} y={600} size={0.5} />
      <Araucaria x={838} y={574} size={0.62} />
      <Hill depth={2} d="M0 700c130-70 250-20 400-60s330-80 500 10v450H0Z" />
      <Hill depth={3} d="M0 790c160-90 330-75 470-62s280 22 430-38v410H0Z" />
      <Cottage />
      <Ipe />
      <Hill depth={4} d="M0 905c120-60 250-70 400-40s330 60 500-50v285H0Z" />
      <path
        d="M386 757c-20 44 116 62 104 110-14 58-196 76-250 233h214c20-112 154-142 148-236-4-58-170-66-182-107Z"
        fill="var(--path)"
      />
      <path d="M0 985c100-26 206-6 241 115H0Z" fill="var(--hill-5)" />
      <path d="M900 930c-170-14-330 50-428 170h428Z" fill="var(--hill-5)" />
      <path
        d="M40 1100c-34-58-26-118 20-160 30 56 28 112 4 160Zm62 0c-10-52 12-98 62-122 10 52-8 92-38 122ZM872 1100c30-70 20-140-34-186-32 66-28 130 2 186Zm-72 0c12-58-14-108-70-132-10 56 12 100 46 132Z"
        fill="var(--leaf)"
      />
    </svg>
  )
}

/** A Paraná pine standing on the ridge: bare trunk, branches that lift like arms. */
function Araucaria({ x, y, size }: { x: number; y: number; size: number }) {
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

/** A ridge that fades, further down, into the next one: the air between them. */
function Hill({ depth, d }: { depth: 1 | 2 | 3 | 4; d: string }) {
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
