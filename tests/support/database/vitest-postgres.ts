import type { TestProject } from 'vitest/node'
import { bundleServer } from '#tests/support/process/bundle-server.ts'
import { removeDataDir } from '#tests/support/process/server-process.ts'
import { createDataDir, startPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
    /** A folder for copies: its database was created and never started. */
    createdDataDir: string
  }
}

/** Before all server tests: bundles the server, starts PostgreSQL and hands it to every test file. Afterwards: stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundleServer()
  const created = createDataDir()
  const { postgres, stop } = await startPostgres(created)
  project.provide('postgres', postgres)
  project.provide('createdDataDir', created)
  return async () => {
    await stop()
    removeDataDir(created)
  }
}
