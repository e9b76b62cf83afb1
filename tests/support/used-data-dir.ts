import { afterAll } from 'vitest'
import { createdDataDir } from './created-data-dir.ts'
import { copyOfDataDir, removeDataDir, startServerProcess } from './server-process.ts'

/** Gives folders as a first start leaves them, copied: a start takes longer than most of what is tested on it. */
export function usedDataDirs(): () => Promise<string> {
  let original: Promise<string> | undefined
  afterAll(async () => {
    if (original) removeDataDir(await original)
  })
  return async () => {
    original ??= afterFirstStart()
    return copyOfDataDir(await original)
  }
}

async function afterFirstStart(): Promise<string> {
  const server = await startServerProcess({ dataDir: createdDataDir() })
  await server.stop()
  return server.dataDir
}
