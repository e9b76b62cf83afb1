import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { copiesIn, copyName, removeOldCopies } from './copies.ts'

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

test('the newest copies are kept, and files of other names are not touched', () => {
  const others = ['aconchego.gz', 'aconchego-2020-01-01.gz', 'contas-2020-01-01T000000Z.gz']
  const folder = folderWith(
    ...others,
    'aconchego-2026-11-14T030000Z.gz',
    'aconchego-2026-11-13T030000Z.gz',
    'aconchego-2026-11-15T030000Z.gz.age',
    'aconchego-2026-11-16T030000Z.gz.age',
  )
  const written = path.join(folder, 'aconchego-2026-11-16T030000Z.gz.age')
  expect(removeOldCopies(folder, { keep: { copies: 2 }, written, now: NOW })).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(
    [...others, 'aconchego-2026-11-15T030000Z.gz.age', 'aconchego-2026-11-16T030000Z.gz.age'].sort(),
  )
  expect(copiesIn(folder)[0]).toBe(written)
})

test('the copy just written stays, also when the clock is behind and when only one is kept', () => {
  const folder = folderWith('aconchego-1970-01-01T000000Z.gz', 'aconchego-2026-11-15T030000Z.gz')
  const written = path.join(folder, 'aconchego-1970-01-01T000000Z.gz')
  expect(removeOldCopies(folder, { keep: { copies: 2 }, written, now: NOW })).toBe(0)
  expect(removeOldCopies(folder, { keep: { copies: 1 }, written, now: NOW })).toBe(1)
  expect(copiesIn(folder)).toEqual([written])
})

test('a save interrupted more than a day ago leaves nothing behind; one that may be under way stays', () => {
  const old = 'aconchego-2026-11-14T030000Z.gz.0a1b2c3d.parcial'
  const older = 'aconchego-2026-11-13T030000Z.gz.parcial'
  const young = 'aconchego-2026-11-16T025900Z.gz.parcial'
  const folder = folderWith(old, older, young, 'outro.parcial', 'aconchego-2026-11-16T030000Z.gz')
  const at = (name: string, time: string) =>
    utimesSync(path.join(folder, name), new Date(time), new Date(time))
  at(old, '2026-11-14T03:00:00Z')
  at(older, '2026-11-13T03:00:00Z')
  at('outro.parcial', '2026-11-14T03:00:00Z')
  at(young, '2026-11-16T02:59:00Z')
  const written = path.join(folder, 'aconchego-2026-11-16T030000Z.gz')
  removeOldCopies(folder, { keep: { copies: 1 }, written, now: NOW })
  expect(readdirSync(folder).sort()).toEqual(
    [young, 'aconchego-2026-11-16T030000Z.gz', 'outro.parcial'].sort(),
  )
})
