import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { PARTIAL } from './backup-file.ts'

/** What `save` calls files in a folder. By name they are in the order of time; no other file is ever touched. */
const OUR_NAME = /^aconchego-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.age)?$/
/** A save that is still writing does not take this long. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000

export function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
}

export function copyName(at: Date, { encrypted }: { encrypted: boolean }): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `aconchego-${time}.gz${encrypted ? '.age' : ''}`
}

/** The whole copies in a folder, the newest first. */
export function copiesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => OUR_NAME.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name))
}

/** Removes all but `keep` copies, and what interrupted saves left. The one just written stays, also when the clock is wrong. */
export function removeOldCopies(
  folder: string,
  { keep, written, now }: { keep: number; written: string; now: Date },
): number {
  const others = copiesIn(folder).filter((file) => file !== written)
  const old = others.slice(keep - 1)
  for (const file of [...old, ...abandonedIn(folder, now)]) rmSync(file, { force: true })
  return old.length
}

function abandonedIn(folder: string, now: Date): string[] {
  return readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith(PARTIAL) && OUR_NAME.test(name.slice(0, -PARTIAL.length).replace(/\.[0-9a-f]{8}$/, '')),
    )
    .map((name) => path.join(folder, name))
    .filter(
      (file) => now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED_AFTER,
    )
}
