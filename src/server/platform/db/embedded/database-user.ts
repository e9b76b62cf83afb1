import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type DatabaseUser = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root: then another system user runs it. Null when we are not root. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const found = lookUp('postgres') ?? createUser() ?? lookUp('nobody')
  if (!found)
    throw new Error('Como root, é preciso um usuário de sistema "postgres": useradd --system postgres')
  return found
}

function createUser(): DatabaseUser | null {
  for (const [command, ...args] of [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ] as const) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return lookUp('postgres')
  }
  return null
}

function lookUp(name: string): DatabaseUser | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [entry, , uid, gid] = line.split(':')
    if (entry === name && uid && gid) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}
