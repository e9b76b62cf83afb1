import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string; integrity?: string }
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const places = Object.entries(lock.packages)

/** Where Node would look for a package that the one at `place` asks for, nearest first. */
function* lookUp(place: string, name: string): Generator<string> {
  for (let folder = place; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/node_modules/') + 1))
    yield `${folder.replace(/\/$/, '')}/node_modules/${name}`
  yield `node_modules/${name}`
}

test('the lock file holds the builds of every system, so that `npm ci` works on each', () => {
  const missing = places.flatMap(([place, locked]) =>
    Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => ![...lookUp(place, name)].some((candidate) => candidate in lock.packages))
      .map((name) => `${place}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lock file names what a package must be, and no address to take it from', () => {
  for (const [place, { integrity, resolved }] of places.filter(([name]) => name !== ''))
    expect({ place, integrity: typeof integrity, resolved }).toEqual({
      place,
      integrity: 'string',
      resolved: undefined,
    })
})
