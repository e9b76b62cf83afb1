import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Keep } from '#server/platform/backup-place.ts'
import { PARTIAL } from './backup-file.ts'

/** What `save` calls files in a folder. By name they are in the order of time; no other file is ever touched. */
const OUR_NAME = /^aconchego-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.age)?$/
/** A save that is still writing does not take this long. */
const DAY = 24 * 60 * 60 * 1000
const ABANDONED_AFTER = DAY

export const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false

export function copyName(at: Date, { encrypted }: { encrypted: boolean }): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `aconchego-${time}.gz${encrypted ? '.age' : ''}`
}

/** Of these names, those of whole copies, the newest first. */
export const copiesAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => OUR_NAME.test(name))
    .toSorted()
    .toReversed()

/** The whole copies in a folder, the newest first. */
export const copiesIn = (folder: string): string[] =>
  copiesAmong(readdirSync(folder)).map((name) => path.join(folder, name))

/** Of copies, the newest first, those that are not kept. The one just written stays, also when the clock is wrong. */
export function oldCopies(
  copies: readonly string[],
  keep: Keep,
  { written, now }: { written: string; now: Date },
) {
  const others = copies.filter((copy) => copy !== written)
  if ('copies' in keep) return others.slice(keep.copies - 1)
  const oldest = copyName(new Date(now.getTime() - keep.days * DAY), { encrypted: false })
  return others.filter((copy) => path.basename(copy) < oldest)
}

/** Removes copies that are not kept, and what interrupted saves left. */
export function removeOldCopies(
  folder: string,
  { keep, written, now }: { keep: Keep; written: string; now: Date },
): number {
  const old = oldCopies(copiesIn(folder), keep, { written, now })
  for (const file of [...old, ...abandonedIn(folder, now)]) rmSync(file, { force: true })
  return old.length
}

const abandonedIn = (folder: string, now: Date): string[] =>
  readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith(PARTIAL) && OUR_NAME.test(name.slice(0, -PARTIAL.length).replace(/\.[0-9a-f]{8}$/, '')),
    )
    .map((name) => path.join(folder, name))
    .filter(
      (file) => now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED_AFTER,
    )
