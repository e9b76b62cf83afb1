import { lazy } from 'react'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { loadCode } from '#web/lib/missing-code.ts'

const load = () => import('./markdown.tsx')

/** Parsing markdown takes nearly as much code as the rest of the chat. Without it the words are shown all the same. */
export const LazyMarkdown = lazy(() =>
  loadCode('part', load).then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: PlainWords }),
  ),
)

// This module is loaded when a conversation is about to be shown.
preloadMarkdown()

export function preloadMarkdown(): void {
  // Showing the reply will ask again.
  load().catch(() => {})
}

/** A reply without its marks, until the code that parses them is loaded. */
export function PlainWords({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{stripMarkdown(text).trim()}</p>
}
