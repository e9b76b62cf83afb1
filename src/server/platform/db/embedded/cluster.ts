import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
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
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, makePrivateDir, readIfExists } from '#server/platform/files.ts'
import { systemOf } from '#server/platform/system.ts'
import type { Binaries, DatabaseUser } from './binaries.ts'

const START_LIMIT = 60_000
const RETRIED_AFTER = 500

export type Cluster = { dir: string; binaries: Binaries; user: DatabaseUser | null }

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
const seenAs = (dir: string, user: DatabaseUser | null): string => (user ? systemOf().ownFolder(dir) : dir)

const asUser = (user: DatabaseUser | null) => (user ? { uid: user.uid, gid: user.gid } : {})

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
