import { memo, useState } from 'react'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'
import { isPlainText } from './is-plain-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { renderMarkdown } from './render-blocks.tsx'
import { splitBlocks, splitLastItem } from './split-blocks.ts'

type MarkdownProps = {
  text: string
  /** More of it is to come. */
  typing: boolean
}

/** A reply as it is read. One that is typed out is cut into blocks, and only its last one is worked on again. */
export function Markdown({ text, typing }: MarkdownProps) {
  const [wasTyped] = useState(typing)
  if (!wasTyped && !typing) return <Block text={closeCutMarks(text)} />

  const blocks = splitBlocks(text)
  if (typing) blocks.push(...splitLastItem(blocks.pop() ?? ''))
  const last = blocks.length - 1
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <Block key={index} text={index < last ? block : (typing ? closeOpenMarks : closeCutMarks)(block)} />
  ))
}

const Block = memo(function Block({ text }: { text: string }) {
  if (isPlainText(text)) return <p>{text.trim()}</p>
  return renderMarkdown(readMarkdown(text))
})
