import { existsSync, statfsSync } from 'node:fs'

/** How much of the disk with this folder is free, from 0 to 1. */
export function diskFreeAt(dataDir: string): number {
  const disk = statfsSync(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail / disk.blocks
}
