// Runs everything that can tell whether the product is sound, and sums up.
//
//   npm test                       everything
//   npm test -- replies            what belongs to a name: the test files of every layer with it in their paths
//   npm test -- 'a tap'            the tests with these words in their titles, in any order
//   npm test -- server             only that stage: browser, lint, types, server, unit, engines, chaos, long or journeys
//   npm test -- server sign-in     only its test files with 'sign-in' in their paths
//   npm run check                  lint, types and unit tests
//   npm run test:long              what is too slow for npm test: engines, chaos, long, journeys
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram, PROGRAMS } from '#tests/support/proxies/find-program.ts'
import { passedIn, type TestCount, withoutPassed } from './test/output.ts'
import { LOAD, LOAD_AT_ONCE, planTests, type StageName } from './test/plan.ts'
import { createProgress } from './test/progress.ts'
import { failuresIn, slowestOf } from './test/ran-tests.ts'
import { createRun } from './test/run-program.ts'
import { readReport, STAGES } from './test/stages.ts'
import { tempFolder } from './test/temp-folder.ts'

const project = path.resolve(import.meta.dirname, '..')
const logs = path.join(project, '.cache/test')
mkdirSync(logs, { recursive: true })
// Everything that a run throws away is in it.
const folder = mkdtempSync(path.join(tempFolder(), 'aconchego-tests-'))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const args = process.argv.slice(2)
const { stages, names, words, without } = planTests(args, testFiles(), (file) =>
  readFileSync(path.join(project, file), 'utf8'),
)
const progress = createProgress(process.stdout)
if (words.length === 0)
  for (const name of without) progress.say(`– ${name}: no test file with ${names.join(' or ')} in its path`)
for (const name of stages.includes('long') ? PROGRAMS : [])
  if (findProgram(name) === null) progress.say(`– ${name} is not installed: tests that need it are skipped`)
const total = { passed: 0, failed: 0, notRun: 0 }
await runStages(stages)
progress.stop()
rmSync(folder, { recursive: true, force: true })
if (words.length > 0 && total.passed + total.failed === 0)
  console.info(`no test file has ${args.join(' ')} in its path, and no test has these words in its title`)
if (args[0] === 'test:long') for (const line of slowestOf(reportsOf(Object.keys(STAGES)))) console.info(line)
if (total.notRun > 0) console.info(`${total.notRun} not run: their browsers are not on this machine`)
console.info(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 && !stopping.signal.aborted ? 0 : 1

/** Begins each stage in its turn, as soon as the machine has room for it. */
async function runStages(names: readonly StageName[]): Promise<void> {
  const running = new Map<StageName, Promise<void>>()
  const load = () => Array.from(running.keys(), (name) => LOAD[name]).reduce((sum, one) => sum + one, 0)
  for (const name of names) {
    while (load() + LOAD[name] > LOAD_AT_ONCE) await Promise.race(running.values())
    if (stopping.signal.aborted) break
    running.set(
      name,
      runStage(name).then(({ passed, failed, notRun }) => {
        total.passed += passed
        total.failed += failed
        total.notRun += notRun
        running.delete(name)
      }),
    )
  }
  await Promise.all(running.values())
}

/** Runs a stage. Its whole output is kept in a file; what is needed of it is shown when it fails. */
async function runStage(name: StageName): Promise<TestCount> {
  const output: string[] = []
  const line = (text: string) => {
    output.push(text)
    progress.more(name, passedIn(text))
  }
  progress.begin(name)
  const run = createRun({ project, folder, signal: stopping.signal, line })
  // A part of the tests leaves the output of all of them alone.
  const isPart = names.length + words.length > 0
  const label = isPart ? [name, ...args].join('-').replaceAll(/[^\w.-]+/g, '-') : name
  const log = path.join(logs, `${label}.log`)
  const report = path.join(isPart ? folder : logs, `${name}.json`)
  rmSync(report, { force: true })
  const count = await STAGES[name]({ run, report, names, words })
  writeFileSync(log, output.join('\n'))
  if (count.failed > 0) {
    const failures = failuresIn(readReport(report), project)
    const all = `(all of it: ${path.relative(project, log)})`
    const again =
      failures.length > 0 ? failures : [`  again, alone: npm test -- ${isPart ? args.join(' ') : name}`]
    progress.say(['', withoutPassed(output.join('\n')), ...again, all, ''].join('\n\n'))
  }
  progress.end(name, count)
  return count
}

/** What the stages of this run and of the runs before it have written. */
function reportsOf(names: readonly string[]) {
  return names.flatMap((name) => readReport(path.join(logs, `${name}.json`)) ?? [])
}

function testFiles(): string[] {
  return ['src', 'lab', 'scripts', 'tests'].flatMap((place) =>
    readdirSync(path.join(project, place), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(place, file.replaceAll(path.sep, '/')),
    ),
  )
}
