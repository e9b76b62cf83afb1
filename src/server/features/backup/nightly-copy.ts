import type { Settings } from '#server/env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { openCopy, type Saved, saveCopy } from './copies.ts'
import { isCopyDue } from './nightly-job.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { copies } from './store/last-backup.ts'

const REHEARSED_EVERY = (7 * 24 - 1) * 60 * 60_000

/**
 * Makes the copy of this night unless it is there or another node makes it, and rehearses one every week. A rehearsal that is
 * stopped cleans up first; a copy may end at any moment.
 */
export async function makeNightlyCopy(
  sql: Sql,
  settings: Settings,
  untilStopped: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>,
  now = new Date(),
): Promise<{ saved: Saved | null; rehearsed: boolean }> {
  const { backup } = settings
  if (!backup) throw new Error('Falta BACKUP_TO: onde ficam as cópias.')
  const { to: place, at, keep, publicKeys, keyFile } = backup
  try {
    const isWanted = async () => isCopyDue((await copies.state(sql)).savedAt, at, now.getTime())
    const saved = await saveCopy(sql, settings, { place, publicKeys, keep, now }, isWanted)
    const { rehearsedAt } = await copies.state(sql)
    const isRecent = rehearsedAt && now.getTime() - rehearsedAt.getTime() < REHEARSED_EVERY
    // Where only a public key is at hand, a person rehearses with the other one.
    if (!saved || isRecent || (publicKeys.length > 0 && !keyFile)) return { saved, rehearsed: false }
    const { content } = await openCopy(saved.file, settings, { keyFile })
    await untilStopped((signal) => rehearseRestore(settings, content, signal))
    await copies.noteRehearsed(sql)
    return { saved, rehearsed: true }
  } catch (error) {
    await copies.noteFailed(sql, error instanceof Error ? error.message : String(error)).catch(() => {})
    throw error
  }
}
