import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { ERASED_LIST, readErasedList, writeErasedList } from './copies.ts'
import { openFolder } from './folder.ts'

const NOW = new Date('2026-11-17T03:00:00Z')

test('the list is beside the copies, grows with each, and only its owner may read it', async () => {
  const folder = tempDir()
  const there = openFolder(folder)
  const [one, two] = [randomUUID(), randomUUID()].sort() as [string, string]
  expect(await readErasedList(there)).toBeNull()
  await writeErasedList(there, [two], new Date(0))
  await writeErasedList(there, [one], NOW)
  expect(await readErasedList(there)).toEqual({ ate: NOW.toISOString(), contas: [one, two] })
  expect(statSync(path.join(folder, ERASED_LIST)).mode & 0o777).toBe(0o600)
})

test.each(['', '{', '{"contas":["x"]}', '[]'])(
  'a list that is damaged is said to be, and not written over: %j',
  async (text) => {
    const folder = tempDir()
    const file = path.join(folder, ERASED_LIST)
    writeFileSync(file, text)
    const there = openFolder(folder)
    await expect(readErasedList(there)).rejects.toThrow('contas-apagadas.json está danificado')
    await expect(writeErasedList(there, [], NOW)).rejects.toThrow('danificado')
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
