import { type LegalBlock, type LegalSection, WHO_ANSWERS } from './legal-text.ts'
import { ResponsibleList } from './responsible-list.tsx'

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
  if (block === WHO_ANSWERS) return <ResponsibleList />
  if (typeof block === 'string') return <p className="mt-4">{block}</p>
  return (
    <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
      {block.map((item) => (
        <li key={item}>
          <Item words={item} />
        </li>
      ))}
    </ul>
  )
}

/** An item that begins with a help line's number can be called. */
function Item({ words }: { readonly words: string }) {
  const number = /^1\d\d(?=, )/.exec(words)?.[0]
  if (!number) return words
  return (
    <>
      <a href={`tel:${number}`} className="font-semibold text-accent underline underline-offset-4">
        {number}
      </a>
      {words.slice(number.length)}
    </>
  )
}
