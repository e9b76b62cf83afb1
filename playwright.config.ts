import { defineConfig } from '@playwright/test'
import './packages/postgres/build.mjs'
import { findBrowser } from './tests/support/browser/find-browser.ts'
import { HANG_TIMEOUT } from './tests/support/time/hang-timeout.ts'

// Found once: the workers read this file too, and inherit the answer.
process.env.TEST_BROWSER ??= (await findBrowser()) ?? ''

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // These end a test that hangs. No test passes or fails by how fast the machine is.
  timeout: 20 * 60_000,
  expect: { timeout: HANG_TIMEOUT },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    // What a service worker answers, a test can't script: only the journeys about it have one.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-sync',
        // There is no graphics card to speak to.
        '--disable-gpu',
        // A journey is over before code that is compiled again, for speed, would have saved anything.
        '--js-flags=--max-lazy --no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=32',
        // Chromium without its window rounds the width of each letter, which no phone does.
        '--font-render-hinting=none',
      ],
    },
  },
})
