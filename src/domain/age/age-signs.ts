import { foldText } from '../text/fold-text.ts'
import { AGE_RULES } from './age-rules.ts'
import { NOT_NOW } from './age-words.ts'

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`
/** '2012', 'marco de 2012', '15 03 2012', '15 de marco de 2012'. */
const BIRTH = `(?:(\\d{1,2}) (?:de )?(0?[1-9]|1[0-2]|${MONTH}) (?:de )?|${MONTH} de )?((?:19|20)\\d\\d)`
const BORN = new RegExp(
  `(?:^|\\b(?:e|que|pq|porque|mas) )(?:eu )?(?:nasci(?: em| no dia| dia)?|sou (?:nascid[oa] em|de)|(?:minha )?data de nascimento(?: eh?)?) ${BIRTH}(?=$| (?:e|mas|entao)\\b)`,
)
const BARE_BIRTH = new RegExp(`^${BIRTH}$`)
const BRASILIA_BEHIND_UTC = 3 * 60 * 60 * 1000

/** The age by a day or year of birth in a clause, also by itself if it may be `bare`; null without one. */
export function ageByBirth(clause: string, today: Date, { bare = false } = {}): number | null {
  const birth = BORN.exec(clause) ?? (bare ? BARE_BIRTH.exec(clause) : null)
  if (!birth) return null
  const [, day, named = '', year] = birth
  const here = new Date(today.getTime() - BRASILIA_BEHIND_UTC)
  const month = Number(named) || MONTHS.indexOf(named.slice(0, 3)) + 1
  const monthsAhead = month - 1 - here.getUTCMonth()
  const isAhead = monthsAhead > 0 || (monthsAhead === 0 && Number(day) > here.getUTCDate())
  return here.getUTCFullYear() - Number(year) - (day && isAhead ? 1 : 0)
}

/** The id of the first rule that reads in a message that the person is under 18; null when none does. */
export function signOfMinor(message: string, today: Date): string | null {
  const sentences = sentencesOf(message)
  const everything = sentences.join(' , ')
  for (const [at, sentence] of sentences.entries()) {
    const clauses = sentence.split(',').map((clause) => clause.trim())
    const whole = clauses.join(' ')
    const found = AGE_RULES.find(({ pattern, isOpening, unless, unlessAnywhere }) => {
      const isThere = isOpening
        ? at === 0 && pattern.test(sentence)
        : clauses.some((clause) => pattern.test(clause))
      return isThere && !unless?.some((other) => other.test(whole)) && !unlessAnywhere?.test(everything)
    })
    if (found) return found.id
    if (clauses.some((clause) => (ageByBirth(clause, today) ?? 18) < 18) && !NOT_NOW.test(whole))
      return 'ano-de-nascimento'
  }
  return null
}

/** Without accents, with commas as the only marks; what is quoted is somebody else's. */
export function sentencesOf(message: string): string[] {
  return foldText(message)
    .replace(/["“«][^"”»]{0,300}["”»]/g, ' ')
    .replace(/\b(?:tou|tow)\b/g, 'to')
    .replace(/\b(?:tnh|tnho|tenhu)\b/g, 'tenho')
    .replace(/\b(1[0-9])a\b/g, '$1 anos')
    .replace(/\bdi menor\b/g, 'de menor')
    .replace(/(?<![a-z])(?:n|nn|ñ|nao|num)(?![a-z])/g, 'nao')
    .replace(/\b(?:qd|qdo|qnd|qndo)\b/g, 'quando')
    .replace(/\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/g, '$1 $2 $3')
    .split(/[.!?;\n\r]+/)
    .map((sentence) =>
      sentence
        .replace(/[,:()…—–-]+/g, ',')
        .replace(/[^a-z0-9,ºª° ]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
}
