import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { COMPILE_CACHE } from './child.ts'

/** A Node program of this repository as a process of its own, ready once it says so. */
export async function startProgram(
  file: string,
  env: Record<string, string>,
  ready: RegExp | 'message',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ready === 'message' ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'inherit'],
  })
  if (ready === 'message') await once(child, 'message')
  else await saysLine(child, ready)
  return child
}

export async function saysLine(child: ChildProcess, line: RegExp): Promise<void> {
  let said = ''
  for await (const part of child.stdout ?? []) {
    said += part
    if (line.test(said)) break
  }
  child.stdout?.resume()
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Seconds of processor time a process has used so far. */
export function cpuSeconds(pid: number): number {
  if (process.platform !== 'linux') return secondsIn(tellOf(pid, 'time='))
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Kilobytes of memory a process holds. */
export function residentKb(pid: number): number {
  if (process.platform !== 'linux') return Number(tellOf(pid, 'rss='))
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

/** How many files and connections a process has open. */
export function openFiles(pid: number): number {
  if (process.platform === 'linux') return readdirSync(`/proc/${pid}/fd`).length
  return (
    spawnSync('lsof', ['-p', String(pid), '-Ff'], { encoding: 'utf8' }).stdout.match(/^f\d+$/gm)?.length ?? 0
  )
}

/** What `ps` writes as `[hours:]minutes:seconds`, on macOS with hundredths. */
export function secondsIn(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

function tellOf(pid: number, field: string): string {
  return spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}
