import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

/** Runs a program of the packages, or one of ours. */
type Tools = { run: ProgramRun; folder: string; names: string[] }

export const STAGES: Record<StageName, (tools: Tools) => Promise<TestCount>> = {
  lint: ({ run }) => holds(run('@biomejs/biome/bin/biome', ['check', '.'])),
  // One checker: each of several repeats a part of the work, and the other processor has something else to do.
  types: ({ run }) => holds(run('typescript/bin/tsc', ['-b', '--checkers', '1'])),
  unit: (tools) => vitest('unit', tools),
  server: (tools) => vitest('server', tools),
  // Rounds of faults against real servers; npm run chaos is the long run.
  chaos: ({ run }) => holds(run('../tests/chaos/chaos.ts', ['--short'])),
  browser: playwright,
  // A few journeys in Firefox and WebKit; npm run engines is the long run.
  engines,
}

/** A stage that is one check: it holds or it does not. */
async function holds(running: Promise<number>): Promise<TestCount> {
  return (await running) === 0 ? { passed: 1, failed: 0, notRun: 0 } : { passed: 0, failed: 1, notRun: 0 }
}

async function vitest(project: string, { run, folder, names }: Tools): Promise<TestCount> {
  const report = path.join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest/vitest.mjs', ['run', `--project=${project}`, ...names, ...reporters])
  return testCountOf(code, read(report), countVitest)
}

async function playwright({ run, folder, names }: Tools): Promise<TestCount> {
  const report = path.join(folder, 'browser.json')
  const patterns = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const code = await run('@playwright/test/cli.js', ['test', '--reporter=list,json', ...patterns], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return testCountOf(code, read(report), countPlaywright)
}

async function engines({ run, folder }: Tools): Promise<TestCount> {
  const report = path.join(folder, 'engines.json')
  const code = await run('../tests/engines/engines.ts', ['--short', `--report=${report}`])
  return testCountOf(code, read(report), countEngines)
}

function read(report: string): TestReport | null {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}
