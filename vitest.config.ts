import { defineConfig } from 'vitest/config'
// So that tests run on a fresh `npm install` too.
import './scripts/patch-packages.mjs'
import { HANG_TIMEOUT } from './tests/support/hang-timeout.ts'

// Only for tests that hang: longer than any wait within one.
const HANGS = 2 * HANG_TIMEOUT

export default defineConfig({
  test: {
    // One more than there are processors: many tests wait for a limit, a lease or a process to pass.
    maxWorkers: 3,
    // Files share the modules of their worker: loading the product for each of them is a third of the work. What a test
    // replaces it puts back; what is forgotten of globals and variables is put back before the next test.
    isolate: false,
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
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: 'tests/support/vitest-postgres.ts',
          setupFiles: 'tests/support/cheap-passwords.ts',
        },
      },
    ],
  },
})
