import { Suspense } from 'react'
import { LazyMarkdown } from '../markdown/lazy-markdown.ts'
import { PlainWords } from '../markdown/plain-words.tsx'

/** The words of a reply; plain ones until the code that reads markdown is here. */
export function ReplyBody({ text, typing }: { text: string; typing: boolean }) {
  return (
    <Suspense fallback={<PlainWords text={text} />}>
      <LazyMarkdown text={text} typing={typing} />
    </Suspense>
  )
}
