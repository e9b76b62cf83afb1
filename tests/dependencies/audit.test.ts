import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { type Exception, judge, readAudit } from '../../scripts/read-audit.ts'

const REPORT = JSON.stringify({
  vulnerabilities: {
    inner: {
      via: [
        {
          source: 1,
          name: 'inner',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          title: 'Something bad',
        },
      ],
    },
    outer: { via: ['inner'] },
  },
})
const BAD = { advisory: 'GHSA-aaaa-bbbb-cccc', package: 'inner', severity: 'high', title: 'Something bad' }

test('each weakness is reported once, where it is', () => {
  expect(readAudit(`npm warn something\n${REPORT}`)).toEqual([BAD])
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
})

test('no answer of the registry is not taken for a good one', () => {
  for (const output of ['', 'npm error', '{"error":{}}', '{"message":"405"}'])
    expect(readAudit(output)).toBeNull()
})

test('without an answer of the registry the command fails: nothing was checked', () => {
  const folder = tempDir()
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho \'{"error":{}}\'\n', { mode: 0o755 })
  const { status, stderr } = spawnSync(process.execPath, ['scripts/audit.ts'], {
    cwd: PROJECT,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('nada foi verificado')
})

test('an exception excuses what it names, until its day', () => {
  const exception: Exception = { advisory: BAD.advisory, reason: 'only in a test tool', until: '2026-12-31' }
  expect(judge([BAD], [exception], '2026-12-31')).toEqual({ open: [], excused: [BAD] })
  expect(judge([BAD], [exception], '2027-01-01')).toEqual({ open: [BAD], excused: [] })
  expect(judge([BAD], [], '2026-01-01').open).toEqual([BAD])
})

test('every exception that is recorded has a reason and a day on which it ends', () => {
  const recorded: Exception[] = JSON.parse(readFileSync('scripts/audit-exceptions.json', 'utf8'))
  for (const { advisory, reason, until } of recorded) {
    expect(advisory).toMatch(/^(GHSA-|\d)/)
    expect(reason.length).toBeGreaterThan(20)
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})
