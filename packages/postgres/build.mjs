// Puts the driver together in dist/postgres: the published package as it is installed, with changes.patch, and the files of ours.
// Does nothing when that is there already. Uses only Node itself, like scripts/setup.mjs, and runs before anything that imports it.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const own = import.meta.dirname
const root = path.resolve(own, '../..')
const published = path.join(root, 'node_modules/postgres')
const target = path.join(root, 'dist/postgres')
const STAMP = '.stamp'

const { version } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'))
const installed = JSON.parse(readFileSync(path.join(published, 'package.json'), 'utf8')).version
if (installed !== version) throw new Error(`packages/postgres changes postgres ${version}, not ${installed}`)

const patch = readFileSync(path.join(own, 'changes.patch'), 'utf8')
const timer = readFileSync(path.join(own, 'answer-timer.js'), 'utf8')
const stamp = createHash('sha256').update(version).update(patch).update(timer).digest('hex')
if (readIfExists(path.join(target, STAMP)) !== stamp) build()

function build() {
  mkdirSync(target, { recursive: true })
  const changes = changesIn(patch)
  const texts = readdirSync(path.join(published, 'src')).map((name) => {
    const text = readFileSync(path.join(published, 'src', name), 'utf8')
    return [name, changed(name, text, changes.get(`src/${name}`) ?? [])]
  })
  for (const [name, text] of [...texts, ['answer-timer.js', timer], [STAMP, stamp]]) replace(name, text)
}

/** What a unified diff changes: for each file the texts before and after, with their context. */
function changesIn(diff) {
  const [, ...parts] = diff.split(/^--- a\/.*\n\+\+\+ b\//m)
  return new Map(
    parts.map((part) => {
      const [name, ...lines] = part.split('\n')
      const [, ...hunks] = lines.join('\n').split(/^@@ .*\n/m)
      return [name, hunks.map((hunk) => ({ before: side(hunk, '-'), after: side(hunk, '+') }))]
    }),
  )
}

function side(hunk, sign) {
  const lines = hunk.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign))
  return lines.map((line) => `${line.slice(1)}\n`).join('')
}

function changed(name, published, hunks) {
  return hunks.reduce((text, { before, after }) => {
    if (text.split(before).length !== 2)
      throw new Error(`${name} is not as it was published: "npm ci" installs the packages anew`)
    return text.replace(before, () => after)
  }, published)
}

/** Another process may build it or read it at this moment: each finds whole files. */
function replace(name, text) {
  const draft = path.join(target, `${name}.${process.pid}.new`)
  writeFileSync(draft, text)
  renameSync(draft, path.join(target, name))
}

function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
