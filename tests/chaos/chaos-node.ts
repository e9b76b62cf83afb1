import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { CUT_SHORT } from '#server/start-server.ts'
import { freePort } from '#tests/support/process/free-port.ts'
import { liveHeap } from '#tests/support/process/live-heap.ts'
import { openFiles, residentKb } from '#tests/support/process/programs.ts'
import { serverProgram } from '#tests/support/process/server-program.ts'

const LOG_KEPT = 40

/** A real server process that can be killed, stopped, frozen and started again at the same address. */
export async function createNode(env: Record<string, string>) {
  const [port, inspectPort] = [await freePort(), await freePort()]
  const said: string[] = []
  let child: ChildProcess | null = null
  let endedAt = 0
  let crashed: string | null = null
  let isCutShort = false

  const isUp = () => child !== null && child.exitCode === null && child.signalCode === null

  async function start(): Promise<void> {
    if (isUp()) return
    const { file, compileCache } = serverProgram()
    const started = spawn(process.execPath, [`--inspect-port=127.0.0.1:${inspectPort}`, file], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        LOG_LEVEL: 'warn',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const ready = Promise.withResolvers<void>()
    const hear = (part: Buffer) => {
      said.push(...part.toString().trim().split('\n'))
      said.splice(0, said.length - LOG_KEPT)
      if (said.some((line) => line.startsWith('Aconchego em'))) ready.resolve()
    }
    said.length = 0
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.on('exit', (code, signal) => {
      if (child !== started || endedAt > 0) return
      crashed = `a server ended by itself (${code ?? signal}): ${said.slice(-3).join(' | ')}`
      ready.reject(new Error(crashed))
    })
    endedAt = 0
    await ready.promise
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || !isUp()) return null
    const closed = once(child, 'close')
    endedAt = Date.now()
    child.kill(signal)
    const [code] = await closed
    isCutShort ||= said.some((line) => line.includes(CUT_SHORT))
    return code
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    isUp,
    kill: () => end('SIGKILL'),
    /** The exit code of a stop that was asked for politely. */
    stop: () => end('SIGTERM'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    /** What it was caught at since the last time: a process that ended without being told to. */
    takeCrash(): string | null {
      const taken = crashed
      crashed = null
      return taken
    },
    /** Whether a stop since the last time ran out of its time, as on a machine that is far too slow. */
    takeCutShort(): boolean {
      const taken = isCutShort
      isCutShort = false
      return taken
    },
    /** The last lines of its log. */
    said: () => [...said],
    /** Bytes that it really holds on to. */
    liveHeap: () => liveHeap(child?.pid ?? 0, inspectPort),
    residentKb: () => residentKb(child?.pid ?? 0),
    openFiles: () => openFiles(child?.pid ?? 0),
  }
}
