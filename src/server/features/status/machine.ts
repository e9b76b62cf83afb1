import { existsSync, statfsSync } from 'node:fs'
import { isAuditLogEndReadable } from '#server/features/operators/audit-log.ts'

/** How much of the disk with this folder is free, from 0 to 1. */
export function diskFreeAt(dataDir: string): number {
  const disk = statfsSync(existsSync(dataDir) ? dataDir : '.')
  return disk.bavail / disk.blocks
}

export function dataDirState(dataDir: string) {
  return { diskFree: diskFreeAt(dataDir), isAuditLogEndReadable: isAuditLogEndReadable(dataDir) }
}
