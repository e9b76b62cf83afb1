import { stripMarkdown } from '#domain/text/strip-markdown.ts'

/** A reply without its marks, for as long as the code that reads them is not here. */
export function PlainWords({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{stripMarkdown(text).trim()}</p>
}
