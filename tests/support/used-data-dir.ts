import { execFileSync } from 'node:child_process'
import { afterAll } from 'vitest'
import { newDataDir, removeDataDir, startServerProcess } from './server-process.ts'

/** Gives folders as a first start leaves them, copied: creating a database takes longer than most of what is tested on it. */
export function usedDataDirs(): () => Promise<string> {
  let original: Promise<string> | undefined
  afterAll(async () => {
    if (original) removeDataDir(await original)
  })
  return async () => {
    original ??= afterFirstStart()
    const dataDir = newDataDir()
    // With the owners of the files: PostgreSQL opens only what is its own.
    execFileSync('cp', ['-a', `${await original}/.`, dataDir])
    return dataDir
  }
}

async function afterFirstStart(): Promise<string> {
  const server = await startServerProcess()
  await server.stop()
  return server.dataDir
}
