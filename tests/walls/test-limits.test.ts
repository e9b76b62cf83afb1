import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROJECT } from '#tests/support/process/child.ts'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

/** The limit of a test or a hook: a number after the end of the function that it limits. */
const OWN_LIMIT = /^ *\},(?: |\n *)(\d[\d_]*),?\n?\)$/gm

function shortLimits(code: string): number[] {
  const limits = [...code.matchAll(OWN_LIMIT)].map(([, number = '']) => Number(number.replaceAll('_', '')))
  return limits.filter((limit) => limit < 2 * HANG_TIMEOUT)
}

test('no test ends itself before one that hangs: a slow machine is not wrong', () => {
  const files = globSync('{src,tests,lab,scripts}/**/*.test.{ts,tsx}', { cwd: PROJECT })
  expect(files.length).toBeGreaterThan(100)
  const short = files.filter((file) => shortLimits(readFileSync(`${PROJECT}/${file}`, 'utf8')).length > 0)
  expect(short).toEqual([])
})

test('a limit of a test and one of a hook are found', () => {
  expect(shortLimits('beforeAll(() => {\n  prepare()\n}, 120_000)\n')).toEqual([120_000])
  expect(shortLimits('  },\n  90_000,\n)\n')).toEqual([90_000])
  expect(shortLimits('}, 600_000)\n')).toEqual([])
})
