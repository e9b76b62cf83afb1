export const Landscape = () => (
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

/** A Paraná pine standing on the ridge: bare trunk, branches that lift like arms. */
const Araucaria = ({ x, y, size }: { x: number; y: number; size: number }) => (
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

const Sky = () => (
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

const Cottage = () => (
  <>
    <radialGradient id="glow">
      <stop offset="0" stopColor="var(--lamp)" stopOpacity=".7" />
      <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
    </radialGradient>
    <path
      d="M516 572c-8-20 14-28 8-50s-22-32-8-56 12-28 2-46"
      fill="none"
      stroke="var(--disc)"
      strokeLinecap="round"
      strokeWidth="7"
      opacity=".5"
    />
    <path d="M504 574h24v46h-24z" fill="var(--wall-shade)" />
    <path d="M352 758v-90l50-62 48 62v90z" fill="var(--wall)" />
    <path d="M450 660h124v98H450z" fill="var(--wall-shade)" />
    <ellipse cx="512" cy="712" rx="104" ry="74" fill="url(#glow)" />
    <path d="M402 606h138l48 68H450z" fill="var(--roof)" />
    <path
      d="M342 682l60-76 50 68h136"
      fill="none"
      stroke="var(--roof-edge)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="11"
    />
    <path d="M383 758v-42a18 18 0 0 1 36 0v42z" fill="var(--door)" />
    <path
      d="M470 694h32v36h-32zM522 694h32v36h-32zM393 660a9 9 0 1 1 18 0 9 9 0 0 1-18 0"
      fill="var(--lamp)"
      stroke="var(--lamp)"
      strokeLinejoin="round"
      strokeWidth="4"
    />
    <path d="M486 692v40M538 692v40M468 711h36M520 711h36" stroke="var(--roof-edge)" strokeWidth="2.5" />
    <circle cx="412" cy="732" r="2.5" fill="var(--lamp)" />
    <ellipse cx="404" cy="768" rx="80" ry="18" fill="url(#glow)" />
  </>
)

const Ipe = () => (
  <>
    <path
      d="M696 792c8-46 8-82 2-124-10-16-32-26-42-40l8-7c12 14 28 23 40 31 1-14 4-26 11-38l9 4c-6 14-8 28-8 42 14-8 26-18 34-31l8 6c-10 22-30 36-40 50-2 38 1 68 9 106-10 5-21 5-31 1Z"
      fill="var(--trunk)"
    />
    <path
      d="M628 644c-34-4-46-44-22-66-8-38 34-62 62-46 14-40 84-44 100-6 40-8 70 34 50 66 26 26 2 66-36 58-20 20-56 20-72 2-22 22-66 16-82-8Z"
      fill="var(--blossom)"
    />
    <path
      d="M603 600c14 30 56 38 88 22 30 18 66 14 88-6 20 4 36-4 44-18 16 28-6 60-41 52-20 20-56 20-72 2-22 22-66 16-82-8-30-4-40-26-25-44Z"
      fill="var(--blossom-shade)"
      opacity=".7"
    />
    <path
      d="M628 590c-2-22 24-40 46-32M690 548c14-22 48-24 62-4M684 592c20-14 50-14 70 0M776 566c20-4 34 12 32 30M640 618c16 8 34 8 48 0M724 622c18 6 34 4 48-4"
      fill="none"
      stroke="var(--blossom-light)"
      strokeDasharray="0 19"
      strokeLinecap="round"
      strokeWidth="9"
    />
    <path d="M578 686q14 14 20 24M701 684q-8 16-16 24" fill="none" stroke="var(--trunk)" strokeWidth="2.5" />
    <path d="M594 704c18 56 72 58 94 0-24 28-68 30-94 0Z" fill="var(--hammock)" />
    <path d="M602 717c20 28 58 28 78 0" fill="none" stroke="var(--blossom-light)" strokeWidth="3.5" />
    <g fill="var(--blossom-light)">
      <ellipse cx="646" cy="786" rx="6" ry="3" />
      <ellipse cx="672" cy="800" rx="5" ry="2.5" />
      <ellipse cx="746" cy="792" rx="6" ry="3" />
      <ellipse cx="776" cy="776" rx="5" ry="2.5" />
      <ellipse cx="614" cy="802" rx="5" ry="2.5" />
      <ellipse cx="716" cy="812" rx="4" ry="2" />
    </g>
  </>
)
