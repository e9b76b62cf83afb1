import { memo, useState } from 'react'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'
import { isPlainText } from './is-plain-text.ts'
import { isTangled } from './is-tangled.ts'
import { createGrowingReader } from './read-growing.ts'
import { readMarkdown } from './read-markdown.ts'
import { renderMarkdown } from './render-blocks.tsx'
import { splitBlocks, splitLastItem } from './split-blocks.ts'
import { createChapterSplitter } from './split-chapters.ts'

type MarkdownProps = {
  text: string
  /** More of it is to come. */
  typing: boolean
}

/** A reply as it is read. Of one that is typed out only the end is worked on again, however long it is. */
export function Markdown({ text, typing }: MarkdownProps) {
  const [wasTyped] = useState(typing)
  if (wasTyped || typing) return <Typed text={text} typing={typing} />
  // What is too much to be read at once is read block by block.
  return isTangled(text) ? <Blocks text={text} end="cut" /> : <Block text={text} end="cut" />
}

function Typed({ text, typing }: MarkdownProps) {
  const [split] = useState(createChapterSplitter)
  const chapters = split(text)
  return chapters.map((chapter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added at the end
    <Chapter key={index} text={chapter} end={index < chapters.length - 1 ? null : typing ? 'open' : 'cut'} />
  ))
}

/** Whether the end of a text is still being typed, was the last of it, or is followed by more. */
type End = 'open' | 'cut' | null
type PartProps = { text: string; end: End }

const Chapter = memo(function Chapter({ text, end }: PartProps) {
  return (
    <div className="chapter">
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
  const [readOn] = useState(createGrowingReader)
  if (isTangled(text)) return <p className="whitespace-pre-wrap">{text.trim()}</p>
  const shown = end === 'open' ? closeOpenMarks(text) : end === 'cut' ? closeCutMarks(text) : text
  if (isPlainText(shown)) return <p>{shown.trim()}</p>
  return renderMarkdown(end === 'open' ? readOn(text, shown) : readMarkdown(shown))
})
