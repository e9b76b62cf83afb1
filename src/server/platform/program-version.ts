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

/** Read from the files: git may not be installed, or may refuse a folder of another user. */
function headOf(git: string): string | undefined {
  try {
    // Of a second work tree it is a file that names the folder.
    const link = statSync(git).isFile() ? readFileSync(git, 'utf8').replace('gitdir:', '').trim() : '.'
    const dir = path.resolve(link === '.' ? git : path.resolve(path.dirname(git), link))
    const head = readFileSync(path.join(dir, 'HEAD'), 'utf8').trim()
    if (!head.startsWith('ref: ')) return head
    const ref = head.slice('ref: '.length)
    const common = path.resolve(dir, readIfExists(path.join(dir, 'commondir'))?.trim() ?? '.')
    const packed = readIfExists(path.join(common, 'packed-refs')) ?? ''
    return (
      readIfExists(path.join(common, ref))?.trim() ??
      packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0]
    )
  } catch {
    return undefined
  }
}

function rootFrom(folder: string): string {
  const parent = path.dirname(folder)
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : rootFrom(parent)
}
