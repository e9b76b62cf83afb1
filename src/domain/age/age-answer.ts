import { ageByBirth, sentencesOf } from './age-signs.ts'

const FROM_EIGHT = 'oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'
const NUMBERS = new Map(FROM_EIGHT.split(' ').map((word, at) => [word, at + 8])).set('catorze', 14)
const NUMBER = `(\\d{1,3}|${[...NUMBERS.keys()].join('|')})`

// 'Vou fazer 18' is not there yet; everything else says the age as it is.
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

/**
 * What a person said to the question how old they are; null when it does not say. A date by itself says it only right after the
 * question (`isNext`): later it may be the day of anything.
 */
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
  const said = pattern.exec(text)?.[1]
  return said === undefined ? null : (NUMBERS.get(said) ?? Number(said))
}
