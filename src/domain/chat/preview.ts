import { firstGraphemes } from '../text/graphemes.ts'
import { oneLine } from '../text/one-line.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'

const PREVIEW_LENGTH = 50

/** The last message as the list of conversations shows it. */
export function preview(content: string): string {
  const words = oneLine(stripMarkdown(content))
  const beginning = firstGraphemes(words, PREVIEW_LENGTH)
  return beginning.length < words.length ? `${beginning}...` : words
}

const TITLE_LENGTH = 30

/** A conversation's name until the person gives it one: the beginning of what they wrote, always with '...'. */
export const automaticTitle = (message: string): string =>
  `${firstGraphemes(oneLine(message), TITLE_LENGTH)}...`
