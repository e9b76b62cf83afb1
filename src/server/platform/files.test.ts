import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import {
  createPrivateFile,
  isAlive,
  isCode,
  isRunning,
  makePrivateDir,
  processName,
  readIfExists,
  withFileLock,
} from './files.ts'

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)
const deadPid = () => spawnSync('true').pid

describe('a private folder', () => {
  test('is made with all that is above it, and only its owner may enter', () => {
    const dir = path.join(tempDir(), 'a/b/c')
    makePrivateDir(dir)
    expect(modeOf(dir)).toBe('700')
  })

  test.skipIf(process.platform !== 'linux')('that cannot be made is refused at once', () => {
    expect(() => makePrivateDir('/proc/x')).toThrow('ENOENT')
    expect(() => makePrivateDir('/proc/x/y')).toThrow('ENOENT')
  })

  test('that was open to others is closed to them', () => {
    const dir = path.join(tempDir(), 'open')
    mkdirSync(dir, { mode: 0o755 })
    makePrivateDir(dir)
    expect(modeOf(dir)).toBe('700')
  })
})

describe('a private file', () => {
  test('is for its owner only, and nothing else is left beside it', () => {
    const dir = tempDir()
    const file = path.join(dir, 'key')
    expect(createPrivateFile(file, 'segredo')).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('segredo')
    expect(modeOf(file)).toBe('600')
    expect(readdirSync(dir)).toEqual(['key'])
  })

  test('that exists is never overwritten', () => {
    const file = path.join(tempDir(), 'key')
    createPrivateFile(file, 'primeiro')
    expect(createPrivateFile(file, 'segundo')).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('primeiro')
  })

  test('that cannot be written is reported', () => {
    expect(() => createPrivateFile(path.join(tempDir(), 'nada/key'), 'x')).toThrow('ENOENT')
  })

  test('is read if it is there', () => {
    const dir = tempDir()
    expect(readIfExists(path.join(dir, 'key'))).toBeNull()
    writeFileSync(path.join(dir, 'key'), '')
    expect(readIfExists(path.join(dir, 'key'))).toBe('')
    expect(() => readIfExists(dir)).toThrow('EISDIR')
  })
})

describe('work under a lock', () => {
  test('waits for the work that holds it', async () => {
    const lock = path.join(tempDir(), 'lock')
    const order: string[] = []
    let working = 0
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        withFileLock(lock, async () => {
          expect(++working).toBe(1)
          await new Promise((done) => setImmediate(done))
          order.push(name)
          working--
        }),
      ),
    )
    expect(order.toSorted()).toEqual(['a', 'b', 'c'])
    expect(existsSync(lock)).toBe(false)
  })

  test('gives the lock back when it fails, and passes on what it returns', async () => {
    const lock = path.join(tempDir(), 'lock')
    await expect(withFileLock(lock, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    expect(await withFileLock(lock, async () => 7)).toBe(7)
  })

  test.each([
    ['a process that is gone', `${deadPid()}-1234`],
    ['an earlier process with our number', `${process.pid}-1`],
    ['nobody', '-'],
  ])('does not wait for %s', async (_, name) => {
    const lock = path.join(tempDir(), 'lock')
    symlinkSync(name, lock)
    expect(await withFileLock(lock, async () => 'feito')).toBe('feito')
  })

  test('does not wait for a file that is no link', async () => {
    const lock = path.join(tempDir(), 'lock')
    writeFileSync(lock, '')
    expect(await withFileLock(lock, async () => 'feito')).toBe('feito')
  })
})

describe('a process', () => {
  test('is alive until it is gone', () => {
    expect(isAlive(process.pid)).toBe(true)
    expect(isAlive(1)).toBe(true)
    expect(isAlive(deadPid())).toBe(false)
    for (const nobody of [0, -1, Number.NaN]) expect(isAlive(nobody)).toBe(false)
  })

  test('has a name that no later process has', () => {
    const name = processName(process.pid) ?? ''
    expect(name).toMatch(new RegExp(`^${process.pid}-\\d+$`))
    expect(isRunning(name)).toBe(true)
    expect(isRunning(`${process.pid}-1`)).toBe(false)
    expect(isRunning(processName(1) ?? '')).toBe(true)
    expect(processName(deadPid())).toBeNull()
    for (const nonsense of ['', 'x', '-', '0-1', `${deadPid()}-1`]) expect(isRunning(nonsense)).toBe(false)
  })
})

test('an error is known by its code', () => {
  const error = Object.assign(new Error('x'), { code: 'ENOENT' })
  expect(isCode(error, 'ENOENT')).toBe(true)
  expect(isCode(error, 'EEXIST')).toBe(false)
  expect(isCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false)
  expect(isCode(undefined, 'ENOENT')).toBe(false)
})
