import { memo, Suspense } from 'react'
import { LazyMarkdown } from './markdown/lazy-markdown.ts'
import { PlainWords } from './markdown/plain-words.tsx'
import { TextBoundary } from './text-boundary.tsx'

type ReplyBodyProps = { text: string; typing: boolean }

/** The words of a reply; plain ones until the code that parses markdown is loaded. */
export const ReplyBody = memo(function ReplyBody({ text, typing }: ReplyBodyProps) {
  return (
    <TextBoundary text={text}>
      <Suspense fallback={<PlainWords text={text} />}>
        <LazyMarkdown text={text} typing={typing} />
      </Suspense>
    </TextBoundary>
  )
})
