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
import { systemOf } from './system/system.ts'

/** Makes a folder that only its owner may enter. */
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
  try {
    mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
}

/**
 * Writes a file that only its owner may read, whole or not at all. An existing file is
 * never overwritten: false is returned.
 */
export function createPrivateFile(file: string, content: string): boolean {
  const draft = writeDraft(file, content)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
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

export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Does the work while no other process on this machine does work under the same lock file. The lock is a symbolic link to the
 * holder's name, which needs no space on a full disk.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!createLink(file, processName(process.pid) ?? '')) {
    const holder = linkTarget(file) ?? readIfExists(file)
    if (holder !== null && !isRunning(holder)) rmSync(file, { force: true })
    else await wait(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function createLink(file: string, target: string): boolean {
  try {
    symlinkSync(target, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Null for a file with content, the lock of an earlier version, and where nothing is. */
function linkTarget(file: string): string | null {
  try {
    return readlinkSync(file)
  } catch (error) {
    if (isCode(error, 'EINVAL') || isCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Names a process by its id and start time, so that a later one with the same id is not taken for it: ids are reused
 * after a restart of the machine or of a container. Null when there is no such process.
 */
export function processName(pid: number): string | null {
  if (!isAlive(pid)) return null
  const startedAt = systemOf().startOf(pid) ?? ''
  return `${pid}-${startedAt}`
}

/** Whether the process that was given this name is still there. */
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

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
