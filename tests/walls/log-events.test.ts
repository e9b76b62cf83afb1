import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'

const SERVER = path.join(PROJECT, 'src/server')
/** A call of the log: a level chosen by a condition counts too. The line of `warning()` has the event that it is given. */
const CALL = /\blog\??(?:\.(?:info|warn|error|fatal)|\[[^\]]*\])\(\s*(\{ (?:event: '[a-z-]+'|\.\.\.line))?/g

function serverSources(): [file: string, code: string][] {
  const names = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return sources.map((name) => [name, readFileSync(path.join(SERVER, name), 'utf8')])
}

const withoutEvent = (code: string) => Array.from(code.matchAll(CALL)).filter(([, event]) => !event).length

test('every line of the log has the name of its event', () => {
  expect(serverSources().flatMap(([file, code]) => (withoutEvent(code) > 0 ? [file] : []))).toEqual([])
})

test('docs/operations.md lists these events and no others', () => {
  const logged = serverSources().flatMap(([, code]) =>
    Array.from(code.matchAll(/\{ event: '([a-z-]+)'/g), ([, event]) => event),
  )
  const page = readFileSync(path.join(PROJECT, 'docs/operations.md'), 'utf8')
  const [, section = ''] = page.split('### Events of the log\n')
  const listed = Array.from(section.split('\n#')[0]?.matchAll(/`([a-z-]+)`/g) ?? [], ([, event]) => event)
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted())
})

test('a call without an event is found', () => {
  expect(
    withoutEvent("log.warn({ err: error }, 'x')\nlog[level]('y')\nlog.info({ event: 'a-b' }, 'z')"),
  ).toBe(2)
})
