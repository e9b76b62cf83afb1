import { expect, it } from 'vitest'
import { isAskedAbout, judgeAll } from './guard-report.ts'
import { goodOf, TRAINING_SETS } from './reply-sets.ts'

it('few good replies that lend words bring a question', () => {
  const lending = TRAINING_SETS.flatMap(goodOf).filter(({ reply }) => /[:,] ?["“«]/.test(reply))
  const asked = judgeAll(lending, () => ({ mayBeShown: () => true })).filter(isAskedAbout)
  expect(asked.length / lending.length).toBeLessThan(0.2)
})
