import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { copyName, removeOldCopies } from './copies.ts'
import { openFolder } from './folder.ts'

const NOW = new Date('2026-11-16T03:00:00.500Z')

function folderWith(...names: string[]): string {
  const folder = tempDir()
  for (const name of names) writeFileSync(path.join(folder, name), 'x')
  return folder
}

test('a copy is named after its time in UTC, and an encrypted one says so', () => {
  expect(copyName(NOW, { encrypted: false })).toBe('aconchego-2026-11-16T030000Z.gz')
  expect(copyName(NOW, { encrypted: true })).toBe('aconchego-2026-11-16T030000Z.gz.age')
})

test('the newest copies are kept, and files of other names are not touched', async () => {
  const others = ['aconchego.gz', 'aconchego-2020-01-01.gz', 'contas-2020-01-01T000000Z.gz']
  const folder = folderWith(
    ...others,
    'aconchego-2026-11-14T030000Z.gz',
    'aconchego-2026-11-13T030000Z.gz',
    'aconchego-2026-11-15T030000Z.gz.age',
    'aconchego-2026-11-16T030000Z.gz.age',
  )
  const written = 'aconchego-2026-11-16T030000Z.gz.age'
  expect(await removeOldCopies(openFolder(folder), { keep: { copies: 2 }, written, now: NOW })).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(
    [...others, 'aconchego-2026-11-15T030000Z.gz.age', 'aconchego-2026-11-16T030000Z.gz.age'].sort(),
  )
})

test('the copy just written stays, also when the clock is behind and when only one is kept', async () => {
  const folder = folderWith('aconchego-1970-01-01T000000Z.gz', 'aconchego-2026-11-15T030000Z.gz')
  const written = 'aconchego-1970-01-01T000000Z.gz'
  expect(await removeOldCopies(openFolder(folder), { keep: { copies: 2 }, written, now: NOW })).toBe(0)
  expect(await removeOldCopies(openFolder(folder), { keep: { copies: 1 }, written, now: NOW })).toBe(1)
  expect(readdirSync(folder)).toEqual([written])
})

test('a save interrupted more than a day ago leaves nothing behind; one that may be under way stays', async () => {
  const old = 'aconchego-2026-11-14T030000Z.gz.0a1b2c3d.parcial'
  const young = 'aconchego-2026-11-16T025900Z.gz.age.0a1b2c3d.parcial'
  const written = 'aconchego-2026-11-16T030000Z.gz'
  const folder = folderWith(old, young, 'outro.parcial', written)
  await removeOldCopies(openFolder(folder), { keep: { copies: 1 }, written, now: NOW })
  expect(readdirSync(folder).sort()).toEqual([young, written, 'outro.parcial'].sort())
})
