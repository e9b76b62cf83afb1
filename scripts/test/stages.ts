import { existsSync, readFileSync } from 'node:fs'
import {
  countEngines,
  countPlaywright,
  countVitest,
  type TestCount,
  type TestReport,
  testCountOf,
} from './output.ts'
import type { StageName } from './plan.ts'
import type { ProgramRun } from './run-program.ts'

/** Runs a program of the packages, or one of ours, which writes its `report` if it can. */
type Tools = { run: ProgramRun; report: string; names: string[]; words: string[] }

export const STAGES: Record<StageName, (tools: Tools) => Promise<TestCount>> = {
  lint: ({ run }) => holds(run('@biomejs/biome/bin/biome', ['check', '.'])),
  // One checker: each of several repeats a part of the work, and the other processor has something else to do.
  types: ({ run }) => holds(run('typescript/bin/tsc', ['-b', '--checkers', '1'])),
  unit: (tools) => vitest('unit', tools),
  // Half of their time these wait: for a reply, a database that is away, a process that starts.
  server: (tools) => vitest('server', tools, ['--maxWorkers=3']),
  // Those of files that are asked for by name are run whatever they take.
  browser: (tools) =>
    tools.names.length > 0
      ? playwright(tools, [])
      : playwright(tools, ['--grep-invert', LONG], { LOOKS_LATER: 'yes' }),
  // A few journeys in Firefox and WebKit; npm run engines is the long run.
  engines,
  // Rounds of faults against real servers; npm run chaos is the long run.
  chaos: ({ run }) => holds(run('../tests/chaos/chaos.ts', ['--short'])),
  long: (tools) => vitest('long', tools),
  journeys: (tools) => playwright(tools, ['--grep', `${LONG}|${LOOKS}`]),
}

/** The tag of journeys that are too slow for npm test. */
const LONG = '@long'
/** That of journeys which npm run test:long runs once more, with axe. */
const LOOKS = '@looks'

export function readReport(report: string): TestReport | null {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}

/** A stage that is one check: it holds or it does not. */
async function holds(running: Promise<number>): Promise<TestCount> {
  return (await running) === 0 ? { passed: 1, failed: 0, notRun: 0 } : { passed: 0, failed: 1, notRun: 0 }
}

async function vitest(
  project: string,
  { run, report, names, words }: Tools,
  more: string[] = [],
): Promise<TestCount> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const titles = words.length > 0 ? ['--testNamePattern', titlePattern(words)] : []
  const code = await run('vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    ...names,
    ...titles,
    ...reporters,
    ...more,
  ])
  return withoutOthers(words, testCountOf(code, readReport(report), countVitest))
}

/** Whatever is asked for by words, else those that belong to npm test or to npm run test:long. */
async function playwright(
  { run, report, names, words }: Tools,
  which: string[],
  env: Record<string, string> = {},
): Promise<TestCount> {
  const titles = words.length > 0 ? ['--grep', titlePattern(words)] : which
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests', ...titles, ...names.map(escaped)]
  const code = await run('@playwright/test/cli.js', args, {
    ...env,
    // Node reads TypeScript by itself: Playwright's own reading is a third of a minute before the first journey.
    PW_DISABLE_TS_ESM: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return testCountOf(code, readReport(report), countPlaywright)
}

async function engines({ run, report }: Tools): Promise<TestCount> {
  const code = await run('../tests/engines/engines.ts', ['--short', `--report=${report}`])
  return testCountOf(code, readReport(report), countEngines)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** All of these words, in any order and case. */
function titlePattern(words: readonly string[]): string {
  return `^${words.map((word) => `(?=.*(?i:${escaped(word)}))`).join('')}`
}

/** Tests that were passed over for their titles are not worth telling of. */
function withoutOthers(words: readonly string[], count: TestCount): TestCount {
  return words.length > 0 ? { ...count, notRun: 0 } : count
}
