import { memo, useState } from 'react'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'
import { createGrowingParser, isPlainText, parseMarkdown } from './parse-markdown.ts'
import { renderMarkdown } from './render-blocks.tsx'
import { createChunkSplitter, createFenceWatch, splitBlocks, splitLastItem } from './split-blocks.ts'

type MarkdownProps = {
  text: string
  typing: boolean
}

/** A reply as markdown. While it is typed out only its end is parsed and drawn again, however long it is. */
export function Markdown({ text, typing }: MarkdownProps) {
  const [wasTyped] = useState(typing)
  if (wasTyped || typing) return <Typed text={text} typing={typing} />
  // What is too complex to be parsed at once is parsed block by block.
  return isTooComplex(text) ? <Blocks text={text} end="cut" /> : <Block text={text} end="cut" />
}

function Typed({ text, typing }: MarkdownProps) {
  const [split] = useState(createChunkSplitter)
  const chunks = split(text)
  return chunks.map((chunk, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
    <Chunk key={index} text={chunk} end={index < chunks.length - 1 ? null : typing ? 'open' : 'cut'} />
  ))
}

/** Whether the end of a text is still being typed, was the last of it, or is followed by more. */
type TextEnd = 'open' | 'cut' | null
type PartProps = { text: string; end: TextEnd }

const Chunk = memo(function Chunk({ text, end }: PartProps) {
  return (
    <div className="chunk">
      <Blocks text={text} end={end} />
    </div>
  )
})

function Blocks({ text, end }: PartProps) {
  const blocks = splitBlocks(text)
  if (end === 'open') blocks.push(...splitLastItem(blocks.pop() ?? ''))
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <Block key={index} text={block} end={index === blocks.length - 1 ? end : null} />
  ))
}

const Block = memo(function Block({ text, end }: PartProps) {
  const [parseOn] = useState(createGrowingParser)
  if (isTooComplex(text)) return <p className="whitespace-pre-wrap">{text.trim()}</p>
  const shown = end === 'open' ? closeOpenMarks(text) : end === 'cut' ? closeCutMarks(text) : text
  if (isPlainText(shown)) return <p>{shown.trim()}</p>
  return renderMarkdown(end === 'open' ? parseOn(text, shown) : parseMarkdown(shown))
})

/** The time that parsing takes grows faster than any of these. */
const MOST = { length: 8_000, lines: 400, depth: 12, marks: 400 }

/** What makes a line part of a quote or a list, and what begins another paragraph of itself. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y
const MARKS = /[[\]]|\*+|_+|~+|`+/g
const INDENT = 2

/** Whether a text is shown as plain text: nested quotes and lists are parsed recursively and could overflow the stack. */
export function isTooComplex(text: string): boolean {
  if (text.length > MOST.length) return true
  const lines = text.split('\n')
  if (lines.length > MOST.lines) return true
  const isCode = createFenceWatch()
  let marks = 0
  for (const line of lines) {
    if (isCode(line)) continue
    const containers = countContainers(line)
    if (containers > MOST.depth) return true
    if (containers > 0 || line.trim() === '') marks = 0
    marks += line.match(MARKS)?.length ?? 0
    if (marks > MOST.marks) return true
  }
  return false
}

/** How deep the containers are nested that a line begins with; the indentation of the first counts as others around it. */
function countContainers(line: string): number {
  let count = 0
  CONTAINER.lastIndex = 0
  for (
    let found = CONTAINER.exec(line);
    found !== null && count <= MOST.depth;
    found = CONTAINER.exec(line)
  ) {
    count += 1
    if (found.index === 0) count += Math.floor(found[0].search(/\S/) / INDENT)
  }
  return count
}
