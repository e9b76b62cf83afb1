/** An ipê in bloom, a hammock from it to the house, petals on the ground. */
export function Ipe() {
  return (
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
      <path
        d="M578 686q14 14 20 24M701 684q-8 16-16 24"
        fill="none"
        stroke="var(--trunk)"
        strokeWidth="2.5"
      />
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
}
