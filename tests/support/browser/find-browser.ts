import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

// Chromium without its window comes first: the same pages, a third less processor time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The first Chrome or Chromium of this machine that really starts, else the one that Playwright downloaded, else
 * null. TEST_BROWSER names one outright.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.TEST_BROWSER) return starts(env.TEST_BROWSER) ? env.TEST_BROWSER : null
  const installed = installedPlaces(env.PATH).find(starts)
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  const downloaded = chromium.executablePath()
  return starts(downloaded) ? downloaded : null
}

/** Starts it. As root it refuses to have its sandbox. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('there is no browser on this machine')
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}

/** Where a system keeps its browsers, in the order in which we would take them. */
export function installedPlaces(searchPath = ''): string[] {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...USUAL_PLACES]
}

/** A file may be there and still not start: a stub that asks for another package, a missing library. */
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
