import type { Settings } from '#server/env.ts'
import { readSettings } from './with-database.ts'

export type Command = {
  usage: string
  /** What it returns is printed, line by line; what it throws is told in one line. */
  act: (args: string[], readSettings: () => Settings) => Promise<readonly string[]>
}

export type Said = { code: number; stdout: string; stderr: string }

/** What the operator is told, and the exit code. */
export async function answerTo(
  { usage, act }: Command,
  args: string[],
  settings: () => Settings,
): Promise<Said> {
  if (args[0] === '--help') return { code: 0, stdout: `${usage}\n`, stderr: '' }
  if (args.length === 0) return { code: 1, stdout: '', stderr: `${usage}\n` }
  try {
    const lines = await act(args, settings)
    return { code: 0, stdout: lines.map((line) => `${line}\n`).join(''), stderr: '' }
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${inOneLine(error)}\n` }
  }
}

/** Runs a command as a program, with its command line and the settings of its environment. */
export async function runCommand(command: Command): Promise<void> {
  const { code, stdout, stderr } = await answerTo(command, process.argv.slice(2), readSettings)
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = code
}

/** Tells a failure in one line, not with a stack: it is for the operator. */
export async function reporting(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(inOneLine(error))
    process.exitCode = 1
  }
}

function inOneLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
