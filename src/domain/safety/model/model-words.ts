import type { Findings } from '../detector/find-signals.ts'
import { ids } from '../detector/lexicon.ts'
import type { Message } from '../detector/message.ts'

/**
 * What the model reads: the words of a message with sayings and undone signs cut out, so that it cannot bring
 * back what grammar took away, and with what the grammar knows about the whole put in front.
 */
export function modelWords(message: Message, findings: Findings): readonly string[] {
  const words = message.words.map((word, at) => {
    if (message.reading.ids[at] === ids.masked) return '<idioma>'
    return findings.undone[at] || message.quoted[at] ? '<desfeito>' : word
  })
  const known: string[] = []
  if (message.resolved) known.push('<passado>')
  if (message.laughs) known.push('<ri>')
  return [...known, ...words.filter((word, at) => !(word.startsWith('<') && word === words[at - 1]))]
}
