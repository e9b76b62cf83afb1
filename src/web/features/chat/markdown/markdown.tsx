import { memo, useState } from 'react'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'
import { isPlainText } from './is-plain-text.ts'
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
  return wasTyped || typing ? <Typed text={text} typing={typing} /> : <Block text={closeCutMarks(text)} />
}

function Typed({ text, typing }: MarkdownProps) {
  const [split] = useState(createChapterSplitter)
  const chapters = split(text)
  return chapters.map((chapter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added at the end
    <Chapter key={index} text={chapter} end={index < chapters.length - 1 ? null : typing ? 'open' : 'cut'} />
  ))
}

/** `end` says whether its last block is still being typed, was the last one, or is followed by others. */
type ChapterProps = { text: string; end: 'open' | 'cut' | null }

const Chapter = memo(function Chapter({ text, end }: ChapterProps) {
  const blocks = splitBlocks(text)
  if (end === 'open') blocks.push(...splitLastItem(blocks.pop() ?? ''))
  const last = end && blocks.length - 1
  const close = end === 'open' ? closeOpenMarks : closeCutMarks
  return (
    <div className="chapter">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Block key={index} text={index === last ? close(block) : block} />
      ))}
    </div>
  )
})

const Block = memo(function Block({ text }: { text: string }) {
  if (isPlainText(text)) return <p>{text.trim()}</p>
  return renderMarkdown(readMarkdown(text))
})
