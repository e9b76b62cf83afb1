import type { OwnFont } from './own-fonts.ts'

export type Fallback = {
  /** Added to the name of the family that it replaces. */
  name: string
  faces: readonly FallbackFace[]
}

type FallbackFace = {
  /** Full names, and where it is another word the PostScript name: browsers differ in which one they look for. */
  local: readonly string[]
  /** The weights that it replaces, and the one of them whose width it is given. */
  weights: string
  fitted: number
  /** The average width of a letter, measured as in own-fonts.ts. */
  width: number
}

/** Rules that make fonts of the system take as much room as a font of ours that is still on its way. */
export function fallbackFaces(family: string, font: OwnFont, fallbacks: readonly Fallback[]): string {
  return fallbacks
    .flatMap(({ name, faces }) => faces.map((face) => fallbackFace(`${family} ${name}`, font, face)))
    .join('\n')
}

function fallbackFace(family: string, font: OwnFont, face: FallbackFace): string {
  const width = font.widths[face.fitted]
  if (width === undefined) throw new Error(`${family} was not measured in the weight ${face.fitted}`)
  const sizeAdjust = width / face.width
  // The browser multiplies these by the adjusted size.
  const override = (part: number) => percent(part / sizeAdjust)
  return `@font-face {
  font-family: "${family}";
  font-weight: ${face.weights};
  src: ${face.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(font.descent)};
  line-gap-override: ${override(font.lineGap)};
}
`
}

function percent(part: number): string {
  return `${Number((100 * part).toFixed(2))}%`
}
