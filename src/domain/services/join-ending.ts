import { endsSentence } from '../safety/guard/judge-reply.ts'

/** What follows on the words that were shown before a service stopped: nothing shown is taken back. */
export function joinEnding(shown: string, ending: string): string {
  const said = shown.trimEnd()
  if (said === '') return ending
  return `${endsSentence(said) ? '' : '…'}\n\n${ending}`
}
