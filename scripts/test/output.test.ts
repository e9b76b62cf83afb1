import { describe, expect, it } from 'vitest'
import {
  countEngines,
  countPlaywright,
  countVitest,
  passedIn,
  type TestReport,
  testCountOf,
  withoutPassed,
} from './output.ts'

describe('progress', () => {
  it.each([
    [' ✓  unit  src/domain/limits.test.ts (12 tests) 34ms', 12],
    [' ✓  unit  src/domain/limits.test.ts (1 test) 34ms', 1],
    [' ✓ |server| src/server/env.test.ts (20 tests | 3 skipped) 34ms', 17],
    ['   ✓ a group (2)', 0],
    ['     ✓ a slow test 466ms', 0],
    ['  ✓    2 [embedded] › tests/e2e/budgets.spec.ts:29:1 › The pages stay small (11.9s)', 1],
    ['  ✘    1 [embedded] › tests/e2e/accessibility.spec.ts:8:1 › Every state (3s)', 0],
    ['✓ firefox: A message is answered (3.1 s)', 1],
    ['  ok     1 node(s), round 3, the database restarts (812 ms)', 1],
    ['  FAILED 1 node(s), round 3, the database restarts', 0],
    ['nothing of the kind', 0],
  ])('%j is %i tests', (line, tests) => expect(passedIn(line)).toBe(tests))
})

describe('a stage that failed', () => {
  it('shows all but what passed', () => {
    const output =
      ' ✓  unit  a.test.ts (2 tests) 3ms\n   ✓ slow 400ms\n FAIL  b.test.ts\n\n\n\nexpected 1 to be 2\n'
    expect(withoutPassed(output)).toBe('FAIL  b.test.ts\n\nexpected 1 to be 2')
  })
})

const report = (given: object) => given as TestReport

describe('counting', () => {
  it('takes a file that could not be loaded for a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    const read = report({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults })
    expect(testCountOf(1, read, countVitest)).toEqual({ passed: 1, failed: 2, notRun: 0 })
  })

  it('takes an error outside of all journeys for a failure', () => {
    const read = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })
    expect(testCountOf(1, read, countPlaywright)).toEqual({ passed: 4, failed: 2, notRun: 0 })
  })

  it('takes a runner that ended badly without a failed test for a failure', () => {
    const read = report({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })
    expect(testCountOf(1, read, countPlaywright)).toEqual({ passed: 3, failed: 1, notRun: 0 })
    expect(testCountOf(1, null, countVitest)).toEqual({ passed: 0, failed: 1, notRun: 0 })
  })

  it('tells how many tests were skipped, and takes a bad end for a failure all the same', () => {
    const vitest = report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 3, testResults: [] })
    expect(testCountOf(0, vitest, countVitest)).toEqual({ passed: 5, failed: 0, notRun: 3 })
    expect(testCountOf(1, vitest, countVitest)).toEqual({ passed: 5, failed: 1, notRun: 3 })
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 2 }
    expect(testCountOf(0, report({ stats, errors: [] }), countPlaywright).notRun).toBe(2)
  })

  it('takes what could not be run for neither', () => {
    const read = report({ passed: 2, failed: 0, notRun: 4 })
    expect(testCountOf(1, read, countEngines)).toEqual({ passed: 2, failed: 0, notRun: 4 })
  })
})
