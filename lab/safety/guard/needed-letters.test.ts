import { expect, it } from 'vitest'
import { matching } from '#domain/safety/guard/guard-rule.ts'
import { GUARD_RULES } from '#domain/safety/guard/guard-rules.ts'
import { readReplySentence } from '#domain/safety/guard/read-sentence.ts'
import { badOf, TRAINING_SETS } from './reply-sets.ts'

it('every pattern that matches a bad sentence is held against it', () => {
  const missed = TRAINING_SETS.flatMap(badOf).flatMap(({ bad }) => {
    const { own } = readReplySentence(bad)
    return GUARD_RULES.flatMap((rule) => {
      const found = matching(rule, own)
      return rule.patterns.filter((one) => !found.includes(one) && own.search(one.expression) >= 0)
    })
  })
  expect(missed).toEqual([])
})
