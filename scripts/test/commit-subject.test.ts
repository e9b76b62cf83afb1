import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { faultOfSubject } from './commit-subject.ts'

/** Subjects of the commits that are not on the main branch yet; none outside of a clone of it. */
function newSubjects(): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', 'origin/main..HEAD'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : []
}

test('commits that are not on the main branch yet have subjects as CONTRIBUTING.md asks', () => {
  const faults = newSubjects().map((subject) => ({ subject, fault: faultOfSubject(subject) }))
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([])
})

test.each([
  ['chat: keep the draft when the send never left', null],
  ['chat, events: read a change once for all screens', null],
  ['keep the draft', 'is not of the form `area: what it does`'],
  ['chat: keep the draft.', 'ends with a full stop'],
  [`chat: ${'a'.repeat(67)}`, 'has 73 characters, 72 at most'],
])('%s', (subject, fault) => {
  expect(faultOfSubject(subject)).toBe(fault)
})
