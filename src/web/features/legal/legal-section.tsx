import type { LegalBlock, LegalSection } from './legal-text.ts'

export function LegalSectionView({ section }: { readonly section: LegalSection }) {
  return (
    <section className="mt-10">
      {/* Focusable by script and fragment only, so that the keyboard goes on from where the index led. */}
      <h2 id={section.id} tabIndex={-1} className="scroll-mt-20 font-serif text-title">
        {section.heading}
      </h2>
      {section.blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-4">{block}</p>
  return (
    <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
