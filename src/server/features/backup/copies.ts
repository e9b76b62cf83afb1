import { statSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { erasedAccounts } from '#server/features/privacy/store/deletions.ts'
import { type Keep, readBucketPlace } from '#server/platform/backup-place.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { decrypterWith, encrypterTo } from './age.ts'
import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import { isCopyDue } from './nightly-job.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { saveBackup } from './store/backup.ts'
import { copies } from './store/last-backup.ts'

type CopyStore = ReturnType<typeof openFolder> | ReturnType<typeof openBucket>

type SaveRequest = { place: string; publicKeys: readonly string[]; keep: Keep | undefined; now: Date }

export type Saved = { file: string; removed: number; warnings: string[] }

/** Saves a copy in a folder, a file or a bucket. Null when another node or command is making one. */
export const saveCopy = (
  sql: Sql,
  settings: Pick<Settings, 's3'>,
  request: SaveRequest,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<Saved | null> =>
  sql.begin(async (tx) =>
    (await copies.takeLock(tx)) && (await isWanted()) ? save(sql, settings, request) : null,
  ) as Promise<Saved | null>

async function save(
  sql: Sql,
  settings: Pick<Settings, 's3'>,
  { place, publicKeys, keep, now }: SaveRequest,
): Promise<Saved> {
  const bucket = readBucketPlace(place)
  const isFile = !bucket && !isFolder(place)
  if (keep && isFile) throw new Error(`--manter: ${place} não é uma pasta que existe.`)
  const there = bucket ? openBucket(bucket, settings) : openFolder(isFile ? path.dirname(place) : place)
  const name = isFile ? path.basename(place) : copyName(now, { encrypted: publicKeys.length > 0 })
  const encrypt = encrypterTo(publicKeys)
  await there.check()
  const abandoned = bucket && (await copies.state(sql)).upload
  if (abandoned) await there.abort(abandoned)
  const bytes = await storeCopy(
    (zip) => saveBackup(sql, zip),
    async (zip) => there.upload(name, await encrypt(zip), (upload) => copies.noteUpload(sql, upload)),
  )
  const warnings = await noteCopy(sql, there, { bytes, now })
  const removed = keep ? await removeOldCopies(there, { keep, written: name, now }) : 0
  return { file: there.nameOf(name), removed, warnings }
}

/** What fills a copy is compressed and stored as it comes. */
export async function storeCopy(
  fill: (to: Writable) => Promise<void>,
  store: (zip: Readable) => Promise<number>,
): Promise<number> {
  const zip = createGzip().on('error', () => {})
  // What fails on one side ends the other.
  const end = (error: Error) => {
    zip.destroy(error)
    throw error
  }
  const [stored, filled] = await Promise.allSettled([store(zip).catch(end), fill(zip).catch(end)])
  if (stored.status === 'rejected') throw stored.reason
  if (filled.status === 'rejected') throw filled.reason
  return stored.value
}

/** The copy is whole whatever fails here. */
async function noteCopy(sql: Sql, there: CopyStore, { bytes, now }: { bytes: number; now: Date }) {
  const warnings: string[] = []
  await erasedAccounts
    .all(sql)
    .then((ids) => writeErasedList(there, ids, now))
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
  const bucket = readBucketPlace(place)
  if (!bucket && !newest && isFolder(place))
    throw new Error(`${place} é uma pasta: indique o arquivo da cópia.`)
  const { dir, base } = path.parse(bucket?.prefix ?? place)
  const isCopy = bucket ? OUR_NAME.test(base) : !isFolder(place)
  const there = bucket
    ? openBucket(isCopy ? { ...bucket, prefix: dir } : bucket, settings)
    : openFolder(isCopy ? dir : place)
  const name = isCopy ? base : copiesAmong(await there.names())[0]
  if (!name) throw new Error(`${there.nameOf('')} não tem nenhuma cópia (aconchego-….gz).`)
  const erased = await readErasedList(there)
  return { file: there.nameOf(name), content: await openContent(there, name, keyFile), erased }
}

/** The text in a copy. What goes wrong while it is read is met by its reader. */
async function openContent(there: CopyStore, name: string, keyFile: string | undefined): Promise<Readable> {
  const isEncrypted = there.isEncrypted(name)
  if (isEncrypted && !keyFile)
    throw new Error(`${there.nameOf(name)} está cifrado: indique a chave com --chave ARQUIVO.`)
  const decrypt = isEncrypted && keyFile ? decrypterWith(keyFile) : async (plain: Readable) => plain
  const text = createGunzip().on('error', () => {})
  pipeline(await decrypt(await there.open(name)), text).catch(() => {})
  return text
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

/** What `save` calls copies. By name they are in the order of time; no other file is ever touched. */
const OUR_NAME = /^aconchego-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.age)?$/
/** One that is still being written. That does not take a day. */
const PARTIAL_NAME = /^aconchego-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.age)?\.[0-9a-f]{8}\.parcial$/
const DAY = 24 * 60 * 60 * 1000

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false

export function copyName(at: Date, { encrypted = false } = {}): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `aconchego-${time}.gz${encrypted ? '.age' : ''}`
}

/** The newest first. */
const copiesAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => OUR_NAME.test(name))
    .toSorted()
    .toReversed()

/** How many copies were removed. The one just written stays, also when the clock is wrong. */
export async function removeOldCopies(
  there: CopyStore,
  { keep, written, now }: { keep: Keep; written: string; now: Date },
): Promise<number> {
  const daysAgo = (days: number) => copyName(new Date(now.getTime() - days * DAY))
  const names = await there.names()
  const others = copiesAmong(names).filter((name) => name !== written)
  const old =
    'copies' in keep ? others.slice(keep.copies - 1) : others.filter((name) => name < daysAgo(keep.days))
  const abandoned = names.filter((name) => PARTIAL_NAME.test(name) && name < daysAgo(1))
  for (const name of [...old, ...abandoned]) await there.remove(name)
  return old.length
}

/** The accounts that were erased, beside the copies: older copies are restored with it, too. */
export const ERASED_LIST = 'contas-apagadas.json'

const List = z.object({ ate: z.iso.datetime(), contas: z.array(z.uuid()) })
export type ErasedList = z.infer<typeof List>

export async function readErasedList(there: CopyStore): Promise<ErasedList | null> {
  const text = await there.readText(ERASED_LIST)
  if (text === null) return null
  try {
    return List.parse(JSON.parse(text))
  } catch (cause) {
    const file = there.nameOf(ERASED_LIST)
    throw new Error(`${file} está danificado. Conserte-o ou tire-o daqui; nada foi alterado.`, { cause })
  }
}

/** The list grows: those that were on it stay. */
export async function writeErasedList(there: CopyStore, ids: readonly string[], now: Date): Promise<void> {
  const known = (await readErasedList(there))?.contas ?? []
  const list: ErasedList = { ate: now.toISOString(), contas: [...new Set([...known, ...ids])].sort() }
  await there.writeText(ERASED_LIST, `${JSON.stringify(list)}\n`)
}
