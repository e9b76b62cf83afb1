import { existsSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** How much of the disk with this folder is free, from 0 to 1. */
export function diskFreeAt(dataDir: string): number {
  const disk = statfsSync(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail / disk.blocks
}

export function programVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
