// node scripts/fonts/fallback-stylesheet.ts: writes src/web/styles/fallback-fonts.css anew, after a font has changed.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackFaces } from './fallback-faces.ts'
import { readFontMetrics } from './font-metrics.ts'
import { readWoff2 } from './read-woff2.ts'
import { SANS_FALLBACKS, SERIF_FALLBACKS } from './system-fonts.ts'

const web = join(import.meta.dirname, '../../src/web')
export const FALLBACK_STYLESHEET = join(web, 'styles/fallback-fonts.css')

const NOTE = `/*
 * Written by scripts/fonts/fallback-stylesheet.ts. Fonts of the system, made to take as much room as ours: nothing moves
 * when ours arrive.
 */
`

export async function fallbackStylesheet(): Promise<string> {
  const metricsOf = async (file: string) =>
    readFontMetrics(readWoff2(await readFile(join(web, 'fonts', file))))
  return [
    NOTE,
    fallbackFaces('Figtree', await metricsOf('figtree.woff2'), SANS_FALLBACKS),
    fallbackFaces('Brygada', await metricsOf('brygada-1918.woff2'), SERIF_FALLBACKS),
  ]
    .join('\n')
    .replace('\n\n', '\n')
}

if (import.meta.main) await writeFile(FALLBACK_STYLESHEET, await fallbackStylesheet())
