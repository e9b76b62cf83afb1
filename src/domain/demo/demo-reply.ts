import type { PersonaKey } from '../personas/persona.ts'
import { EXERCISE_ADDENDUM, GOODBYE_ADDENDUM } from '../prompt/addenda.ts'
import type { ChatTurn } from '../prompt/chat-payload.ts'
import { humanAddendum } from '../safety/cues/asks-if-human.ts'
import { careAddendum, careCueNames } from '../safety/cues/care-cues.ts'
import { attentionAddendum } from '../safety/protocol/attention-addendum.ts'
import { foldText } from '../text/fold-text.ts'
import { sumIn } from './arithmetic.ts'
import { careOf, careReplies } from './care.ts'
import { type Choose, linesFor } from './lines.ts'
import { hasFresh, hash, pick } from './pick.ts'
import { quoteFrom } from './quote.ts'
import { topicOf } from './topic.ts'
import type { Topic } from './topic-cues.ts'
import type { Frames, TopicLines, Voice, VoiceMood } from './voice.ts'
import { VOICES } from './voices.ts'

type DemoRequest = {
  persona: PersonaKey
  message: string
  history: readonly ChatTurn[]
  /** More of this conversation than the history holds, oldest first. */
  earlier?: readonly ChatTurn[]
  /** As given to the system prompt: some of them take the irony away, and one may ask for no question. */
  addenda?: readonly string[]
}

const GRAVE: ReadonlySet<Topic> = new Set([
  'luto',
  'tristeza',
  'solidao',
  'culpa',
  'saude',
  'autoestima',
  'laudo',
])
const JOYFUL: ReadonlySet<Topic> = new Set(['alegria', 'saudacao', 'agradecimento', 'despedida', 'conta'])

