import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { findBrowser, installedPlaces } from './find-browser.ts'

/** A folder with something in it that calls itself a browser. */
function folderWith(name: string, exitCode: number): string {
  const folder = tempDir()
  writeFileSync(path.join(folder, name), `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path.join(folder, name), 0o755)
  return folder
}

test('the first browser on the path that starts is taken; a stub that does not is passed over', async () => {
  const stub = folderWith('chromium', 1)
  const chrome = folderWith('google-chrome', 0)
  expect(await findBrowser({ PATH: [stub, 'relative', chrome].join(path.delimiter) })).toBe(
    path.join(chrome, 'google-chrome'),
  )
})

test('TEST_BROWSER names one outright, and then no other will do', async () => {
  const PATH = folderWith('chromium', 0)
  const own = path.join(folderWith('meu', 0), 'meu')
  expect(await findBrowser({ PATH, TEST_BROWSER: own })).toBe(own)
  expect(
    await findBrowser({ PATH, TEST_BROWSER: path.join(folderWith('quebrado', 1), 'quebrado') }),
  ).toBeNull()
  expect(await findBrowser({ PATH, TEST_BROWSER: '/nada' })).toBeNull()
})

test('after the path come the usual places', () => {
  const places = installedPlaces('/a:/b')
  expect(places.slice(0, 4)).toEqual([
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
    '/a/chromium',
    '/b/chromium',
  ])
  expect(places).toContain('/opt/google/chrome/chrome')
  expect(places.every((place) => path.isAbsolute(place))).toBe(true)
})
