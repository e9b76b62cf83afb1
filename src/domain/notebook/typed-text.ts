// Everything but line breaks and tabs: stored texts use such marks as separators.
const CONTROLS = /[\p{Cc}]/gu

/** What somebody typed, as it is kept: without marks that nobody sees, and blanks around it. */
export const typedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
