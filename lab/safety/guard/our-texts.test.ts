import { expect, test } from 'vitest'
import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'
import { ourTexts } from './our-texts.ts'

test.each(riskLevels)('the guard leaves everything of ours as it is, in %s', (level) => {
  for (const text of ourTexts()) {
    const guard = createOutputGuard({ level })
    expect(guard.push(text) + guard.end()).toBe(text)
    expect(guard.counts()).toEqual({})
  }
})
