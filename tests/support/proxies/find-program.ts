import { existsSync } from 'node:fs'
import path from 'node:path'

/** Programs of others that tests use where they are installed; each is named like its Debian package. */
export const PROGRAMS = ['pgbouncer', 'haproxy', 'nginx', 'caddy'] as const

/** Where services are installed, which is not in everybody's PATH. */
const USUAL_PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The program's file, or null: then its test is skipped with `test.skipIf`. Prometheus' is used where it is, but not installed. */
export function findProgram(name: (typeof PROGRAMS)[number] | 'promtool'): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...USUAL_PLACES]
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null
}
