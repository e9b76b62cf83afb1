import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

export type SystemUser = { name: string; uid: number; gid: number }

type System = ReturnType<typeof linuxSystem>

/** Runs a program of the system and returns its output; null when it fails. */
export type Ask = (command: string, ...args: string[]) => string | null

/** The system we run on. The one place that knows which there are. */
export const systemOf = (platform: NodeJS.Platform = process.platform, ask: Ask = askSystem): System =>
  platform === 'darwin' ? darwinSystem(ask) : linuxSystem(ask)

function askSystem(command: string, ...args: string[]): string | null {
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, LC_ALL: 'C', TZ: 'UTC' }
  const { status, stdout } = spawnSync(command, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : null
}

/** Linux: processes are folders below /proc, users are lines of a file. */
function linuxSystem(ask: Ask) {
  const findUser = (name: string) => userInFile(orNull(() => readFileSync('/etc/passwd', 'utf8')) ?? '', name)
  return {
    /** When a process began, in any form that another process of the same id does not share; null when unknown. */
    startOf: (pid: number) => startIn(orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))),
    workingFolderOf: (pid: number) => orNull(() => readlinkSync(`/proc/${pid}/cwd`)),
    findUser,
    /** The user that is to run PostgreSQL in the place of root. */
    databaseUser: () => findUser('postgres') ?? (createUser(ask) ? findUser('postgres') : findUser('nobody')),
    /** How another user names the folder it was started in: it may return there without walking down to it. */
    ownFolder: (_folder: string) => '/proc/self/cwd',
    /** Bytes of the longest path that a Unix socket may have. */
    socketPathMax: 107,
  }
}

/** The process's own name comes before, in brackets, and may hold anything; field 22 is when it started. */
export const startIn = (stat: string | null): string | null =>
  stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null

export function userInFile(passwd: string, name: string): SystemUser | null {
  for (const line of passwd.split('\n')) {
    const [entry, , uid, gid] = line.split(':')
    if (entry === name && uid && gid) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

function createUser(ask: Ask): boolean {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  return (
    ask('useradd', ...options, 'postgres') !== null || ask('adduser', '-S', '-D', '-H', 'postgres') !== null
  )
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** macOS: programs of the system list processes and users. */
function darwinSystem(ask: Ask): System {
  const findUser = (name: string) =>
    userInRecord(ask('dscl', '.', '-read', `/Users/${name}`, 'UniqueID', 'PrimaryGroupID'), name)
  return {
    startOf: (pid) => ask('ps', '-o', 'lstart=', '-p', String(pid))?.replace(/\s+/g, '-') || null,
    workingFolderOf: (pid) => folderIn(ask('lsof', '-a', '-p', String(pid), '-d', 'cwd', '-Fn')),
    findUser,
    // It has a user for PostgreSQL from the start, as for all services that it ships or once shipped.
    databaseUser: () => findUser('_postgres') ?? findUser('nobody'),
    ownFolder: (folder) => folder,
    socketPathMax: 103,
  }
}

/** `lsof` writes a field a line, each with a letter before it: the process, the file, the name. */
function folderIn(fields: string | null): string | null {
  return (
    fields
      ?.split('\n')
      .find((field) => field.startsWith('n/'))
      ?.slice(1) ?? null
  )
}

function userInRecord(record: string | null, name: string): SystemUser | null {
  const field = (key: string) => new RegExp(`^${key}: (-?\\d+)$`, 'm').exec(record ?? '')?.[1]
  const [uid, gid] = [field('UniqueID'), field('PrimaryGroupID')]
  // Numbers below zero, as that of the user nobody, are those of an unsigned word.
  return uid && gid ? { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : null
}
