import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { ENGINES, findPrograms } from './engine.ts'

afterEach(() => vi.unstubAllEnvs())

test('a program is found under any of its names, the first one before the others', () => {
  const folder = tempDir()
  vi.stubEnv('PATH', folder)
  const engine = { programs: [['navegador-esr', 'navegador']], packages: [] }
  writeFileSync(path.join(folder, 'navegador'), '')
  expect(findPrograms(engine)).toEqual([path.join(folder, 'navegador')])
  writeFileSync(path.join(folder, 'navegador-esr'), '')
  expect(findPrograms(engine)).toEqual([path.join(folder, 'navegador-esr')])
})

test('Firefox is taken as Debian and as everybody else calls it', () => {
  expect(ENGINES.find(({ name }) => name === 'firefox')?.programs).toEqual([['firefox-esr', 'firefox']])
})
