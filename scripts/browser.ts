// Finds a browser for the tests; when there is none, gets one in the first way that works on this machine.
import { createRequire } from 'node:module'
import { findBrowser } from '#tests/support/browser/find-browser.ts'
import { hasApt, installPackage, run, updateApt } from './apt.ts'

const found = (await findBrowser()) ?? (await download()) ?? (await installDebians())
if (!found) {
  console.error('Falta um navegador para os testes: instale o Google Chrome ou o Chromium.')
  process.exit(1)
}

/** Playwright's own build. It may lack libraries of the system, so it only counts when it starts. */
async function download(): Promise<string | null> {
  console.error('Baixando um navegador para os testes (só na primeira vez)...')
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  run(process.execPath, [playwright, 'install', '--no-shell', 'chromium'])
  return findBrowser()
}

/** Debian's package, which brings its libraries along. The emoji are for screenshots of failed tests. */
async function installDebians(): Promise<string | null> {
  if (!hasApt()) return null
  console.error('Instalando o Chromium do sistema (só na primeira vez)...')
  updateApt()
  installPackage('chromium-headless-shell') || installPackage('chromium')
  installPackage('fonts-noto-color-emoji')
  return findBrowser()
}
