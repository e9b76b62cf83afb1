import type { TestProject } from 'vitest/node'
import { startPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** Before all server tests: starts PostgreSQL and hands it to every test file. Afterwards: stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startPostgres()
  project.provide('postgres', postgres)
  return stop
}
