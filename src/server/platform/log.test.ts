import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(level = 'trace') {
  const lines: Record<string, unknown>[] = []
  return { lines, log: createLog(level, { write: (line) => void lines.push(JSON.parse(line)) }) }
}

test('a line is JSON with its level, its time and what was chosen to be said', () => {
  const { log, lines } = logged()
  log.info({ file: 'mail/x.eml' }, 'mail written')
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      file: 'mail/x.eml',
      msg: 'mail written',
    },
  ])
})

test('an error is its kind, its code and its place; neither its message nor what it carries', () => {
  const { log, lines } = logged()
  const cause = Object.assign(new Error('Key (email)=(maria@exemplo.com) already exists'), {
    code: '23505',
    detail: 'maria@exemplo.com',
    parameters: ['senha-secreta'],
  })
  log.error({ err: new TypeError('maria@exemplo.com', { cause }) }, 'request failed')
  const text = JSON.stringify(lines)
  expect(text).not.toMatch(/maria|secreta/)
  expect(lines[0]?.err).toMatchObject({
    type: 'TypeError',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    cause: { type: 'Error', code: '23505' },
  })
})

test('a message of several lines does not smuggle itself in as a place', () => {
  const { log, lines } = logged()
  const error = new Error('uma linha\nat the beach with maria\n    at maria@exemplo.com (x:1:2)')
  log.error({ err: error }, 'request failed')
  expect(JSON.stringify(lines)).not.toContain('maria')
})

test('what is no error is only its type', () => {
  const { log, lines } = logged()
  log.error({ err: 'maria@exemplo.com' }, 'request failed')
  expect(lines[0]?.err).toEqual({ type: 'string' })
})

test('no line shows where on the machine the product is', () => {
  const { log, lines } = logged()
  log.error({ err: new Error('x') }, 'request failed')
  expect(JSON.stringify(lines)).not.toContain(import.meta.dirname)
})

test('silent logs nothing, and a level logs nothing below it', () => {
  const silent = logged('silent')
  silent.log.fatal('x')
  expect(silent.lines).toEqual([])
  const warn = logged('warn')
  warn.log.info('x')
  warn.log.warn('y')
  expect(warn.lines).toHaveLength(1)
})
