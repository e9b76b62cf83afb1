// Finds a browser for the tests; when there is none, gets one in the first way that works on this machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findBrowser } from '#tests/support/find-browser.ts'

const LIMIT = 5 * 60_000

const found = (await findBrowser()) ?? (await download()) ?? (await installPackage())
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
async function installPackage(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.error('Instalando o Chromium do sistema (só na primeira vez)...')
  run('apt-get', ['update', '-q'])
  install('chromium-headless-shell') || install('chromium')
  install('fonts-noto-color-emoji')
  return findBrowser()
}

function install(name: string): boolean {
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: LIMIT, env }).status === 0
}
