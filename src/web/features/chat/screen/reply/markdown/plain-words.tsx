import { stripMarkdown } from '#domain/text/strip-markdown.ts'

/** A reply without its marks, until the code that parses them is loaded. */
export function PlainWords({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{stripMarkdown(text).trim()}</p>
}
