import { describe, expect, it } from 'vitest'
import { readRisk } from '../read-risk.ts'
import { gravity } from '../risk-level.ts'
import { readMessage } from './find-signs.ts'
import { rules } from './rules.ts'

const rulesIn = (text: string) =>
  readMessage(text).flatMap(({ signs }) =>
    signs.filter(({ context }) => context === 'stands').map(({ rule }) => rule.id),
  )

describe('the rules', () => {
  it('have names of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it.each(rules)('$id catches its two lines at its level and spares the third', (rule) => {
    for (const line of rule.catches) {
      expect(rulesIn(line)).toContain(rule.id)
      expect(gravity(readRisk(line).level)).toBeGreaterThanOrEqual(gravity(rule.level))
    }
    expect(rulesIn(rule.spares)).toEqual([])
  })
})
