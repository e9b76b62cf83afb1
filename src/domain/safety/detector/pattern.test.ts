import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothFind, lineFromAny } from '#tests/support/texts/pattern-lines.ts'
import { PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { idioms } from './idioms.ts'
import { createRuleIndex, type Owned, searchLineOf } from './pattern.ts'
import { rules } from './rules.ts'

const isFound = (pattern: string, sentence: string): boolean => {
  const index = createRuleIndex([{ owner: true, patterns: [pattern] }], { COR: 'azul verde_claro' })
  return index(searchLineOf(sentence.split(' '))).length > 0
}

describe('a pattern', () => {
  it.each([
    ['casa|porta azul', 'a porta azul', 'a porta verde'],
    ['morr* cedo', 'morrer cedo', 'matar cedo'],
    ['casa_nova azul', 'casa nova azul', 'casa azul'],
    ['casa muito? azul', 'casa azul', 'casa bem azul'],
    ['casa ~2 azul', 'casa , bem azul', 'casa de vidro bem azul'],
    ['casa -2 azul', 'casa bem azul', 'casa , azul'],
    ['casa ~bem|mais azul', 'casa bem mais bem azul', 'casa pouco azul'],
    ['casa !bem|mais ~2 azul', 'casa toda azul', 'casa bem azul'],
    ['casa # azul', 'casa 30 azul', 'casa trinta azul'],
    ['casa {COR}', 'casa verde claro', 'casa verde'],
    ['~bem|mais azul', 'azul', 'verde'],
  ])('%s matches %j and leaves %j alone', (pattern, matching, other) => {
    expect(isFound(pattern, matching)).toBe(true)
    expect(isFound(pattern, other)).toBe(false)
  })

  it('names only lists that exist', () => {
    expect(() => isFound('{NENHUMA}', 'azul')).toThrow('no class {NENHUMA}')
  })
})

const owned: readonly Owned<string>[] = [
  ...rules.map(({ id, patterns }) => ({ owner: id, patterns })),
  { owner: 'idioms', patterns: idioms },
]

describe('the index', () => {
  it('finds what a plain loop finds, in lines made from every pattern of the detector', () => {
    const find = bothFind(owned, createRuleIndex(owned))
    for (const { lines } of lineFromAny(owned))
      fc.assert(
        fc.property(lines, (line) => {
          const [indexed, looped] = find(line)
          expect(indexed).toEqual(looped)
        }),
        { numRuns: 2, seed: 7, ...PROPERTY_BUDGET },
      )
  })

  it('is not made wrong unnoticed: without the first place that matches, something is missed', () => {
    const right = createRuleIndex(owned)
    const find = bothFind(owned, (line) =>
      right(line).filter(({ start }, _, [first]) => start !== first?.start),
    )
    for (const { source, lines } of lineFromAny(owned)) {
      const [indexed, looped] = find(fc.sample(lines, { numRuns: 1, seed: 7 })[0] ?? searchLineOf([]))
      expect(looped.size, source).toBeGreaterThan(indexed.size)
    }
  })
})
