import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { GUARD_RULES } from './guard-rules.ts'
import { neededWords, ZERO_WIDTH } from './needed-words.ts'

const PATTERNS = GUARD_RULES.flatMap(({ patterns }) => patterns.map(({ source }) => source))

const holdsNeeded = (text: string, words: string) =>
  (text.match(/[a-z0-9]+/g) ?? []).some((word) => new RegExp(`^(?:${words})$`).test(word))

describe('the words that a pattern needs', () => {
  it.each([
    ['me promet(?:a|e)', 'promet(?:a|e)'],
    ['isso (?:eh|foi) egois(?:mo|ta)', 'egois(?:mo|ta)'],
    ['(?:voce )?jura(?: [a-z]+){0,2} ?[,.]', 'jura'],
    ['vai (?:(?:a|o) )*(?:terapia|grupo de apoio)', 'terapia|grupo'],
    ['nunca|jamais', 'nunca|jamais'],
    ['(?<=^|entao )conte(?! (?:para|pra) )', 'conte'],
  ])('of %s are %s', (pattern, words) => {
    expect(neededWords(pattern)).toBe(words)
  })

  it.each([
    ['may be joined with the next', 'cid ?10'],
    ['may be missing', '(?:talvez)? (?:[a-z]+ )?'],
    ['may continue in a group', 'medo(?:nho| de tudo)'],
    ['has a mark that is any character', 'fim.'],
  ])('are not known where a word %s', (_, pattern) => {
    expect(neededWords(pattern)).toBeNull()
  })

  it('are known for nearly all patterns of the guard', () => {
    expect(PATTERNS.filter((pattern) => neededWords(pattern) === null).length).toBeLessThan(
      PATTERNS.length / 20,
    )
  })

  it('are in whatever a short pattern of the guard can match', () => {
    for (const pattern of PATTERNS.filter(({ length }) => length < 250)) {
      const words = neededWords(pattern)
      if (words === null) continue
      const bare = pattern.replace(ZERO_WIDTH, '')
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(`^(?:${bare})$`)), (text) => holdsNeeded(text, words)),
        { numRuns: 10, seed: 7, ...PROPERTY_BUDGET },
      )
    }
  })
})
