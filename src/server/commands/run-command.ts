import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv, type Settings } from '#server/env.ts'
import { createServiceSecrets, type ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { type Database, openDatabase, type Sql } from '#server/platform/db/database.ts'
import { explainFailure } from '#server/platform/setting-error.ts'
import { schema } from '#server/schema.ts'

export type Command = {
  usage: string
  /** The exit code when the arguments do not match the usage; 1 when not given. */
  misuseCode?: number
  isBare?: true
  /** What it returns is printed, line by line; what it throws becomes one line. */
  act: (args: string[], readSettings: () => Settings, telling: Telling) => Promise<readonly string[]>
}

/** Lines a command prints on its way, also when it fails later. */
export type Telling = {
  say: (line: string) => void
  warn: (line: string) => void
  /** It did its work, and something is not as it should be. */
  endWith: (code: number) => void
}

export type CommandResult = { code: number; stdout: string; stderr: string }

export class Misuse extends Error {}

export async function answerTo(
  command: Command,
  args: string[],
  settings: () => Settings,
): Promise<CommandResult> {
  const { usage, misuseCode = 1, isBare = false, act } = command
  if (args[0] === '--help') return { code: 0, stdout: `${usage}\n`, stderr: '' }
  const misused = { code: misuseCode, stdout: '', stderr: `${usage}\n` }
  if (args.length === 0 && !isBare) return misused
  const stdout: string[] = []
  const stderr: string[] = []
  const textOf = (lines: string[]) => lines.map((line) => `${printable(line)}\n`).join('')
  let code = 0
  try {
    const telling: Telling = {
      say: (line) => void stdout.push(line),
      warn: (line) => void stderr.push(line),
      endWith: (given) => {
        code = given
      },
    }
    for (const line of await act(args, settings, telling)) stdout.push(line)
  } catch (error) {
    if (error instanceof Misuse) return misused
    stderr.push(explainFailure(error))
    code = 1
  }
  return { code, stdout: textOf(stdout), stderr: textOf(stderr) }
}

/** Stored text must not move the cursor, erase lines or begin another one; tabs separate columns. */
const printable = (line: string): string => line.replace(/[^\P{C}\t\n\u200d]/gu, '\ufffd')

export async function runCommand(command: Command, args: string[]): Promise<void> {
  const { code, stdout, stderr } = await answerTo(command, args, readSettings)
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = code
}

function readSettings(): Settings {
  const env = path.resolve('.env')
  if (existsSync(env)) process.loadEnvFile(env)
  return readEnv(process.env)
}

/** Whether there is one to open: opening the private database would make one. */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))

/** Opens the database as the server does, also while the server uses it. */
export async function withOpenDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const CONNECTIONS = 4

/** The same, with everything migrated that is older than this version, and as much time as the work takes. */
export const withDatabase = <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> =>
  withOpenDatabase(settings, async ({ withoutTimeout }) => {
    await withoutTimeout(schema.migrate)
    return withoutTimeout(work, CONNECTIONS)
  })

/** The same with the secrets of the installation, which its master keys open. */
export function withSecrets<T>(
  settings: Settings,
  work: (deps: { sql: Sql; secrets: ServiceSecrets }) => Promise<T>,
): Promise<T> {
  openKeys(settings)
  return withDatabase(settings, (sql) =>
    work({ sql, secrets: createServiceSecrets(sql, masterKeys(settings)) }),
  )
}
