import { writeFileSync } from 'node:fs'
import { ruleSheet } from './rule-sheet.ts'

writeFileSync(new URL('../../docs/safety-rules.md', import.meta.url), ruleSheet())
