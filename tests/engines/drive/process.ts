import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT = 60_000
const GENTLE = 5_000

const running = new Set<ChildProcess>()
// Whatever ends the tests, no browser is left behind.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/** Starts a program with a process group of its own: what it starts itself ends with it. */
export function startDriver(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true })
  running.add(child)
  child.on('error', () => {})
  child.on('exit', () => running.delete(child))
  return child
}

export async function endProgram(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  signal(child, 'SIGTERM')
  const hard = setTimeout(() => signal(child, 'SIGKILL'), GENTLE)
  await ended
  clearTimeout(hard)
  // What it started may outlive it.
  signal(child, 'SIGKILL')
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // The whole group has gone already.
  }
}

/** What this gives, as soon as it gives something. Fails with its last failure, or at once when the program ended. */
export async function readUntil<T>(
  child: ChildProcess,
  read: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const over = Date.now() + TIMEOUT
  for (;;) {
    const value = await Promise.resolve()
      .then(read)
      .catch((error: unknown) => error)
    const failed = value === undefined || value instanceof Error
    if (!failed) return value as T
    if (hasEnded(child)) throw new Error(`${child.spawnfile} ended at once`, { cause: value })
    if (Date.now() > over) throw new Error(`${child.spawnfile} is not ready`, { cause: value })
    await wait(50)
  }
}
