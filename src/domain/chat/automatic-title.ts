import { firstGraphemes } from '../text/graphemes.ts'
import { oneLine } from '../text/one-line.ts'

const TITLE_LENGTH = 30

/** A conversation's name until the person gives it one: the beginning of what they wrote, always with '...'. */
export const automaticTitle = (message: string): string =>
  `${firstGraphemes(oneLine(message), TITLE_LENGTH)}...`
