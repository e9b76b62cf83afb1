import type { PersonaKey } from '#domain/personas/persona.ts'
import { careCues } from '#domain/safety/cues/care-cues.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { ChatTurn } from '#domain/services/request-form.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { DEMO_CONFIDENTIALITY, DEMO_FRAMES, DEMO_LINES, DEMO_THREAD } from './demo-lines.ts'
import { type DemoTopic, demoTopicOf, isTold } from './demo-topic.ts'

type DemoTurn = {
  persona: PersonaKey
  message: string
  history?: readonly ChatTurn[]
  level?: RiskLevel
  /** Which of the person's messages this is, from 0 on. */
  turn?: number
}

const GRAVE: readonly DemoTopic[] = ['luto', 'tristeza', 'solidao', 'culpa', 'saude', 'autoestima', 'laudo']

// In place of any persona's lines where a well-meant reply can harm.
const CARED = [
  'Que bom que você contou isso aqui. Pelo que você conta, vale ter alguém de perto olhando isso com você: a UBS do bairro e o CAPS acolhem sem encaminhamento, e um profissional de saúde pode escutar com calma.',
  'O que você descreve merece cuidado, sem julgamento e sem pressa. A UBS ou o CAPS mais próximos recebem você sem encaminhamento, e contar a alguém de confiança já alivia um pouco o peso.',
  'Quem poderia estar com você nisso hoje?',
  'Como você está se sentindo neste momento?',
]
const ASKED_DIRECTLY = 'Você tem pensado em morrer ou em se machucar?'
const WHO_IS_NEAR = 'Quem poderia ficar por perto de você hoje?'
const HELP_LINE = 'E o CVV segue atendendo no 188, de graça, a qualquer hora.'

/** What the demonstration answers. The same request gives the same words, and the next turn other ones. */
export function demoReply({ persona, message, history = [], level = 'nenhum', turn = 0 }: DemoTurn): string {
  const earlier = textsOf(history, 'assistant').join('\n')
  const isNew = (line: string) => !earlier.includes(fixedPart(line))
  const pick = (lines: readonly string[]) => {
    const start = (turn + message.length) % lines.length
    const inTurn = [...lines.slice(start), ...lines.slice(0, start)]
    return inTurn.find(isNew) ?? inTurn[0] ?? ''
  }
  const topic = demoTopicOf(message, turn === 0)
  const isWatched = level !== 'nenhum'
  const isCared = careCues(message).length > 0
  // No jokes and no emoji where attention is needed.
  const isGrave = isWatched || isCared || GRAVE.includes(topic)
  const frame = DEMO_FRAMES[isGrave && persona === 'debochada' ? 'acolhedora' : persona]
  const own = isCared ? CARED : DEMO_LINES[topic]
  const statements = own.filter((line) => !isQuestion(line))
  const questions = own.filter(isQuestion)

  const opening = isWatched || !isTold(topic) ? '' : quoted(pick(frame.opening), message)
  const before = opening === '' || turn % 2 === 0 ? '' : (textsOf(history, 'user').at(-1) ?? '')
  const reminder = topic === 'sigilo' ? '' : pick(DEMO_CONFIDENTIALITY)
  const question = isWatched
    ? askedInAttention(isNew)
    : pick(questions.some(isNew) ? questions : DEMO_LINES.geral.filter(isQuestion))
  return [
    joined(opening, quoted(pick(DEMO_THREAD), before)),
    joined(pick(statements), pick(isGrave ? [''] : ['', ...frame.emoji])),
    joined(isWatched ? HELP_LINE : '', reminder),
    topic === 'despedida' ? pick(frame.farewell) : `${pick(frame.closing)} ${lowered(question)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const textsOf = (turns: readonly ChatTurn[], of: ChatTurn['role']) =>
  turns.filter(({ role }) => role === of).map(({ content }) => content)
const askedInAttention = (isNew: (line: string) => boolean) =>
  isNew(ASKED_DIRECTLY) ? ASKED_DIRECTLY : WHO_IS_NEAR
/** The longest part between gaps, without the first letter, which may be a small one in the reply. */
const fixedPart = (line: string) =>
  line
    .slice(1)
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
const isQuestion = (line: string) => line.endsWith('?')
const lowered = (question: string) => question.charAt(0).toLowerCase() + question.slice(1)
const joined = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ')

// Nothing that identifies, links or insults is given back, and nothing too short to say something.
const UNFIT = /@|https?:|www\.|\d{4,}|\b(?:porra|caralho|fod\w+|merda|puta|cu|buceta|cacete|bosta)\b/
const FEWEST_QUOTED = 3
const MOST_QUOTED = 11

/** The frame with a few of the person's own words in it; empty when none are fit to be repeated. */
function quoted(frame: string, message: string): string {
  const [quote] = stripMarkdown(message)
    .replace(/[“”"«»`*_#<>[\]{}|\\~]/g, '')
    .split(/[.!?;:…\n\r]+|,\s|\s[-–—]\s/)
    .map((clause) => clause.trim().split(/\s+/))
    .filter((words) => words.length >= FEWEST_QUOTED && !UNFIT.test(foldText(words.join(' '))))
    .map((words) => words.slice(0, MOST_QUOTED).join(' ') + (words.length > MOST_QUOTED ? '…' : ''))
    .toSorted((a, b) => b.length - a.length)
  return quote === undefined ? '' : frame.replace(/\{\w+\}/, () => quote)
}
