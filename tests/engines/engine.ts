import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Session } from './drive/commands.ts'
import { startFirefox, WITHOUT_COOKIES } from './drive/firefox.ts'
import { startWebkit } from './drive/webkit.ts'

/** A browser engine that the journeys run in. */
export type BrowserEngine = {
  name: string
  /** The programs it takes, each by the names it may have, and Debian's packages that bring them. */
  programs: string[][]
  packages: string[]
  start: (programs: string[]) => Promise<Session>
  /** The same for somebody who blocks all cookies, where the engine then refuses storage too. */
  startWithoutCookies?: (programs: string[]) => Promise<Session>
}

export const ENGINES: BrowserEngine[] = [
  {
    name: 'firefox',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
    start: ([firefox = '']) => startFirefox(firefox),
    startWithoutCookies: ([firefox = '']) => startFirefox(firefox, WITHOUT_COOKIES),
  },
  {
    name: 'webkit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: ([driver = '', screen = '']) => startWebkit({ driver, screen }),
  },
]

const LIMIT = 5 * 60_000

/** Where the programs of an engine are, after installing them where that can be done; null when they can't be had. */
export function findPrograms({
  programs,
  packages,
}: Pick<BrowserEngine, 'programs' | 'packages'>): string[] | null {
  const found = () => programs.map((names) => names.map(find).find((place) => place !== null) ?? null)
  if (found().includes(null)) install(packages)
  const places = found().filter((place) => place !== null)
  return places.length === programs.length ? places : null
}

function find(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return [...folders, '/usr/bin'].map((folder) => path.join(folder, program)).find(existsSync) ?? null
}

function install(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.info(`Instalando ${packages.join(' e ')} (só na primeira vez)...`)
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-q')
  run('install', '-y', '-q', '--no-install-recommends', ...packages)
}
