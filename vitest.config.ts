import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than there are processors: many tests wait for a limit, a lease or a process to pass.
    maxWorkers: 3,
    silent: 'passed-only',
    // What becomes true at once costs nothing, and a machine that is busy has its time.
    expect: { poll: { timeout: 8_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src/{domain,web},lab}/**/*.test.{ts,tsx}'],
          // Generated texts on a busy machine: slow is not wrong.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: 'tests/support/vitest-postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
