import type { FontMetrics } from './font-metrics.ts'

/** Sentences of /privacidade whose average width per letter, in all these fonts, is that of the public pages. */
export const SAMPLE =
  'Se você ligar, quem transforma a sua fala em texto é o navegador, e muitos deles enviam o som ao fabricante para isso. O Aconchego nunca recebe o som, só o texto, e só quando você envia. Não há cookies de publicidade, ferramentas de análise de audiência, fontes, imagens ou scripts de outros endereços.'

export type Fallback = {
  /** Added to the name of the family that it stands in for. */
  name: string
  faces: readonly FallbackFace[]
}

type FallbackFace = {
  /** Full names, and where it is another word the PostScript name: browsers differ in which one they look for. */
  local: readonly string[]
  /** The weights that it stands in for, and the one of them whose width it is given. */
  weights: string
  fitted: number
  /** The average width of a letter of SAMPLE, in parts of the font size. */
  width: number
}

/** Rules that make fonts of the system take as much room as a font of ours that is still on its way. */
export function fallbackFaces(family: string, metrics: FontMetrics, fallbacks: readonly Fallback[]): string {
  return fallbacks
    .flatMap(({ name, faces }) => faces.map((face) => fallbackFace(`${family} ${name}`, metrics, face)))
    .join('\n')
}

function fallbackFace(family: string, metrics: FontMetrics, face: FallbackFace): string {
  const sizeAdjust = metrics.widthOf(SAMPLE, face.fitted) / SAMPLE.length / face.width
  // The browser multiplies these by the adjusted size.
  const override = (part: number) => percent(part / sizeAdjust)
  return `@font-face {
  font-family: "${family}";
  font-weight: ${face.weights};
  src: ${face.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  line-gap-override: ${override(metrics.lineGap)};
}
`
}

function percent(part: number): string {
  return `${Number((100 * part).toFixed(2))}%`
}
