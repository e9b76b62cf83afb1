// Applies patches/NAME+VERSION.patch to node_modules/NAME, once: what is patched already is left alone, also by an older
// state of the patch; another version of the package is refused. Uses only Node itself, like setup.mjs, and runs with it before anything else of ours.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? '.', '..')

for (const file of readdirSync(path.join(root, 'patches'))) {
  const [, name, version] = /^(.+)\+(.+)\.patch$/.exec(file) ?? []
  if (!name) continue
  const folder = path.join(root, 'node_modules', name)
  const installed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version
  if (installed !== version) throw new Error(`${file} is not for ${name} ${installed}`)
  const changed = filesIn(readFileSync(path.join(root, 'patches', file), 'utf8')).map(({ target, hunks }) =>
    patched(path.join(folder, target), hunks),
  )
  for (const { target, text } of changed) if (text !== null) replace(target, text)
}

/** What a unified diff changes: for each file the texts before and after, with their context. */
function filesIn(diff) {
  const [, ...parts] = diff.split(/^--- a\/.*\n\+\+\+ b\//m)
  return parts.map((part) => {
    const [target, ...lines] = part.split('\n')
    const [, ...hunks] = lines.join('\n').split(/^@@ .*\n/m)
    return { target, hunks: hunks.map((hunk) => ({ before: side(hunk, '-'), after: side(hunk, '+') })) }
  })
}

function side(hunk, sign) {
  const lines = hunk.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign))
  return lines.map((line) => `${line.slice(1)}\n`).join('')
}

/** The file's new text; null when it is patched already. */
function patched(target, hunks) {
  const source = readFileSync(target, 'utf8')
  const holds = (text) => source.split(text).length === 2
  const missing = hunks.filter(({ after }) => !holds(after))
  if (missing.length === 0) return { target, text: null }
  if (!missing.every(({ before }) => holds(before)))
    throw new Error(`${target} is not as the patch expects it: "npm ci" installs the packages anew`)
  return {
    target,
    text: missing.reduce((text, { before, after }) => text.replace(before, () => after), source),
  }
}

/** Another process may read the file at this moment: it finds the old or the new one. */
function replace(target, text) {
  const draft = `${target}.${process.pid}.new`
  writeFileSync(draft, text)
  renameSync(draft, target)
}
