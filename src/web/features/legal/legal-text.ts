/** Replaced by the name of who is responsible for the data, which only the operator's settings say. */
export const WHO_ANSWERS = Symbol('who answers')

/** A paragraph, or a list of short items. */
export type LegalBlock = string | readonly string[] | typeof WHO_ANSWERS

export interface LegalText {
  readonly title: string
  readonly date: string
  /** The few sentences that somebody who reads nothing else should read. */
  readonly summary: readonly string[]
  /** `id` is the fragment of the section's address, e.g. `/privacidade#direitos`. */
  readonly sections: readonly { id: string; heading: string; blocks: readonly LegalBlock[] }[]
}

/** Reads a document: its title, its date, a list that sums it up, and sections under '## heading {#id}'. */
export function readLegalText(document: string): LegalText {
  const [beginning = '', ...sections] = document.trim().split('\n\n## ')
  const [title = '', date = '', summary = ''] = beginning.replace(/^# /, '').split('\n\n')
  return {
    title,
    date,
    summary: itemsOf(summary),
    sections: sections.map((section) => {
      const [head = '', ...blocks] = section.split('\n\n')
      const [heading = '', id = ''] = head.replace(/\}$/, '').split(' {#')
      return { id, heading, blocks: blocks.map(readBlock) }
    }),
  }
}

function readBlock(block: string): LegalBlock {
  if (block === '{quem responde}') return WHO_ANSWERS
  return block.startsWith('- ') ? itemsOf(block) : block
}

const itemsOf = (list: string): string[] => list.replace(/^- /, '').split('\n- ')
