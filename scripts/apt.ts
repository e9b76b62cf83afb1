import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LIMIT = 5 * 60_000

/** Whether packages can be installed here without asking anybody: Debian or a relative of it, as root. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function updateApt(): boolean {
  return run('apt-get', ['update', '-q'])
}

/** Runlevel 1 keeps a package from starting its service. */
export function installPackage(name: string): boolean {
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { RUNLEVEL: '1' })
}

/** Runs something that installs; what it prints is of no interest. */
export function run(command: string, args: string[], more: Record<string, string> = {}): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...more }
  return spawnSync(command, args, { stdio: 'ignore', timeout: LIMIT, env }).status === 0
}
