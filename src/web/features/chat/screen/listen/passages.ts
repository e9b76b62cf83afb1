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

/** A sentence of a text: where it is, and what is read aloud for it. */
type Sentence = { start: number; end: number; say: string }

/** Longer ones end silently in the middle in some browsers. */
const SPOKEN_MAX = 180

/** A dot after these ends no sentence. */
const SHORTENED = /(?:^|\s)(?:dra?|sra?|srta|profa?|av|ex|p|pág|n|nº|tel|obs|vs|etc)\.$/iu
const ENDS = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/gu
const PAUSES = /[;:,—–](?=\s)/gu

/** The sentences of a text, in order; stretches in which there is nothing to say are left out. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(ENDS)]
    .map((found) => found.index + found[0].length)
    .filter((end) => !SHORTENED.test(text.slice(Math.max(0, end - 8), end)))
  return cut(text, ends).flatMap((part) => shorten(text, part))
}

type Stretch = { start: number; end: number }

function cut(text: string, ends: readonly number[], from = 0, to = text.length): Stretch[] {
  const edges = [from, ...ends.filter((end) => end > from && end < to), to]
  return edges.slice(1).map((end, index) => ({ start: edges[index] ?? from, end }))
}

/** A sentence without the blanks around it; a long one in parts, at the last pause or blank that there is room for. */
function shorten(text: string, stretch: Stretch): Sentence[] {
  const words = text.slice(stretch.start, stretch.end)
  const start = stretch.start + (words.length - words.trimStart().length)
  const end = stretch.end - (words.length - words.trimEnd().length)
  if (end - start > SPOKEN_MAX) {
    const head = text.slice(start, start + SPOKEN_MAX)
    const pause = [...head.matchAll(PAUSES)].at(-1)
    const room = (pause && pause.index + 1) ?? head.lastIndexOf(' ')
    const middle = start + (room > 0 ? room : SPOKEN_MAX)
    return cut(text, [middle], start, end).flatMap((part) => shorten(text, part))
  }
  const say = asSpoken(text.slice(start, end))
  return say === '' ? [] : [{ start, end, say }]
}

const ADDRESS = /\b(?:https?:\/\/|www\.)([^\s/?#)\]]+)[^\s)\]]*/giu
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu
const FACES = /(?:^|\s)[:;=]-?[)(DPp/|]+(?=\s|$)/gu
const MARKS = /[*_`~#>|]+/gu

/** The words as a person would read them aloud: without marks and pictures, an address by its name. */
export function asSpoken(text: string): string {
  const spoken = text
    .replace(ADDRESS, (_, host: string) => `link para ${host.replace(/^www\./i, '')}`)
    .replace(PICTURES, ' ')
    .replace(FACES, ' ')
    .replace(MARKS, ' ')
    .replace(/\bR\$\s?(\d[\d.,]*)/gu, '$1 reais')
    .replace(/\s+/gu, ' ')
    .replace(/ ([.,;:!?…])/gu, '$1')
    .trim()
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : ''
}
