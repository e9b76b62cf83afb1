import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { serverProgram } from './server-program.ts'

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

type Options = {
  env?: Record<string, string>
  /** A folder of before, to go on with what is in it. */
  dataDir?: string
  port?: number
  /** Passwords cost next to nothing. */
  cheapPasswords?: boolean
}

/** The real server as a process of its own, once it answers. It is stopped by its process id. */
export async function startServerProcess(options: Options = {}) {
  const { env = {}, dataDir = newDataDir(), cheapPasswords = false } = options
  const port = options.port ?? (await freePort())
  const before = cheapPasswords ? ['cheap-passwords.ts'] : []
  const child = startServerChild({ PORT: String(port), DATA_DIR: dataDir, ...env }, before)
  const [, url = ''] = await child.says(/^Aconchego em (\S+)$/m)
  return { ...child, url, port, dataDir }
}

/** The same without waiting: for starts that are meant to fail. Runs beside no .env file. */
export function startServerChild(env: Record<string, string>, before: string[] = []) {
  const { file, compileCache } = serverProgram()
  return startChild(file, [], {
    env: { NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'warn', ...env },
    cwd: tmpdir(),
    before,
  })
}

export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'aconchego-data-'))
}

/** The same folder again, while no server uses it. */
export function copyOfDataDir(original: string, dataDir = newDataDir()): string {
  // With the owners of the files: PostgreSQL opens only what is its own.
  execFileSync('cp', ['-a', `${original}/.`, dataDir])
  return dataDir
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}
