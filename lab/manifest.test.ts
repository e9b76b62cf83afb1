import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labFile, labSets } from './manifest.ts'

test('every set in the manifest has its file, and every file its line', () => {
  for (const kind of new Set(labSets.map((one) => one.kind))) {
    const files = readdirSync(labFile(kind, '.')).map((file) => file.replace(/(?:-(?:good|bad))?\.\w+$/, ''))
    const listed = labSets.filter((one) => one.kind === kind).map(({ set }) => set)
    expect([...new Set(files)].sort()).toEqual([...listed].sort())
  }
})

test('a set that was read has the day on which it was', () => {
  expect(labSets.filter(({ read, written }) => read !== '-' && read < written)).toEqual([])
})
