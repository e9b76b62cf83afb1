import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Files with fixed names that the shell needs. */
const FIXED = [
  'index.html',
  'theme.js',
  'discreet.js',
  'favicon.svg',
  'favicon-neutro.svg',
  'manifest.webmanifest',
]
/** The screens that can be opened without a connection: what comes with every page, and help. */
const SCREENS = ['index.html', 'features/help/help-page.tsx']

/** Writes sw.js into the built web app, with the names of what it keeps and a version that follows their content. */
export async function writeServiceWorker(source: string, output: string): Promise<void> {
  // Where the build says which file needs which. Not for the public.
  const notes = join(output, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(notes, 'manifest.json'), 'utf8'))
  await rm(notes, { recursive: true })

  const files = [...new Set([...FIXED, ...SCREENS.flatMap((screen) => filesOf(manifest, screen))])].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(output, file)))
  const script = await readFile(join(source, 'service-worker.js'), 'utf8')
  await writeFile(
    join(output, 'sw.js'),
    script
      .replace('__VERSION__', hash.digest('hex').slice(0, 12))
      .replace("['__FILES__']", JSON.stringify(files.map((file) => `/${file}`))),
  )
}

/** A chunk and everything that is loaded with it. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  if (seen.has(key)) return []
  seen.add(key)
  const { file, css = [], assets = [], imports = [] } = chunk
  return [file, ...css, ...assets, ...imports.flatMap((other) => filesOf(manifest, other, seen))]
}
