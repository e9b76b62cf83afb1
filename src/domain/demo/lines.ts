import { hasFresh } from './pick.ts'
import type { Topic } from './topic-cues.ts'
import type { TopicLines, Voice } from './voice.ts'

/** One of the variants for a slot of this reply. */
export type Choose = (slot: string, variants: readonly string[]) => string

// These have one true answer: it is given again rather than another one.
const ANSWERED_AGAIN: ReadonlySet<Topic> = new Set([
  'humano',
  'quem',
  'sigilo',
  'diagnostico',
  'remedio',
  'profissional',
  'conta',
  'despedida',
])

/**
 * What a persona may say about a topic without repeating itself: once the topic's own lines were said, what suits any
 * subject, and after that that it cannot follow.
 */
export function linesFor(voice: Voice, topic: Topic, said: readonly string[], hurts = false): TopicLines {
  const { more } = voice
  const { says, asks } = voice.topics[topic]
  const saysOf = () => {
    if (ANSWERED_AGAIN.has(topic) || hasFresh(says, said)) return says
    return hasFresh(more.says, said) ? more.says : voice.topics.perdido.says
  }
  return {
    says: saysOf(),
    // One word about something grave is not asked for the good side of the day.
    asks: asks.length === 0 || (hasFresh(asks, said) && !(hurts && topic === 'curta')) ? asks : more.asks,
  }
}
