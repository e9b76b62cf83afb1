import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Files with fixed names that the shell needs. */
const FIXED = ['index.html', 'ajuda.html', 'favicon.svg', 'favicon-neutro.svg', 'manifest.webmanifest']
/** Writes sw.js into the built web app, with the names of what it keeps and a version that follows their content. */
export async function writeServiceWorker(source: string, output: string): Promise<void> {
  // Where the build says which file needs which. Not for the public.
  const notes = join(output, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(notes, 'manifest.json'), 'utf8'))
  await rm(notes, { recursive: true })

  // Also what is loaded on demand: a browser does not ask again for code that failed to load once.
  const built = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const files = [...new Set([...FIXED, ...built])].sort()
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
