/** Lines that say of a test, or of a file with so many tests, that it passed. */
const PASSED = [
  // vitest: a file, and then its slow tests.
  / ✓ .*\((\d+) tests?(?: \| (\d+) skipped)?\)/,
  /^ {3,}✓ /,
  // Playwright, the engines, chaos.
  /^ {2}✓ +\d+ /,
  /^✓ /,
  /^ {2}ok {5}/,
]

/** How many tests a line says that passed. */
export function passedIn(line: string): number {
  for (const [index, pattern] of PASSED.entries()) {
    const match = pattern.exec(line)
    if (match) return index === 0 ? Number(match[1]) - Number(match[2] ?? 0) : index === 1 ? 0 : 1
  }
  return 0
}

/** What a person needs of the output of a stage that failed: all but what passed. */
export function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !PASSED.some((pattern) => pattern.test(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export type TestCount = { passed: number; failed: number; notRun: number }

/** What the runners write about a run, as far as we read it. */
export type TestReport = {
  numPassedTests: number
  numFailedTests: number
  /** Skipped. */
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  config: { rootDir: string }
  suites: Suite[]
  passed: number
  failed: number
  notRun: number
}

/** Of Playwright: a file, or a group of tests within it. */
export type Suite = {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { duration: number; attachments: { name: string; path?: string }[] }[] }[]
  }[]
}

export function countVitest(report: TestReport): TestCount {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report
  // A file that could not even be loaded has no tests, and is a failure all the same.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, notRun: numPendingTests }
}

export function countPlaywright({ stats, errors }: TestReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notRun: stats.skipped,
  }
}

export function countEngines({ passed, failed, notRun }: TestReport): TestCount {
  return { passed, failed, notRun }
}

/** A runner that failed without a failed test, or left no report, is a failure. */
export function testCountOf(
  code: number,
  report: TestReport | null,
  count: (report: TestReport) => TestCount,
): TestCount {
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, notRun: 0 }
  const counted = count(report)
  // Only the engines say by their exit code that something was not run.
  const saysNotRun = count === countEngines && counted.notRun > 0
  const isSilentFailure = code !== 0 && counted.failed === 0 && !saysNotRun
  return isSilentFailure ? { ...counted, failed: 1 } : counted
}
