import type { RiskLevel } from '../safety/risk-level.ts'
import { ageByBirth, sentencesOf, signOfMinor } from './age-signs.ts'

/** Asked once, when the words of a message say that the person may be under 18. */
export const AGE_QUESTION =
  'Antes de continuar, preciso te fazer uma pergunta bem direta: **quantos anos você tem?**\n\nO Aconchego é só para quem tem 18 anos ou mais. Se você tem menos, não fez nada de errado em escrever: vou te mostrar onde há gente preparada para te ouvir.'

const ANSWERS_READ = 2

type Said = { id: string; role: 'user' | 'assistant'; content: string; onboarding: boolean }
type Asked = {
  before: readonly Said[]
  message: Said
  /** What the conversation remembers of danger, this message included. */
  level: RiskLevel
  /** The message that brought the question, if it was ever asked in any conversation. */
  askedFor: string | null
  today: Date
}

/** How a message is answered because of age; null as ever. While danger is answered the protocol goes first. */
export function ageReply({ before, message, level, askedFor, today }: Asked): 'question' | 'farewell' | null {
  if (level !== 'nenhum' || message.onboarding) return null
  const asked = before.findLastIndex(isQuestion)
  if (asked >= 0) {
    // A person who first writes 'espera' may give it with the next message; later ones are about other things.
    const answers = [...before.slice(asked + 1), message]
      .filter(({ role }) => role === 'user')
      .slice(0, ANSWERS_READ)
    const age = answers
      .map(({ content }, at) => readAgeAnswer(content, today, { isNext: at === 0 }))
      .find((one) => one !== null)
    return age === 'menor' ? 'farewell' : null
  }
  if (askedFor !== null && askedFor !== message.id) return null
  // The words of the welcome count with the first message after it: the welcome is a script of its own.
  const read = [...before.filter(({ role, onboarding }) => role === 'user' && onboarding), message]
  return read.some(({ content }) => signOfMinor(content, today) !== null) ? 'question' : null
}

/** Also one that was ended half way. */
const isQuestion = ({ role, content }: Said): boolean =>
  role === 'assistant' && content !== '' && AGE_QUESTION.startsWith(content)

const FROM_EIGHT = 'oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'
const NUMBERS = new Map(FROM_EIGHT.split(' ').map((word, at) => [word, at + 8])).set('catorze', 14)
const NUMBER = `(\\d{1,3}|${[...NUMBERS.keys()].join('|')})`

// 'Vou fazer 18' is not there yet; everything else states the age as it is.
const NOT_YET = new RegExp(`\\b(?:faco|vou fazer|vou completar|completo|quase|fazer|completar) ${NUMBER}\\b`)
const OWN = new RegExp(
  `\\b(?:tenho|to com|estou com|fiz|idade eh?|acabei de fazer) (?:so |apenas |uns )?${NUMBER}\\b`,
)
const BARE = new RegExp(
  `^(?:(?:so|eu|sim|oi|bom|entao|ja|ainda|apenas) )?${NUMBER}(?: (?:anos?|aninhos?)(?: (?:so|ja|ainda|ne|pq|porque|por que|e meio))?)?$`,
)
const MINOR =
  /\b(?:sou (?:ainda )?(?:de )?menor|menor de idade|menos de (?:18|dezoito)|(?:ainda )?nao (?:tenho|fiz|completei|cheguei)(?: aos?| n?os)? ?(?:18|dezoito)|nao sou (?:de )?maior|sou adolescente|sou crianca)\b/
const ADULT =
  /\b(?:sou (?:de )?maior|maior de idade|mais de (?:18|dezoito|vinte|trinta|quarenta|\d\d)|sou (?:ja )?adult[oa]|ja (?:tenho|fiz|passei d[oe]s?) (?:18|dezoito|mais)|nao sou (?:de )?menor)\b/

/** The age in an answer, or null. A bare date counts only right after the question (`isNext`): later it may be of anything. */
export function readAgeAnswer(
  message: string,
  today: Date,
  { isNext = true } = {},
): 'menor' | 'adulto' | null {
  const text = sentencesOf(message).join(' , ').replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
  if (ADULT.test(text)) return 'adulto'
  if (MINOR.test(text)) return 'menor'
  const soon = numberIn(NOT_YET, text)
  if (soon !== null) return soon <= 18 ? 'menor' : 'adulto'
  const age = numberIn(OWN, text) ?? numberIn(BARE, text) ?? ageByBirth(text, today, { bare: isNext })
  return age === null || age < 5 ? null : age < 18 ? 'menor' : 'adulto'
}

function numberIn(pattern: RegExp, text: string): number | null {
  const stated = pattern.exec(text)?.[1]
  return stated === undefined ? null : (NUMBERS.get(stated) ?? Number(stated))
}
