import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '#server/env.ts'
import { createServiceSecrets, type ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { masterKeys, openKeys } from '#server/platform/crypto/keys.ts'
import { type Database, openDatabase, type Sql } from '#server/platform/db/database.ts'
import { explainFailure } from '#server/platform/setting-error.ts'
import { schema } from '#server/schema.ts'

export type Command = {
  usage: string
  /** The exit code when the arguments do not match the usage; 1 when not given. */
  misuseCode?: number
  /** It takes no arguments; any other takes at least one. */
  isBare?: true
  /** What it returns is printed, line by line; what it throws becomes one line. */
  act: (args: string[], tools: Tools) => Promise<readonly string[]>
}

export type Tools = {
  settings: () => Settings
  /**
   * Opens the database as the server does, also while the server uses it, and closes it when the command has ended. Everything
   * that is older than this version is migrated first, if not asked otherwise.
   */
  open: (options?: { connections?: number; migrates?: boolean }) => Promise<Sql>
  /** Prints a line, also when the command fails later. */
  say: (line: string) => void
  warn: (line: string) => void
  /** It did its work, and something is not as it should be. */
  endWith: (code: number) => void
}

export type CommandResult = { code: number; stdout: string; stderr: string }

export class Misuse extends Error {}

export async function answerTo(
  { usage, misuseCode = 1, isBare, act }: Command,
  args: string[],
  readSettings: () => Settings,
): Promise<CommandResult> {
  if (args[0] === '--help') return { code: 0, stdout: `${usage}\n`, stderr: '' }
  const misused = { code: misuseCode, stdout: '', stderr: `${usage}\n` }
  if ((args.length === 0) !== (isBare ?? false)) return misused
  const stdout: string[] = []
  const stderr: string[] = []
  const opened: Database[] = []
  let read: Settings | undefined
  const settings = () => (read ??= readSettings())
  let code = 0
  const tools: Tools = {
    settings,
    async open({ connections = CONNECTIONS, migrates = true } = {}) {
      const database = await openDatabase({ ...settings(), connections })
      opened.push(database)
      if (migrates) await schema.migrate(database.sql)
      return database.sql
    },
    say: (line) => void stdout.push(line),
    warn: (line) => void stderr.push(line),
    endWith: (given) => {
      code = given
    },
  }
  try {
    stdout.push(...(await act(args, tools).finally(() => Promise.all(opened.map((one) => one.close())))))
  } catch (error) {
    if (error instanceof Misuse) return misused
    stderr.push(explainFailure(error))
    code = 1
  }
  const textOf = (lines: string[]) => lines.map((line) => `${printable(line)}\n`).join('')
  return { code, stdout: textOf(stdout), stderr: textOf(stderr) }
}

/** Those of a node come on top: see `connectionsFor`. */
const CONNECTIONS = 4

/** Stored text must not move the cursor, erase lines or begin another one; tabs separate columns. */
const printable = (line: string): string => line.replace(/[^\P{C}\t\n\u200d]/gu, '\ufffd')

/** Whether there is one to open: opening the private database would make one. */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))

/** The secrets of the installation, which its master keys open. */
export function openSecrets(settings: Settings, sql: Sql): ServiceSecrets {
  openKeys(settings)
  return createServiceSecrets(sql, masterKeys(settings))
}
