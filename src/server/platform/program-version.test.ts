import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { programVersion, readProgramVersion, versionText } from './program-version.ts'

/** A program with a repository of one commit. */
function repository() {
  const root = tempDir()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
      encoding: 'utf8',
    }).trim()
  writeFileSync(path.join(root, 'package.json'), '{"name":"aconchego","version":"7.8.9"}')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  return { root, git, head: git('rev-parse', 'HEAD').slice(0, 8) }
}

test('version and commit of a clone, on a branch, packed, detached and in a second work tree', () => {
  const { root, git, head } = repository()
  const expected = { version: '7.8.9', commit: head }
  expect(readProgramVersion(root)).toEqual(expected)
  git('pack-refs', '--all')
  expect(readProgramVersion(root)).toEqual(expected)
  git('worktree', 'add', '-q', path.join(root, 'second'), '-b', 'other')
  expect(readProgramVersion(path.join(root, 'second'))).toEqual(expected)
  git('checkout', '-q', '--detach')
  expect(readProgramVersion(root)).toEqual(expected)
  expect(versionText(expected)).toBe(`7.8.9 (${head})`)
})

test('without a repository the commit of the build counts, if there is one', () => {
  const { root } = repository()
  rmSync(path.join(root, '.git'), { recursive: true })
  expect(versionText(readProgramVersion(root))).toBe('7.8.9')
  mkdirSync(path.join(root, 'dist'))
  writeFileSync(path.join(root, 'dist/commit'), `${'ab12cd34'.repeat(5)}\n`)
  expect(readProgramVersion(root).commit).toBe('ab12cd34')
  writeFileSync(path.join(root, 'dist/commit'), '\n')
  expect(readProgramVersion(root).commit).toBeNull()
})

test('this program has a version', () => {
  expect(programVersion().version).toMatch(/^\d+\.\d+\.\d+$/)
})
