import type { PersonaKey } from '../personas/persona.ts'
import type { ChatTurn } from '../prompt/chat-payload.ts'
import { careOf, careReplies } from './care.ts'
import { pick } from './pick.ts'
import { quoteFrom } from './quote.ts'
import { topicOf } from './topic.ts'
import type { Topic } from './topic-cues.ts'
import type { Frames, Mood, Voice } from './voice.ts'
import { VOICES } from './voices.ts'

export type DemoRequest = {
  persona: PersonaKey
  message: string
  history: readonly ChatTurn[]
  /** As given to the system prompt: any of them takes the irony away, and one may ask for no question. */
  addenda?: readonly string[]
}

const GRAVE: ReadonlySet<Topic> = new Set(['luto', 'tristeza', 'solidao', 'culpa', 'saude', 'autoestima'])
const JOYFUL: ReadonlySet<Topic> = new Set(['alegria', 'saudacao', 'agradecimento', 'despedida'])

// What is asked of the assistant is answered at once, without giving the words back.
const ANSWERED_AT_ONCE: ReadonlySet<Topic> = new Set([
  'desabafo',
  'sentimento',
  'saudacao',
  'humano',
  'sigilo',
  'diagnostico',
  'remedio',
  'profissional',
  'agradecimento',
  'despedida',
])

const HELP_IS_THERE = 'E o CVV segue atendendo no 188, de graça, a qualquer hora.'
const NO_QUESTION = /nenhuma pergunta|sem perguntas?|não (?:faça|termine com) (?:nenhuma )?perguntas?/i

/**
 * What the demonstration model answers. The same request gives the same words; what was said in the history is
 * not said again.
 */
export function demoReply({ persona, message, history, addenda = [] }: DemoRequest): string {
  const seed = [persona, message, ...history.map((turn) => turn.content)].join('\u0000')
  const earlier = history.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const choose = (slot: string, variants: readonly string[]) =>
    pick(variants, `${slot}\u0000${seed}`, (variant) => earlier.some((text) => isIn(text, variant)))

  const care = careOf(message)
  if (care !== null) return choose('care', careReplies(care))

  const before = history.findLast((turn) => turn.role === 'user')?.content ?? ''
  const wasInDanger = history.some((turn) => turn.role === 'user' && careOf(turn.content) !== null)
  const softened = addenda.length > 0 || wasInDanger
  const voice = VOICES[softened && persona === 'debochada' ? 'acolhedora' : persona]
  const topic = topicOf(message, history.length > 0)
  const frames = framesOf(voice, moodOf(topic, wasInDanger))
  const { says, asks } = voice.topics[topic]
  const atOnce = ANSWERED_AT_ONCE.has(topic)
  const helpIsNear = wasInDanger || addenda.some((text) => text.includes('188'))
  const mayAsk = asks.length > 0 && !addenda.some((text) => NO_QUESTION.test(text))

  const aboutIt = quoteFrom(message, topic)
  const first = atOnce ? '' : opening(frames, aboutIt, choose)
  const tie = atOnce || wasInDanger ? '' : thread(frames, before, aboutIt, topic, choose)
  const help = helpIsNear ? HELP_IS_THERE : ''
  const confidentiality = topic === 'sigilo' ? '' : choose('confidentiality', frames.confidentiality)
  const last = mayAsk
    ? closing(choose('closing', frames.closing), choose('asks', asks))
    : choose('farewell', frames.farewell)

  return [
    joined(first, tie),
    joined(choose('says', says), emoji(frames, choose)),
    joined(help, confidentiality),
    last,
  ]
    .filter(Boolean)
    .join('\n\n')
}

type Choose = (slot: string, variants: readonly string[]) => string

function joined(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ')
}

function moodOf(topic: Topic, wasInDanger: boolean): Mood | null {
  if (JOYFUL.has(topic)) return 'joy'
  return GRAVE.has(topic) || wasInDanger ? 'grave' : null
}

function framesOf(voice: Voice, mood: Mood | null): Frames {
  return mood === null ? voice.frames : { ...voice.frames, ...voice.moods[mood] }
}

function opening(frames: Frames, trecho: string, choose: Choose): string {
  if (trecho === '') return choose('opening', frames.opening)
  return choose('quoting', frames.quoting).replace('{trecho}', () => trecho)
}

/** The tie to what the person said before, when there was something else. */
function thread(frames: Frames, before: string, trecho: string, topic: Topic, choose: Choose): string {
  const earlierTopic = topicOf(before, true)
  const antes = ANSWERED_AT_ONCE.has(earlierTopic) ? '' : quoteFrom(before, earlierTopic)
  if (antes === '' || antes === trecho) return ''
  const same = earlierTopic === topic && topic !== 'geral'
  const line = same ? frames.sameThread : frames.otherThread
  return choose('thread', line).replace('{antes}', () => antes)
}

// Now and then a reply goes without.
function emoji(frames: Frames, choose: Choose): string {
  return choose('emoji', ['', ...frames.emoji])
}

function closing(image: string, question: string): string {
  return `${image} ${question.charAt(0).toLowerCase()}${question.slice(1)}`
}

/** Whether a variant was read before: by its longest part between the gaps, without its first letter. */
function isIn(text: string, variant: string): boolean {
  const parts = variant.split(/\{trecho\}|\{antes\}/)
  const core = parts.reduce((best, part) => (part.length > best.length ? part : best), '').slice(1)
  return core.length > 8 && text.includes(core)
}
