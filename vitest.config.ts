import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
// So that tests run on a fresh `npm ci` too.
import './packages/postgres/build.mjs'
import { tempFolder } from './scripts/test/temp-folder.ts'
import { HANG_TIMEOUT } from './tests/support/time/hang-timeout.ts'

// For the workers too.
process.env.TMPDIR = tempFolder()

// Only for tests that hang: longer than any wait within one.
const HANGS = 2 * HANG_TIMEOUT

/** What is too slow for npm test. */
const LONG = '**/*.long.test.{ts,tsx}'

const SETUP = ['tests/support/time/real-clock.ts', 'tests/support/texts/property-seed.ts']

const WITH_DATABASE = {
  globalSetup: 'tests/support/database/vitest-postgres.ts',
  setupFiles: [...SETUP, 'tests/support/process/cheap-passwords.ts'],
}

const PROGRAMS = /\/tests\/(?:process|walls)\/|\/db\/embedded\//

/** Tests of what holds for all texts: there with texts that nobody has tried yet. */
function withProperties(): string[] {
  const files = globSync('{src,lab,scripts,tests}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
  return files.filter((file) => /'fast-check'/.test(readFileSync(file, 'utf8')))
}

/** Tests that start programs take the longest, however short their files: begun last, they would be waited for. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsPrograms = ({ moduleId }: TestSpecification) => PROGRAMS.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(startsPrograms), ...sorted.filter((file) => !startsPrograms(file))]
  }
}

export default defineConfig({
  test: {
    // Journeys in the browser run beside them, and with a third worker the same tests take more processor time.
    maxWorkers: 2,
    // Files share the modules of their worker: loading the product for each of them is a third of the work. What a test
    // replaces it puts back; what is forgotten of globals and variables is put back before the next test.
    isolate: false,
    sequence: { sequencer: ProgramsFirst },
    unstubGlobals: true,
    unstubEnvs: true,
    silent: 'passed-only',
    testTimeout: HANGS,
    hookTimeout: HANGS,
    teardownTimeout: HANGS,
    expect: { poll: { timeout: HANG_TIMEOUT } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src/{domain,web},lab,scripts}/**/*.test.{ts,tsx}'],
          exclude: [LONG],
          setupFiles: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [LONG],
          ...WITH_DATABASE,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [`{src,lab,scripts,tests}/${LONG}`, ...withProperties()],
          env: { LONG_TESTS: '1' },
          ...WITH_DATABASE,
        },
      },
    ],
  },
})
