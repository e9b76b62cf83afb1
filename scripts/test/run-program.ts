import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a program of the packages with this Node, and resolves with its exit code. */
export type ProgramRun = (program: string, args: string[], env?: Record<string, string>) => Promise<number>

type Listener = { project: string; folder: string; signal: AbortSignal; line: (line: string) => void }

// Node takes an empty FORCE_COLOR for a wish for colours, against NO_COLOR.
const { FORCE_COLOR: _, ...ENV } = process.env

/** A runner whose programs keep what they throw away in that folder, are heard line by line, and are told to end when the signal comes. */
export function createRun({ project, folder, signal, line }: Listener): ProgramRun {
  return (program, args, env = {}) => {
    const child = spawn(process.execPath, [path.join(project, 'node_modules', program), ...args], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...ENV,
        NO_COLOR: '1',
        ...env,
        NODE_ENV: '',
        TMPDIR: folder,
        PATH: `${path.join(project, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      },
    })
    for (const stream of [child.stdout, child.stderr]) hearLines(stream, line)
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop, { once: true })
    return new Promise((resolve) => {
      child.on('error', () => resolve(1))
      child.on('close', (code) => {
        signal.removeEventListener('abort', stop)
        resolve(code ?? 1)
      })
    })
  }
}

function hearLines(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  stream.on('end', () => rest && hear(rest))
}
