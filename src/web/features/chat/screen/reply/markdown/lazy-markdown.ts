import { lazy } from 'react'
import { loadCode } from '#web/lib/missing-code.ts'
import { PlainWords } from './plain-words.tsx'

let arriving: Promise<typeof import('./markdown.tsx')> | undefined

function load() {
  arriving ??= import('./markdown.tsx')
  return arriving
}

/**
 * Parsing markdown takes nearly as much code as the rest of the chat, so it comes on its own. If it does not come, the
 * words are there all the same.
 */
export const LazyMarkdown = lazy(() =>
  loadCode('part', load).then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: PlainWords }),
  ),
)

// This module is loaded when a conversation is about to be shown.
preloadMarkdown()

export function preloadMarkdown(): void {
  load().catch(() => {
    // Showing the reply will ask again.
    arriving = undefined
  })
}
