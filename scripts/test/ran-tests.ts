import path from 'node:path'
import type { Suite, TestReport } from './output.ts'

type RanTest = {
  /** Where the report is from, Playwright's or vitest's. */
  file: string
  title: string
  milliseconds: number
  hasFailed: boolean
  /** What a failed journey left: pictures, logs. */
  kept: { name: string; path: string }[]
}

const SLOWEST = 20
/** When more than these failed, they have one cause. */
const SHOWN = 10

/** Of each failed test: what it left, and the command that repeats it alone. */
export function failuresIn(report: TestReport | null, project: string): string[] {
  const failed = report ? ranTests(report).filter(({ hasFailed }) => hasFailed) : []
  const here = (file: string) => path.relative(project, file)
  return failed
    .slice(0, SHOWN)
    .map(({ file, title, kept }) =>
      [
        `✗ ${here(file)}: ${title}`,
        ...kept.map((one) => `  ${one.name}: ${here(one.path)}`),
        `  again, alone: npm test -- ${here(file)} ${quoted(title)}`,
      ].join('\n'),
    )
}

/** The slowest tests of these runs, one a line. */
export function slowestOf(reports: readonly TestReport[]): string[] {
  const slowest = reports
    .flatMap(ranTests)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
  if (slowest.length === 0) return []
  const line = ({ milliseconds, file, title }: RanTest) =>
    `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${path.basename(file)}: ${title}`
  return [`The slowest ${slowest.length} tests, of npm test as it was run last too:`, ...slowest.map(line)]
}

function ranTests(report: TestReport): RanTest[] {
  const { testResults = [], suites = [] } = report
  const ofVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: name,
      title: fullName,
      milliseconds: duration ?? 0,
      hasFailed: status === 'failed',
      kept: [],
    })),
  )
  // The title of a file is its path.
  const ofPlaywright = suites.flatMap((file) => journeysIn(file, report.config.rootDir, []))
  return [...ofVitest, ...ofPlaywright]
}

function journeysIn(
  { specs = [], suites = [] }: Suite,
  folder: string,
  groups: readonly string[],
): RanTest[] {
  const own = specs.map(({ title, file, ok, tests }) => {
    const results = tests.flatMap(({ results: all }) => all)
    return {
      file: path.join(folder, file),
      title: [...groups, title].join(' '),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      hasFailed: !ok,
      kept: results.flatMap(({ attachments }) =>
        attachments.flatMap(({ name, path: place }) => (place ? [{ name, path: place }] : [])),
      ),
    }
  })
  return [...own, ...suites.flatMap((group) => journeysIn(group, folder, [...groups, group.title]))]
}

/** As a shell reads it again. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
