import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { PROJECT } from './child.ts'

/**
 * Puts the server and its packages into a few files, for a run that starts it dozens of times: from its sources a start
 * spends half of its work on finding and linking 800 files. The journeys start the sources, as npm start does. Gone with
 * this process.
 */
export async function bundleServer(): Promise<void> {
  // As deep as src/server: what the server finds from where it is, it finds from here.
  mkdirSync(path.join(PROJECT, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(PROJECT, '.cache/server-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server/main.ts',
      outDir: folder,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
    },
  })
  // Building sets it, and the servers that are started would find it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  symlinkSync(path.join(PROJECT, 'src/server/migrations'), path.join(folder, 'migrations'))
  process.env.BUNDLED_SERVER = folder
}
