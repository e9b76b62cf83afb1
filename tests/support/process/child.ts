import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { HANG_TIMEOUT } from '#tests/support/time/hang-timeout.ts'

export const PROJECT = path.resolve(import.meta.dirname, '../../..')

type Options = {
  env?: Record<string, string>
  cwd?: string
  /** Files of this folder that are run before the program. */
  before?: string[]
}

/** Where V8 keeps what it compiled, for all programs that tests start. */
export const COMPILE_CACHE = path.join(PROJECT, 'node_modules/.cache/v8')

/** What a program needs of the environment of its tests; nothing that would change how the product behaves. */
const BARE_ENV = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '/',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
}

/** Runs one of our programs with the Node of the tests, and reads along. */
export function startChild(
  program: string,
  args: string[] = [],
  { env = {}, cwd = PROJECT, before = [] }: Options = {},
) {
  const imports = ['lifeline.ts', ...before].flatMap((file) => [
    '--import',
    pathToFileURL(path.join(import.meta.dirname, file)).href,
  ])
  const child = spawn(process.execPath, [...imports, path.resolve(PROJECT, program), ...args], {
    cwd,
    env: { ...BARE_ENV, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  const more = new EventTarget()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
      more.dispatchEvent(new Event('more'))
    })
  }
  const ended = exitOf(child).finally(() => more.dispatchEvent(new Event('more')))

  return {
    pid: child.pid ?? 0,
    said,
    /** Resolves with its exit code, or with the signal that ended it. */
    ended,
    /** The first thing on stdout that matches; fails when it ends before. */
    async says(pattern: RegExp, limit = HANG_TIMEOUT): Promise<RegExpExecArray> {
      const over = AbortSignal.timeout(limit)
      for (;;) {
        const match = pattern.exec(said.stdout)
        if (match) return match
        if (child.exitCode !== null || child.signalCode !== null || over.aborted) {
          throw new Error(`it never said ${pattern}; stdout: ${said.stdout} stderr: ${said.stderr}`)
        }
        await Promise.race([once(more, 'more', { signal: over }).catch(() => {}), ended])
      }
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Ends it with this signal, and for certain if it hangs. */
    async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
      child.kill(name)
      const deadline = wait(HANG_TIMEOUT, null, { ref: false }).then(() => child.kill('SIGKILL'))
      await Promise.race([ended, deadline])
      return ended
    },
  }
}

async function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return code ?? signal ?? 'SIGKILL'
}
