import { defineConfig } from 'vitest/config'

/** What takes minutes: the short version of each is among the tests. One after the other, because they measure. */
export default defineConfig({
  test: {
    include: ['tests/trials/**/*.trial.ts'],
    globalSetup: 'tests/support/database/vitest-postgres.ts',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
  },
})
