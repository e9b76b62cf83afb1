import { type Sentence, sentencesOf } from './spoken-text.ts'

type Passage = { say: string; mark: Range; block: Element }

const BLOCKS = 'p, li, h3, h4, td, th, pre, [data-part="texto"]'

/** The text of a message on the screen, sentence by sentence; one never goes over the end of a paragraph or a cell. */
export function passagesIn(message: Element): Passage[] {
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT)
  const blocks: { block: Element; nodes: Text[] }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    // Words that a reply struck through would reverse the sentence if read aloud.
    if (node.parentElement?.closest('del')) continue
    const block = node.parentElement?.closest(BLOCKS) ?? message
    const last = blocks.at(-1)
    if (last?.block === block) last.nodes.push(node)
    else blocks.push({ block, nodes: [node] })
  }
  return blocks.flatMap(({ block, nodes }) =>
    sentencesOf(nodes.map(({ data }) => data).join('')).map((sentence) => ({
      say: sentence.say,
      mark: rangeOf(nodes, sentence),
      block,
    })),
  )
}

function rangeOf(nodes: readonly Text[], { start, end }: Sentence): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of nodes) {
    const next = offset + node.length
    if (start >= offset && start < next) range.setStart(node, start - offset)
    if (end > offset && end <= next) range.setEnd(node, end - offset)
    offset = next
  }
  return range
}

/** Marks a sentence without changing what is on the page; where the browser can't, the paragraph it is in. */
export function markPassage(passage: Passage | null): void {
  document.querySelector('[data-lendo]')?.removeAttribute('data-lendo')
  if (!('highlights' in CSS)) {
    passage?.block.setAttribute('data-lendo', '')
    return
  }
  if (passage) CSS.highlights.set('leitura', new Highlight(passage.mark))
  else CSS.highlights.delete('leitura')
}
