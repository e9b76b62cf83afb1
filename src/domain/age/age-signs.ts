import { foldText } from '../text/fold-text.ts'
import { type AgeRule, NOT_NOW } from './age-words.ts'
import { CIRCUMSTANCES } from './circumstances.ts'
import { SAID_AGES } from './said-ages.ts'

/** For people who want to read them, and tested line by line. */
export const AGE_RULES: readonly AgeRule[] = [...SAID_AGES, ...CIRCUMSTANCES]

const BORN =
  /(?:^|\b(?:e|que|pq|porque|mas) )(?:eu )?(?:nasci em(?: [a-z]+ de)?|sou (?:nascid[oa] em|de)) (20\d\d)(?=$| (?:e|mas|entao)\b)/

/** The id of the first rule that reads in a message that the person is under 18; null when none does. */
export function signOfMinor(message: string, today: Date): string | null {
  const sentences = sentencesOf(message)
  const everything = sentences.join(' , ')
  for (const [at, sentence] of sentences.entries()) {
    const clauses = sentence.split(',').map((clause) => clause.trim())
    const whole = clauses.join(' ')
    const found = AGE_RULES.find(({ pattern, reads, unless, unlessAnywhere }) => {
      const isThere =
        reads === 'opening'
          ? at === 0 && pattern.test(sentence)
          : (reads === 'sentence' ? [whole] : clauses).some((text) => pattern.test(text))
      return isThere && !unless?.test(whole) && !unlessAnywhere?.test(everything)
    })
    if (found) return found.id
    const year = clauses.map((clause) => BORN.exec(clause)?.[1]).find((one) => one !== undefined)
    if (year && today.getUTCFullYear() - Number(year) < 18 && !NOT_NOW.test(whole)) return 'ano-de-nascimento'
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
