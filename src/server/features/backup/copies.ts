import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { erasedAccounts } from '#server/features/privacy/store/deletions.ts'
import { type BucketPlace, type Keep, readBucketPlace } from '#server/platform/backup-place.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'
import { openBackupFile, openContent, PARTIAL, sealerTo, writeBackupFile } from './backup-file.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { isCopyDue } from './nightly-job.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { saveBackup } from './store/backup.ts'
import { copies } from './store/last-backup.ts'

type SaveRequest = { place: string; publicKeys: readonly string[]; keep: Keep | undefined; now: Date }

export type Saved = { file: string; removed: number; warnings: string[] }

/** Saves a copy in a folder, a file or a bucket. Null when another node or command is making one. */
export async function saveCopy(
  sql: Sql,
  settings: Pick<Settings, 's3'>,
  request: SaveRequest,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<Saved | null> {
  const place = readBucketPlace(request.place)
  return sql.begin(async (tx) => {
    if (!(await copies.takeLock(tx)) || !(await isWanted())) return null
    return place ? saveInBucket(sql, openBucket(place, settings), request) : saveInFolder(sql, request)
  }) as Promise<Saved | null>
}

async function saveInFolder(sql: Sql, { place, publicKeys, keep, now }: SaveRequest): Promise<Saved> {
  if (keep !== undefined && !isFolder(place))
    throw new Error(`--manter: ${place} não é uma pasta que existe.`)
  const name = copyName(now, { encrypted: publicKeys.length > 0 })
  const file = isFolder(place) ? path.join(place, name) : place
  await writeBackupFile(file, publicKeys, (zip) => saveBackup(sql, zip))
  const warnings = await noteCopy(sql, statSync(file).size, async (ids) => writeErasedList(file, ids, now))
  return { file, removed: keep ? removeOldCopies(place, { keep, written: file, now }) : 0, warnings }
}

async function saveInBucket(sql: Sql, bucket: Bucket, { publicKeys, keep, now }: SaveRequest) {
  const seal = sealerTo(publicKeys)
  await bucket.check()
  const { upload: abandoned } = await copies.state(sql)
  if (abandoned) await bucket.abort(abandoned)
  const name = copyName(now, { encrypted: publicKeys.length > 0 })
  const zip = createGzip()
  const sent = seal(zip).then((content) =>
    bucket.upload(name, content, (upload) => copies.noteUpload(sql, upload)),
  )
  const [uploaded, filled] = await Promise.allSettled([sent, saveBackup(sql, zip)])
  if (uploaded.status === 'rejected') throw uploaded.reason
  if (filled.status === 'rejected') throw filled.reason
  const warnings = await noteCopy(sql, uploaded.value, async (ids) => {
    const known = parseErasedList(await bucket.readText(ERASED_LIST), bucket.nameOf(ERASED_LIST))
    await bucket.writeText(ERASED_LIST, longerErasedList(known, ids, now))
  })
  const old = keep ? oldCopies(copiesAmong(await bucket.names()), keep, { written: name, now }) : []
  for (const copy of old) await bucket.remove(copy)
  return { file: bucket.nameOf(name), removed: old.length, warnings }
}

/** The copy is whole whatever fails here. */
async function noteCopy(sql: Sql, bytes: number, writeList: (ids: readonly string[]) => Promise<void>) {
  const warnings: string[] = []
  await erasedAccounts
    .all(sql)
    .then(writeList)
    .catch((error) => warnings.push(`Aviso: ${ERASED_LIST} não foi escrito. ${error.message}`))
  await copies
    .noteSaved(sql, bytes)
    .catch(() => warnings.push('Aviso: a hora do backup não pôde ser anotada no banco (falta atualizá-lo?).'))
  return warnings
}

type OpenedCopy = { file: string; content: Readable; erased: ErasedList | null }

/** Opens a copy, or the newest one of a bucket, and with `newest` of a folder, too. */
export async function openCopy(
  place: string,
  settings: Pick<Settings, 's3'>,
  { keyFile, newest = false }: { keyFile: string | undefined; newest?: boolean },
): Promise<OpenedCopy> {
  const inBucket = readBucketPlace(place)
  if (inBucket) return openFromBucket(inBucket, settings, keyFile)
  const file = newest && isFolder(place) ? copiesIn(place)[0] : place
  if (!file) throw new Error(`${place} não tem nenhuma cópia (aconchego-….gz).`)
  const erased = existsSync(file) ? readErasedList(file) : null
  return { file, content: await openBackupFile(file, keyFile), erased }
}

async function openFromBucket(
  { bucket, prefix }: BucketPlace,
  settings: Pick<Settings, 's3'>,
  keyFile: string | undefined,
): Promise<OpenedCopy> {
  const last = prefix.split('/').at(-1) ?? ''
  const isCopy = copiesAmong([last]).length > 0
  const folder = isCopy ? prefix.slice(0, -last.length).replace(/\/$/, '') : prefix
  const opened = openBucket({ bucket, prefix: folder }, settings)
  const name = isCopy ? last : copiesAmong(await opened.names())[0]
  const file = opened.nameOf(name ?? '')
  if (!name) throw new Error(`${file} não tem nenhuma cópia (aconchego-….gz).`)
  const erased = parseErasedList(await opened.readText(ERASED_LIST), opened.nameOf(ERASED_LIST))
  const isSealed = name.endsWith('.age')
  return {
    file,
    content: await openContent(() => opened.open(name), { name: file, isSealed, keyFile }),
    erased,
  }
}

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

/** What `save` calls files in a folder. By name they are in the order of time; no other file is ever touched. */
const OUR_NAME = /^aconchego-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.age)?$/
/** A save that is still writing does not take this long. */
const DAY = 24 * 60 * 60 * 1000
const ABANDONED_AFTER = DAY

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false

export function copyName(at: Date, { encrypted }: { encrypted: boolean }): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `aconchego-${time}.gz${encrypted ? '.age' : ''}`
}

const copiesAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => OUR_NAME.test(name))
    .toSorted()
    .toReversed()

export const copiesIn = (folder: string): string[] =>
  copiesAmong(readdirSync(folder)).map((name) => path.join(folder, name))

/** Of copies, the newest first, those that are not kept. The one just written stays, also when the clock is wrong. */
function oldCopies(copies: readonly string[], keep: Keep, { written, now }: { written: string; now: Date }) {
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

function parseErasedList(text: string | null, file: string): ErasedList | null {
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

function longerErasedList(known: ErasedList | null, ids: readonly string[], now: Date): string {
  const contas = [...new Set([...(known?.contas ?? []), ...ids])].sort()
  return `${JSON.stringify({ ate: now.toISOString(), contas } satisfies ErasedList)}\n`
}

const beside = (copy: string): string => path.join(path.dirname(copy), ERASED_LIST)
