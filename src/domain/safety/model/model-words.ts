import type { Findings } from '../detector/find-signals.ts'
import { ids } from '../detector/lexicon.ts'
import type { Message } from '../detector/message.ts'

/**
 * What the model reads: the words of a message with sayings and undone signs cut out, so that it cannot bring
 * back what grammar took away, and with what the grammar knows about the whole put in front.
 */
export function modelWords(message: Message, findings: Findings): readonly string[] {
  const { words, quoted, reading } = message
  const read: string[] = []
  if (message.longAgo.length + message.over.length > 0) read.push('<passado>')
  if (message.laughs) read.push('<ri>')
  let before = ''
  for (let at = 0; at < words.length; at++) {
    const word = wordAt(at)
    if (word !== before || !word.startsWith('<')) read.push(word)
    before = word
  }
  return read

  function wordAt(at: number): string {
    if (reading.ids[at] === ids.masked) return '<idioma>'
    return findings.undone[at] || quoted[at] ? '<desfeito>' : (words[at] ?? '')
  }
}
