import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingError } from './setting-error.ts'
import { systemOf } from './system.ts'

export function makePrivateDir(dir: string): void {
  makeDir(dir)
  chmodSync(dir, 0o700)
}

/** Where nothing can be made, as in /proc, Node's own way up the path never ends. */
function makeDir(dir: string): void {
  const found = statSync(dir, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error(`${dir} is no folder`)
  makeDir(path.dirname(dir))
  isNew(() => mkdirSync(dir, { mode: 0o700 }))
}

/** Writes a file that only its owner may read, whole or not at all; false for one that is there already. */
export function createPrivateFile(file: string, content: string): boolean {
  const draft = writeDraft(file, content)
  try {
    return isNew(() => linkSync(draft, file))
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Puts new content into a private file, whole or not at all: a reader finds the old or the new one. */
export function replacePrivateFile(file: string, content: string): void {
  renameSync(writeDraft(file, content), file)
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${randomUUID()}.new`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
  return draft
}

export const readIfExists = (file: string): string | null =>
  unless(['ENOENT'], () => readFileSync(file, 'utf8'), null)

/** One process at a time. The lock is a symbolic link to the name of its holder, which needs no space on a full disk. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!isNew(() => symlinkSync(processName(process.pid) ?? '', file))) {
    // What is there and no link is no lock that anybody holds.
    const holder = unless(['ENOENT'], () => unless(['EINVAL'], () => readlinkSync(file), ''), null)
    if (holder !== null && !isRunning(holder)) rmSync(file, { force: true })
    else await wait(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Names a process by id and start time: ids are reused after a restart of the machine or container. Null without one. */
export function processName(pid: number): string | null {
  return isAlive(pid) ? `${pid}-${systemOf().startOf(pid) ?? ''}` : null
}

export const isRunning = (name: string): boolean => processName(Number.parseInt(name, 10)) === name

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

export const isCode = (error: unknown, ...codes: unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code)

/** What the work gives; `otherwise` where it fails with one of these codes. */
function unless<T>(codes: string[], work: () => T, otherwise: T): T {
  try {
    return work()
  } catch (error) {
    if (isCode(error, ...codes)) return otherwise
    throw error
  }
}

/** Makes a file or a folder; false where something has its name already. */
const isNew = (make: () => void): boolean => unless(['EEXIST'], () => make() ?? true, false)

/** Makes DATA_DIR a folder that only its owner may enter, or names this setting as wrong. */
export function prepareDataDir(dir: string): void {
  try {
    makePrivateDir(dir)
  } catch {
    throw new SettingError(
      'DATA_DIR',
      `não é possível usar ${dir}; deve ser uma pasta em que se possa escrever.`,
    )
  }
}
