import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, minify } from 'vite'
import { PANEL } from '../vite.config.ts'
import { prerender } from './prerender.ts'
import { writeServiceWorker } from './service-worker.ts'

const project = join(import.meta.dirname, '..')

/** Already compressed by their own format. */
const PACKED = /\.(woff2|png|jpg|br|gz)$/

/** Builds the web app, with a Brotli and a gzip copy next to every file that shrinks, or without them. */
export async function buildWeb(output: string, { compressed = true } = {}): Promise<void> {
  const config = {
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: output },
  } as const
  await build(config)
  await build({ ...config, mode: PANEL })
  await Promise.all(['theme.js', 'discreet.js', 'early.js'].map((name) => shrink(join(output, name))))
  await prerender(project, output)
  await writeServiceWorker(join(project, 'src/web'), output)
  await shrink(join(output, 'sw.js'))
  if (!compressed) return
  const files = await readdir(output, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && !PACKED.test(file.name))
      .map((file) => precompress(join(file.parentPath, file.name))),
  )
}

/** The bundler leaves the scripts alone that are not part of the bundle. */
async function shrink(file: string): Promise<void> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  await writeFile(file, code)
}

async function precompress(file: string): Promise<void> {
  const content = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { uncompressed: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [output] = positionals
  await buildWeb(resolve(output ?? join(project, 'dist/web')), { compressed: !values.uncompressed })
  if (output === undefined && !values.uncompressed)
    execFileSync(process.execPath, [join(project, 'scripts/setup.mjs'), 'built'], { stdio: 'inherit' })
}
