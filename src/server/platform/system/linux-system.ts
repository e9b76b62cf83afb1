import { readFileSync, readlinkSync } from 'node:fs'
import type { Ask, System, SystemUser } from './system.ts'

/** Linux: processes are folders below /proc, users are lines of a file. */
export function linuxSystem(ask: Ask): System {
  const findUser = (name: string) => userIn(orNull(() => readFileSync('/etc/passwd', 'utf8')) ?? '', name)
  return {
    startOf: (pid) => startIn(orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))),
    workingFolderOf: (pid) => orNull(() => readlinkSync(`/proc/${pid}/cwd`)),
    findUser,
    databaseUser: () => findUser('postgres') ?? (createUser(ask) ? findUser('postgres') : findUser('nobody')),
    // A process may always return to the folder it was started in.
    ownFolder: () => '/proc/self/cwd',
    socketPathMax: 107,
  }
}

/** The process's own name comes before, in brackets, and may hold anything; field 22 is when it started. */
export const startIn = (stat: string | null): string | null =>
  stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null

export function userIn(passwd: string, name: string): SystemUser | null {
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