// What is wanted of the assistant is answered at once, without giving the words back.
const ANSWERED_AT_ONCE: ReadonlySet<Topic> = new Set([
  'desabafo',
  'sentimento',
  'saudacao',
  'humano',
  'quem',
  'sigilo',
  'diagnostico',
  'laudo',
  'remedio',
  'profissional',
  'conselho',
  'reclamacao',
  'escrever',
  'conta',
  'foradepauta',
  'curta',
  'perdido',
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

const WHO_IS_NEAR = [
  'Quem poderia ficar por perto de você hoje?',
  'Com quem de confiança daria para falar disso ainda hoje?',
]

const HELP_IS_THERE = 'E o CVV segue atendendo no 188, de graça, a qualquer hora.'
const NO_QUESTION = /nenhuma pergunta|sem perguntas?|não (?:faça|termine com) (?:nenhuma )?perguntas?/i

/**
 * What the demonstration model answers. The same request gives the same words; what was said before is not said
 * again while there is anything else to say.
 */
export function demoReply(request: DemoRequest): string {
  const { persona, message, history, addenda = [] } = request
  const seed = [persona, message, ...history.map((turn) => turn.content)].join('\u0000')
  const earlier = request.earlier ?? history
  const said = textsOf(earlier, 'assistant')
  const choose: Choose = (slot, variants) => pick(variants, `${slot}\u0000${seed}`, said)

  const care = careOf(message)
  if (care !== null) return choose('care', careReplies(care))

  const heard = textsOf(earlier, 'user')
  const wasInDanger = textsOf(history, 'user').some((text) => careOf(text) !== null)
  const topic = topicFor(message, heard, addenda)
  const isCared = careCueNames.some((cue) => addenda.includes(careAddendum(cue)))
  const hurts = heard.some((text) => GRAVE.has(topicOf(text, true)))
  const isWatched = wasInDanger || addenda.some(asksForCare)
  const voice = voiceFor(persona, isWatched || (hurts && JOKED.has(topic)))
  const mood = isWatched ? 'grave' : moodOf(topic)
  const frames = framesOf(voice, mood, said)
  const { says, asks: usual } = isCared ? CARED : linesFor(voice, topic, said, hurts)
  const asks = addenda.includes(attentionAddendum) ? askedInAttention(usual, said) : usual
  const helpIsNear = wasInDanger || addenda.some((text) => text.includes('188'))
  const mayAsk = asks.length > 0 && !addenda.some((text) => NO_QUESTION.test(text))

  const last = mayAsk
    ? closing(choose('closing', frames.closing), choose('asks', asks))
    : choose('farewell', frames.farewell)
  return arranged(seed, {
    opening: wasInDanger ? '' : opening(frames, { message, heard, topic, said }, choose),
    says: joined(withSum(choose('says', says), message), emoji(frames, choose)),
    reminder: joined(
      helpIsNear ? HELP_IS_THERE : '',
      topic === 'sigilo' ? '' : choose('confidentiality', frames.confidentiality),
    ),
    last,
  })
}

/** The direct question once, then who is near, then what the subject asks for. */
function askedInAttention(usual: readonly string[], said: readonly string[]): readonly string[] {
  const wasAsked = ASKED_DIRECTLY.some((question) => !hasFresh([question], said))
  if (!wasAsked) return ASKED_DIRECTLY
  return hasFresh(WHO_IS_NEAR, said) ? WHO_IS_NEAR : usual
}

const textsOf = (turns: readonly ChatTurn[], of: ChatTurn['role']) =>
  turns.filter(({ role }) => role === of).map(({ content }) => content)

/** What was noticed about this turn, and what was spoken of before, know better than the words alone. */
function topicFor(message: string, heard: readonly string[], addenda: readonly string[]): Topic {
  const topic = topicOf(message, heard.length > 0)
  if (addenda.includes(humanAddendum)) return topic === 'quem' ? topic : 'humano'
  const isVague = ['geral', 'perdido', 'curta', 'agradecimento'].includes(topic)
  if (isVague && addenda.includes(GOODBYE_ADDENDUM)) return 'despedida'
  return topic === 'geral' ? subjectBefore(heard) : topic
}

/** 'Ele sempre faz isso' goes on about the boss. */
function subjectBefore(heard: readonly string[]): Topic {
  const topics = heard.map((text) => topicOf(text, true)).filter((topic) => !ANSWERED_AT_ONCE.has(topic))
  return topics.findLast((topic) => topic !== 'geral') ?? 'geral'
}

const asksForCare = (addendum: string) =>
  ![GOODBYE_ADDENDUM, EXERCISE_ADDENDUM, humanAddendum].includes(addendum)

/** Where it hurts she does not joke; what she would answer with a joke on herself, a softer voice answers. */
const JOKED: ReadonlySet<Topic> = new Set(['conselho', 'reclamacao', 'escrever', 'perdido', 'curta'])

function voiceFor(persona: PersonaKey, isSoftened: boolean): Voice {
  return VOICES[persona === 'debochada' && isSoftened ? 'acolhedora' : persona]
}

function moodOf(topic: Topic): VoiceMood | null {
  if (JOYFUL.has(topic)) return 'joy'
  return GRAVE.has(topic) ? 'grave' : null
}

/** What suits the mood; the persona's usual reminders and closings once those were said. */
function framesOf({ frames, moods }: Voice, mood: VoiceMood | null, said: readonly string[]): Frames {
  if (mood === null) return frames
  const { confidentiality = [], closing: closings = [], ...rest } = moods[mood]
  return {
    ...frames,
    ...rest,
    confidentiality: hasFresh(confidentiality, said) ? confidentiality : frames.confidentiality,
    closing: hasFresh(closings, said) ? closings : frames.closing,
  }
}

type Context = { message: string; heard: readonly string[]; topic: Topic; said: readonly string[] }

/** The person's own words, now and before; not in two replies in a row, and not twice in the same frame. */
function opening(frames: Frames, { message, heard, topic, said }: Context, choose: Choose): string {
  if (ANSWERED_AT_ONCE.has(topic) || said.at(-1)?.includes('“')) return ''
  const fresh: Choose = (slot, variants) => (hasFresh(variants, said) ? choose(slot, variants) : '')
  const trecho = quoteFrom(message, topic)
  const first =
    trecho === ''
      ? fresh('opening', frames.opening)
      : fresh('quoting', frames.quoting).replace('{trecho}', () => trecho)
  return joined(first, thread(frames, { heard, topic, trecho }, fresh))
}

type Tie = { heard: readonly string[]; topic: Topic; trecho: string }

/** The tie to what the person said before, when there was something else. */
function thread(frames: Frames, { heard, topic, trecho }: Tie, fresh: Choose): string {
  const before = heard.at(-1) ?? ''
  const earlierTopic = topicOf(before, true)
  const antes = ANSWERED_AT_ONCE.has(earlierTopic) ? '' : quoteFrom(before, earlierTopic)
  if (antes === '' || antes === trecho) return ''
  const same = earlierTopic === topic && topic !== 'geral'
  return fresh('thread', same ? frames.sameThread : frames.otherThread).replace('{antes}', () => antes)
}

const withSum = (line: string, message: string) =>
  line.replace('{conta}', () => sumIn(foldText(message).replace(/\s+/g, ' ').trim()) ?? '')

// Now and then a reply goes without.
function emoji(frames: Frames, choose: Choose): string {
  return choose('emoji', ['', ...frames.emoji])
}

function closing(image: string, question: string): string {
  return image.endsWith(':')
    ? `${image} ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    : `${image} ${question}`
}

type Parts = { opening: string; says: string; reminder: string; last: string }

/** Not every reply is cut into the same paragraphs. */
function arranged(seed: string, { opening, says, reminder, last }: Parts): string {
  const paragraphs = [
    [opening, says, reminder, last],
    [joined(opening, says), reminder, last],
    [opening, joined(says, reminder), last],
  ]
  const chosen = paragraphs[hash(`paragraphs\u0000${seed}`) % paragraphs.length] ?? []
  return chosen.filter(Boolean).join('\n\n')
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ')
}
