// Runs everything that can tell whether the product is sound, and sums up.
//
//   npm test                       everything
//   npm test -- replies            what belongs to a name: the unit, server and browser test files with it in their paths
//   npm test -- server             only that stage: lint, types, unit, server, chaos, browser or engines
//   npm test -- server sign-in     only its test files with 'sign-in' in their paths
//   npm run check                  lint, types and unit tests
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram, PROGRAMS } from '#tests/support/proxies/find-program.ts'
import { passedIn, type TestCount, withoutPassed } from './test/output.ts'
import { LOAD, LOAD_AT_ONCE, planTests, type StageName } from './test/plan.ts'
import { createProgress } from './test/progress.ts'
import { createRun } from './test/run-program.ts'
import { STAGES } from './test/stages.ts'
import { tempFolder } from './test/temp-folder.ts'

const project = path.resolve(import.meta.dirname, '..')
const logs = path.join(project, '.cache/test')
mkdirSync(logs, { recursive: true })
// Everything that a run throws away is in it.
const folder = mkdtempSync(path.join(tempFolder(), 'aconchego-tests-'))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const { stages, names, without } = planTests(process.argv.slice(2), testFiles())
const progress = createProgress(process.stdout)
for (const name of without) progress.say(`– ${name}: no test file with ${names.join(' or ')} in its path`)
for (const name of stages.includes('server') ? PROGRAMS : [])
  if (findProgram(name) === null) progress.say(`– ${name} is not installed: tests that need it are skipped`)
const total = { passed: 0, failed: 0, notRun: 0 }
await runStages(stages)
progress.stop()
rmSync(folder, { recursive: true, force: true })
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
  const count = await STAGES[name]({ run, folder, names })
  // A part of the tests leaves the output of all of them alone.
  const log = path.join(logs, `${[name, ...names].join('-').replaceAll('/', '-')}.log`)
  writeFileSync(log, output.join('\n'))
  if (count.failed > 0)
    progress.say(`\n${withoutPassed(output.join('\n'))}\n\n(all of it: ${path.relative(project, log)})\n`)
  progress.end(name, count)
  return count
}

function testFiles(): string[] {
  return ['src', 'lab', 'scripts', 'tests'].flatMap((place) =>
    readdirSync(path.join(project, place), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(place, file.replaceAll(path.sep, '/')),
    ),
  )
}
