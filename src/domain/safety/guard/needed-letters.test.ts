import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { GUARD_RULES } from './guard-rules.ts'
import { neededLetters, ZERO_WIDTH } from './needed-letters.ts'

const PATTERNS = GUARD_RULES.flatMap(({ patterns }) => patterns.map(({ source }) => source))

const holdsNeeded = (text: string, letters: string) =>
  (text.match(/[a-z0-9]+/g) ?? []).some((word) => new RegExp(letters).test(word))

describe('the letters that a pattern needs', () => {
  it.each([
    ['me promet(?:a|e)', '\\bpromet(?:a|e)'],
    ['isso (?:eh|foi) egois(?:mo|ta)', '\\begois(?:mo|ta)'],
    ['(?:voce )?jura(?: [a-z]+){0,2} ?[,.]', 'jura'],
    ['vai (?:(?:a|o) )*(?:terapia|grupo de apoio)', 'terapia|grupo'],
    ['nunca|jamais', '\\bnunca|\\bjamais'],
    ['(?<=^|entao )conte(?! (?:para|pra) )', '\\bconte'],
    ['cid ?10', '\\bcid'],
    ['medo(?:nho| de tudo)', '\\bmedo'],
    ['vai(?: [a-z]+){1,2}? embora', '\\bembora'],
  ])('of %s are %s', (pattern, letters) => {
    expect(neededLetters(pattern)).toBe(letters)
  })

  it('are none where all of them may be missing', () => {
    expect(neededLetters('(?:talvez)? (?:[a-z]+ )?')).toBe('')
  })

  it('are known for all patterns of the guard', () => {
    expect(PATTERNS.filter((pattern) => neededLetters(pattern) === '')).toEqual([])
  })

  it('are in whatever a short pattern of the guard can match', () => {
    for (const pattern of PATTERNS.filter(({ length }) => length < 250)) {
      const letters = neededLetters(pattern)
      const bare = pattern.replace(ZERO_WIDTH, '')
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(`^(?:${bare})$`)), (text) => holdsNeeded(text, letters)),
        { numRuns: 10, seed: 7, ...PROPERTY_BUDGET },
      )
    }
  })
})
