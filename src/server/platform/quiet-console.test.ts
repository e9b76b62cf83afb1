import { expect, onTestFinished, test } from 'vitest'
import { createLog, quietConsole } from './log.ts'

test('what a library writes to the console is noted, and not what it was', () => {
  const lines: string[] = []
  const restore = quietConsole(createLog('trace', { write: (line) => void lines.push(line) }))
  onTestFinished(restore)
  const { console: library } = globalThis
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    library[method]('segredo', new Error('segredo'))
  expect(lines).toHaveLength(5)
  expect(lines.join('')).toContain('a library wrote to the console')
  expect(lines.join('')).not.toContain('segredo')
})
