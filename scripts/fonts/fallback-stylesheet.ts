// node scripts/fonts/fallback-stylesheet.ts: writes src/web/styles/fallback-fonts.css anew, after a font has changed.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackFaces } from './fallback-faces.ts'
import { BRYGADA, FIGTREE } from './own-fonts.ts'
import { SANS_FALLBACKS, SERIF_FALLBACKS } from './system-fonts.ts'

export const FALLBACK_STYLESHEET = join(import.meta.dirname, '../../src/web/styles/fallback-fonts.css')

const NOTE = `/*
 * Written by scripts/fonts/fallback-stylesheet.ts. Fonts of the system, made to take as much room as ours: nothing moves
 * when ours arrive.
 */
`

export function fallbackStylesheet(): string {
  const sans = fallbackFaces('Figtree', FIGTREE, SANS_FALLBACKS)
  const serif = fallbackFaces('Brygada', BRYGADA, SERIF_FALLBACKS)
  return `${NOTE}${sans}\n${serif}`
}

if (import.meta.main) await writeFile(FALLBACK_STYLESHEET, fallbackStylesheet())
