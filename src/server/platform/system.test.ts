import { realpathSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { type Ask, startIn, systemOf, userInFile } from './system.ts'

/** A system whose programs say this, by the words they are called with. */
const says =
  (answers: Record<string, string>): Ask =>
  (...words) =>
    answers[words.join(' ')] ?? null

describe('the system we run on', () => {
  const system = systemOf()

  test('tells processes of the same id apart by when they began', () => {
    expect(system.startOf(process.pid)).toMatch(/\d/)
    expect(system.startOf(process.pid)).toBe(system.startOf(process.pid))
    expect(system.startOf(2 ** 22 + 1)).toBeNull()
  })

  test('knows where a process works', () => {
    expect(system.workingFolderOf(process.pid)).toBe(realpathSync(process.cwd()))
    expect(system.workingFolderOf(2 ** 22 + 1)).toBeNull()
  })

  test('finds its users', () => {
    expect(system.findUser('root')).toEqual({ name: 'root', uid: 0, gid: 0 })
    expect(system.findUser('ninguem-se-chama-assim')).toBeNull()
  })
})

describe('Linux', () => {
  test('reads when a process began behind a name that holds anything', () => {
    const fields = Array.from({ length: 30 }, (_, at) => at + 3).join(' ')
    expect(startIn(`7 (a) b (c)) ${fields}`)).toBe('22')
    expect(startIn(null)).toBeNull()
  })

  test('reads users from their file', () => {
    const passwd = 'root:x:0:0::/root:/bin/sh\npostgres:x:999:998::/nonexistent:/usr/sbin/nologin\n'
    expect(userInFile(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 999, gid: 998 })
    expect(userInFile(passwd, 'post')).toBeNull()
  })

  test('names the folder a process was started in without walking down to it', () => {
    expect(systemOf('linux').ownFolder('/root/dados/postgres')).toBe('/proc/self/cwd')
  })
})

describe('macOS', () => {
  const mac = (answers: Record<string, string> = {}) => systemOf('darwin', says(answers))

  test('asks ps when a process began', () => {
    const told = mac({ 'ps -o lstart= -p 7': 'Mon Nov 16  9:00:01 2026' })
    expect(told.startOf(7)).toBe('Mon-Nov-16-9:00:01-2026')
    expect(told.startOf(8)).toBeNull()
    expect(mac({ 'ps -o lstart= -p 7': '' }).startOf(7)).toBeNull()
  })

  test('asks lsof where a process works', () => {
    const told = mac({ 'lsof -a -p 7 -d cwd -Fn': 'p7\nfcwd\nn/Users/ana/meus dados/postgres' })
    expect(told.workingFolderOf(7)).toBe('/Users/ana/meus dados/postgres')
    expect(told.workingFolderOf(8)).toBeNull()
  })

  const read = (name: string) => `dscl . -read /Users/${name} UniqueID PrimaryGroupID`

  test('has a user for PostgreSQL, and else nobody', () => {
    const nobody = { [read('nobody')]: 'PrimaryGroupID: -2\nUniqueID: -2' }
    expect(mac(nobody).databaseUser()).toEqual({ name: 'nobody', uid: 2 ** 32 - 2, gid: 2 ** 32 - 2 })
    expect(
      mac({ ...nobody, [read('_postgres')]: 'PrimaryGroupID: 216\nUniqueID: 216' }).databaseUser(),
    ).toEqual({
      name: '_postgres',
      uid: 216,
      gid: 216,
    })
    expect(mac().databaseUser()).toBeNull()
  })

  test('names a folder by its path', () => {
    expect(mac().ownFolder('/Users/ana/dados/postgres')).toBe('/Users/ana/dados/postgres')
  })
})
