/** The house: somebody is home, the lamps are lit. */
export function Cottage() {
  return (
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
}
