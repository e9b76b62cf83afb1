import { lazy } from 'react'

let arriving: Promise<typeof import('./markdown.tsx')> | undefined

function load() {
  arriving ??= import('./markdown.tsx')
  return arriving
}

/** Reading markdown takes as much code as the rest of the chat: it comes when there is a reply to show. */
export const LazyMarkdown = lazy(() => load().then(({ Markdown }) => ({ default: Markdown })))

// Whoever reads this file is about to show a conversation.
preloadMarkdown()

export function preloadMarkdown(): void {
  load().catch(() => {
    // Showing the reply will ask again.
    arriving = undefined
  })
}
