import type { PersonaKey } from '../personas/persona.ts'
import { GOODBYE_ADDENDUM } from '../prompt/addenda.ts'
import type { ChatTurn } from '../prompt/chat-payload.ts'
import { humanAddendum } from '../safety/cues/asks-if-human.ts'
import { careAddendum, careCueNames } from '../safety/cues/care-cues.ts'
import { attentionAddendum } from '../safety/protocol/attention-addendum.ts'
import { careOf, careReplies } from './care.ts'
import { pick } from './pick.ts'
import { quoteFrom } from './quote.ts'
import { topicOf } from './topic.ts'
import type { Topic } from './topic-cues.ts'
import type { Frames, Mood, TopicLines, Voice } from './voice.ts'
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

// What a turn of care says and asks, whatever the persona would have said.
const CARED: TopicLines = {
  says: [
    'Que bom que você contou isso aqui. Pelo que você conta, vale ter alguém de perto olhando isso com você: a UBS do bairro e o CAPS acolhem sem encaminhamento, e um profissional de saúde pode escutar com calma.',
    'O que você descreve merece cuidado, sem julgamento e sem pressa. A UBS ou o CAPS mais próximos recebem você sem encaminhamento, e contar a alguém de confiança já alivia um pouco o peso.',
  ],
  asks: ['Quem poderia estar com você nisso hoje?', 'Como você está se sentindo neste momento?'],
}
const ASKED_DIRECTLY = [
  'Você tem pensado em morrer ou em se machucar?',
  'Tem passado pela sua cabeça morrer ou se machucar?',
]

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
  const cared = careCueNames.some((cue) => addenda.includes(careAddendum(cue)))
  const topic = topicFor(message, history.length > 0, addenda)
  const frames = framesOf(voice, cared ? 'grave' : moodOf(topic, wasInDanger))
  const { says, asks: usual } = cared ? CARED : voice.topics[topic]
  const asks = addenda.includes(attentionAddendum) ? ASKED_DIRECTLY : usual
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

/** What was noticed about this turn knows better than the words alone. */
function topicFor(message: string, underWay: boolean, addenda: readonly string[]): Topic {
  if (addenda.includes(humanAddendum)) return 'humano'
  const topic = topicOf(message, underWay)
  return topic === 'geral' && addenda.includes(GOODBYE_ADDENDUM) ? 'despedida' : topic
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
