import { readWidthDeltas } from './width-deltas.ts'

export type FontMetrics = {
  /** In parts of the font size. */
  ascent: number
  descent: number
  lineGap: number
  widthOf: (text: string, weight: number) => number
}

/** What decides how much room text takes, kerning left out, from the tables of a font. */
export function readFontMetrics(tables: ReadonlyMap<string, Buffer>): FontMetrics {
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`the font has no table ${tag}`)
    return found
  }
  const [hhea, hmtx] = [table('hhea'), table('hmtx')]
  const unitsPerEm = table('head').readUInt16BE(18)
  const widthCount = hhea.readUInt16BE(34)
  const glyphOf = readCharacterMap(table('cmap'))
  const deltaOf = readWidthDeltas(tables)

  const widthOf = (character: string, weight: number) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0)
    if (glyph === 0) throw new Error(`the font has no ${character}`)
    return hmtx.readUInt16BE(4 * Math.min(glyph, widthCount - 1)) + deltaOf(glyph, weight)
  }
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    widthOf: (text, weight) =>
      [...text].reduce((sum, character) => sum + widthOf(character, weight), 0) / unitsPerEm,
  }
}

/** Glyphs of the Basic Multilingual Plane: format 4, which every font has. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('the font has no character map of format 4')
  const map = cmap.subarray(start)
  const size = map.readUInt16BE(6)
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size]
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      const first = map.readUInt16BE(starts + at)
      if (codePoint > map.readUInt16BE(ends + at) || codePoint < first) continue
      const delta = map.readUInt16BE(deltas + at)
      const range = map.readUInt16BE(ranges + at)
      if (range === 0) return (codePoint + delta) & 0xffff
      const glyph = map.readUInt16BE(ranges + at + range + 2 * (codePoint - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
