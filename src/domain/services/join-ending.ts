import { endsSentence } from '../text/whole-sentences.ts'

/** The ending as it is added to what a service said before it stopped. */
export function joinEnding(shown: string, ending: string): string {
  const said = shown.trimEnd()
  if (said === '') return ending
  return `${endsSentence(said) ? '' : '…'}\n\n${ending}`
}
