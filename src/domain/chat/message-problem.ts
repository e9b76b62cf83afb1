import { isBlank } from '../text/is-blank.ts'

/** In UTF-16 units, what `maxLength` of a text box counts too. */
export const MESSAGE_MAX = 4000

export function messageProblem(text: string): 'empty' | 'too_long' | null {
  if (isBlank(text)) return 'empty'
  return text.length > MESSAGE_MAX ? 'too_long' : null
}
