import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleSheet } from './rule-sheet.ts'

it('is the sheet in docs/safety-rules.md', () => {
  expect(readFileSync(new URL('../../docs/safety-rules.md', import.meta.url), 'utf8')).toBe(ruleSheet())
})
