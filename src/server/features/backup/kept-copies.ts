import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Keep } from '#server/platform/backup-place.ts'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'
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

export const copiesAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => OUR_NAME.test(name))
    .toSorted()
    .toReversed()

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

export const ERASED_LIST = 'contas-apagadas.json'

const List = z.object({ ate: z.iso.datetime(), contas: z.array(z.uuid()) })
export type ErasedList = z.infer<typeof List>

export function readErasedList(copy: string): ErasedList | null {
  const file = beside(copy)
  return parseErasedList(readIfExists(file), file)
}

export function parseErasedList(text: string | null, file: string): ErasedList | null {
  if (text === null) return null
  try {
    return List.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} está danificado. Conserte-o ou tire-o daqui; nada foi alterado.`, {
      cause: error,
    })
  }
}

/** Writes the ids beside a copy, with those that were there: older copies are restored with it, too. */
export function writeErasedList(copy: string, ids: readonly string[], now: Date): void {
  replacePrivateFile(beside(copy), longerErasedList(readErasedList(copy), ids, now))
}

export function longerErasedList(known: ErasedList | null, ids: readonly string[], now: Date): string {
  const contas = [...new Set([...(known?.contas ?? []), ...ids])].sort()
  return `${JSON.stringify({ ate: now.toISOString(), contas } satisfies ErasedList)}\n`
}

const beside = (copy: string): string => path.join(path.dirname(copy), ERASED_LIST)
