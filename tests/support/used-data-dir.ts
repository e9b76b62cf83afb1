import { execFileSync } from 'node:child_process'
import { afterAll } from 'vitest'
import { newDataDir, removeDataDir, startServerProcess } from './server-process.ts'

let original: Promise<string> | undefined
afterAll(async () => {
  if (original) removeDataDir(await original)
})

/** A folder as a first start leaves it, copied: creating a database takes longer than most of what is tested on it. */
export async function usedDataDir(): Promise<string> {
  original ??= afterFirstStart()
  const dataDir = newDataDir()
  // With the owners of the files: PostgreSQL opens only what is its own.
  execFileSync('cp', ['-a', `${await original}/.`, dataDir])
  return dataDir
}

async function afterFirstStart(): Promise<string> {
  const server = await startServerProcess()
  await server.stop()
  return server.dataDir
}
