import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothFind, lineFromAny } from '#tests/support/texts/pattern-lines.ts'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { searchLineOf } from '../detector/pattern.ts'
import { riskLevels } from '../risk-level.ts'
import { guardRuleIndex, guardRules, rulesBrokenBy } from './find-rules.ts'
import { guardLists } from './guard-rule.ts'
import { ownWords } from './own-words.ts'
import { readReplySentence } from './read-sentence.ts'

const own = ownWords('')

const idsIn = (sentence: string) =>
  new Set(
    riskLevels.flatMap((level) =>
      rulesBrokenBy(readReplySentence(sentence), { level, own }).map(({ id }) => id),
    ),
  )

const owned = guardRules.map((rule) => ({ owner: rule, patterns: rule.patterns }))

describe('the rules of the guard', () => {
  it('have names of their own', () => {
    expect(new Set(guardRules.map(({ id }) => id)).size).toBe(guardRules.length)
  })

  it.each(guardRules)('$id catches its sentences and spares the other', ({ id, says, catches, spares }) => {
    expect(catches.length).toBeGreaterThanOrEqual(2)
    for (const part of [says, spares]) expect(part).not.toBe('')
    for (const sentence of catches) expect(idsIn(sentence), sentence).toContain(id)
    expect(idsIn(spares), spares).not.toContain(id)
  })

  it.each(['constructor', 'tostring', 'valueof'])('read %s as a word like any other', (word) => {
    expect(idsIn(`O ${word} da casa veio hoje.`)).toEqual(new Set())
  })

  it('can be read: no pattern is longer than 300 characters', () => {
    const patterns = guardRules.flatMap(({ patterns, unless }) => [...patterns, ...unless])
    expect(patterns.filter(({ length }) => length > 300)).toEqual([])
  })

  it('find in lines made from every pattern what a plain loop finds', () => {
    const find = bothFind(owned, guardRuleIndex, guardLists)
    for (const { source, lines } of lineFromAny(owned, guardLists))
      fc.assert(
        fc.property(lines, (line) => {
          const [indexed, looped] = find(line)
          expect(indexed, source).toEqual(looped)
        }),
        { numRuns: 2, seed: 7, ...PROPERTY_BUDGET },
      )
  })

  it('are missed by an index that leaves out a place', () => {
    const wrong: typeof guardRuleIndex = (line) =>
      guardRuleIndex(line).filter(({ start }, _, [first]) => start !== first?.start)
    const find = bothFind(owned, wrong, guardLists)
    const missed = lineFromAny(owned, guardLists).filter(({ lines }) => {
      const [indexed, looped] = find(fc.sample(lines, { numRuns: 1, seed: 7 })[0] ?? searchLineOf([]))
      return looped.size > indexed.size
    })
    expect(missed.length).toBeGreaterThan(owned.flatMap(({ patterns }) => patterns).length / 2)
  })
})
