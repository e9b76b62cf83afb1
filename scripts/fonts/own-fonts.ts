/** How much room a font takes, in parts of its size. */
export type OwnFont = {
  ascent: number
  descent: number
  lineGap: number
  /** The average width of a letter, by weight. */
  widths: Readonly<Record<number, number>>
}

// Widths here and in system-fonts.ts are averages over these sentences of /privacidade, kerning left out, whose letters are on
// average as wide as those of all public pages:
//   Se você ligar, quem transforma a sua fala em texto é o navegador, e muitos deles enviam o som ao fabricante para
//   isso. O Aconchego nunca recebe o som, só o texto, e só quando você envia. Não há cookies de publicidade, ferramentas
//   de análise de audiência, fontes, imagens ou scripts de outros endereços.
// When a file in src/web/fonts is exchanged, measure it again: until then tests/e2e/layout-shift.spec.ts sees the page move.

export const FIGTREE: OwnFont = {
  ascent: 0.95,
  descent: 0.25,
  lineGap: 0,
  widths: { 400: 0.45432, 600: 0.46124 },
}

export const BRYGADA: OwnFont = { ascent: 0.92, descent: 0.25, lineGap: 0, widths: { 500: 0.46755 } }
