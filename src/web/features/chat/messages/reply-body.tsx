import { Suspense } from 'react'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { LazyMarkdown } from '../markdown/lazy-markdown.ts'

/** The words of a reply; plain ones until the code that reads markdown is here. */
export function ReplyBody({ text, typing }: { text: string; typing: boolean }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{stripMarkdown(text)}</p>}>
      <LazyMarkdown text={text} typing={typing} />
    </Suspense>
  )
}
