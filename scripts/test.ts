// Runs everything that can tell whether the product is sound, one stage after the other, and sums up.
//
//   npm test                       everything
//   npm test -- server             only that stage: lint, types, unit, server, chaos, browser or engines
//   npm test -- server sign-in     only its test files with 'sign-in' in their names
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** `notRun`: tests whose tool can't be had on this machine. They are no failures, and no successes either. */
type Count = { passed: number; failed: number; notRun?: number }
type Stage = (filters: string[]) => Promise<Count>

const project = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'aconchego-reports-'))
const NOTHING = { passed: 0, failed: 0, notRun: 0 }

const STAGES: Record<string, Stage> = {
  lint: () => check('@biomejs/biome/bin/biome', ['check', '.']),
  types: () => check('typescript/bin/tsc', ['-b']),
  unit: (filters) => vitest('unit', filters),
  server: (filters) => vitest('server', filters),
  // Rounds of faults against real servers; npm run chaos is the long run.
  chaos: () => check('../tests/chaos/chaos.ts', ['--short']),
  browser: playwright,
  // A few journeys in Firefox and WebKit; npm run engines is the long run.
  engines,
}

const args = process.argv.slice(2)
const filters = args.filter((arg) => !(arg in STAGES))
const chosen = args.filter((arg) => arg in STAGES)
// A bare filter is about test files: there is nothing to filter in the other stages.
const names =
  chosen.length > 0 ? chosen : filters.length > 0 ? ['unit', 'server', 'browser'] : Object.keys(STAGES)

const total = { ...NOTHING }
let interrupted = false
for (const name of names) {
  if (interrupted) break
  const began = performance.now()
  console.info(`\n── ${name}`)
  const { passed, failed, notRun = 0 } = (await STAGES[name]?.(filters)) ?? NOTHING
  total.passed += passed
  total.failed += failed
  total.notRun += notRun
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`── ${name}: ${passed} passed, ${failed} failed${sayNotRun(notRun)} (${seconds} s)`)
}
rmSync(reports, { recursive: true, force: true })
if (total.notRun > 0) console.info(`\n${total.notRun} not run: their browsers are not on this machine`)
console.info(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 && !interrupted ? 0 : 1

/** A stage that is one check: it holds or it does not. */
async function check(program: string, args: string[]): Promise<Count> {
  return (await run(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(name: string, filters: string[]): Promise<Count> {
  const report = path.join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest/vitest.mjs', [
    'run',
    `--project=${name}`,
    ...passWithNone(filters),
    ...reporters,
  ])
  return counted(code, report, (read) => {
    // A file that could not even be loaded has no tests, and is a failure all the same.
    const broken = read.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: read.numPassedTests, failed: read.numFailedTests + broken.length }
  })
}

async function playwright(filters: string[]): Promise<Count> {
  const report = path.join(reports, 'browser.json')
  const args = [
    'test',
    '--reporter=list,json',
    ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
  ]
  const code = await run('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return counted(code, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }))
}

async function engines(): Promise<Count> {
  const report = path.join(reports, 'engines.json')
  const code = await run('../tests/engines/engines.ts', ['--short', `--report=${report}`])
  return counted(code, report, ({ passed, failed, notRun }) => ({ passed, failed, notRun }))
}

function sayNotRun(count: number): string {
  return count > 0 ? `, ${count} not run` : ''
}

function passWithNone(filters: string[]): string[] {
  return filters.length > 0 ? ['--passWithNoTests', ...filters] : []
}

/** What the runners write about a run, as far as we read it. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  passed: number
  failed: number
  notRun: number
}

/** Counts by the runner's own report. A runner that failed without a failed test, or left no report, is a failure. */
function counted(code: number, report: string, count: (report: Report) => Count): Count {
  if (!existsSync(report)) return { passed: 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed, notRun = 0 } = count(JSON.parse(readFileSync(report, 'utf8')))
  return { passed, failed: code !== 0 && failed === 0 && notRun === 0 ? 1 : failed, notRun }
}

/** Runs a program of the packages with this Node, shows what it says, and resolves with its exit code. */
function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const bin = path.join(project, 'node_modules/.bin')
  const child = spawn(process.execPath, [path.join(project, 'node_modules', program), ...args], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: '', PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  const passOn = (signal: NodeJS.Signals) => {
    interrupted = true
    child.kill(signal)
  }
  process.once('SIGINT', passOn).once('SIGTERM', passOn)
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      resolve(code ?? 1)
    })
  })
}
