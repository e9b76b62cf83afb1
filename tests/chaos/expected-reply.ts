import { createHash } from 'node:crypto'
import type { Behaviour, ModelRequest } from '#tests/support/model/model-server.ts'
import { says } from '#tests/support/model/model-server.ts'

const WORDS_PER_SENTENCE = 5

/**
 * What the scripted model answers to a message: words that all differ, so that a loss or a repeat shows, in short
 * sentences, since the guard holds each back until its end.
 */
export function expectedReply(message: string): string {
  const digest = createHash('sha256').update(message).digest()
  const count = 30 + ((digest[0] ?? 0) % 90)
  const words = Array.from(
    { length: count },
    (_, index) => `p${index}-${digest.toString('hex', index % 28, (index % 28) + 3)}`,
  )
  return words.map((word, index) => ((index + 1) % WORDS_PER_SENTENCE === 0 ? `${word}.` : word)).join(' ')
}

/** Says it word by word; asked to go on with a reply that was cut short, says what is missing of it. */
export function answersAsExpected(pause: number): Behaviour {
  return (response, request) => says(missing(request), { pause })(response, request)
}

function missing({ body }: ModelRequest): string {
  const { messages } = body
  const cut = messages.at(-1)?.content.startsWith('[Aviso do aplicativo') ? messages.at(-2) : undefined
  const question = messages.at(cut ? -3 : -1)?.content ?? ''
  return expectedReply(question).slice(cut?.content.length ?? 0)
}
