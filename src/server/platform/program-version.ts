import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readIfExists } from './files.ts'

/** Which program runs: `version` of package.json, and the commit it was taken from, if that can be found. */
type ProgramVersion = { version: string; commit: string | null }

let known: ProgramVersion | undefined

/** As it was when this process began: an upgrade changes the files below a server that still runs. */
export function programVersion(): ProgramVersion {
  known ??= readProgramVersion(rootFrom(import.meta.dirname))
  return known
}

/** '0.2.0 (1a2b3c4d)'. */
export const versionText = ({ version, commit }: ProgramVersion): string =>
  commit === null ? version : `${version} (${commit})`

/** Where there is no repository, as in an image, `dist/commit` names the commit. */
export function readProgramVersion(root: string): ProgramVersion {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const commit = headOf(path.join(root, '.git')) ?? readIfExists(path.join(root, 'dist/commit'))?.trim() ?? ''
  return { version, commit: /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 8) : null }
}

/** From the log of what was checked out: git may not be installed, or may refuse a folder of another user. */
function headOf(git: string): string | undefined {
  try {
    // In a second work tree it is a file that names the folder.
    const [, folder = git] = statSync(git).isFile() ? readFileSync(git, 'utf8').trim().split('gitdir: ') : []
    const log = readFileSync(path.resolve(path.dirname(git), folder, 'logs/HEAD'), 'utf8')
    return log.trimEnd().split('\n').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

function rootFrom(folder: string): string {
  const parent = path.dirname(folder)
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : rootFrom(parent)
}
