import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Makes a folder that only its owner may enter. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
}

/**
 * Writes a file that only its owner may read, whole or not at all. Whoever comes first wins: an existing file is
 * never overwritten, and false is returned.
 */
export function createPrivateFile(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.new`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
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

/** The file's text, or null when there is none. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Does the work while no other process on this machine does work under the same lock file. */
export async function underFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!createPrivateFile(file, String(process.pid))) {
    const holder = Number(readIfThere(file))
    if (holder && !isAlive(holder)) rmSync(file, { force: true })
    else await wait(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

export function isAlive(pid: number): boolean {
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
