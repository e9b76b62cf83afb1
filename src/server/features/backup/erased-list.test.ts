import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { ERASED_LIST, readErasedList, writeErasedList } from './copies.ts'

const NOW = new Date('2026-11-17T03:00:00Z')

test('the list is beside the copies, grows with each, and only its owner may read it', () => {
  const folder = tempDir()
  const [monday, tuesday] = ['1.gz', '2.gz'].map((name) => path.join(folder, name)) as [string, string]
  const [one, two] = [randomUUID(), randomUUID()].sort() as [string, string]
  expect(readErasedList(monday)).toBeNull()
  writeErasedList(monday, [two], new Date(0))
  writeErasedList(tuesday, [one], NOW)
  expect(readErasedList(monday)).toEqual({ ate: NOW.toISOString(), contas: [one, two] })
  expect(statSync(path.join(folder, ERASED_LIST)).mode & 0o777).toBe(0o600)
})

test.each(['', '{', '{"contas":["x"]}', '[]'])(
  'a list that is damaged is said to be, and not written over: %j',
  (text) => {
    const folder = tempDir()
    const file = path.join(folder, ERASED_LIST)
    writeFileSync(file, text)
    const copy = path.join(folder, 'copia.gz')
    expect(() => readErasedList(copy)).toThrow('contas-apagadas.json está danificado')
    expect(() => writeErasedList(copy, [], NOW)).toThrow('danificado')
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
