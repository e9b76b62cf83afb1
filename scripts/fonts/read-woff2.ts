import { brotliDecompressSync } from 'node:zlib'

/** Tags that a WOFF2 table directory writes as a number. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const HEADER_SIZE = 48

/** The tables of a WOFF2 file by tag. Glyph outlines stay in their transformed form. */
export function readWoff2(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  let at = HEADER_SIZE
  const readNumber = () => {
    let value = 0
    let byte: number
    do {
      byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
    } while (byte & 0x80)
    return value
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const known = flags & 0x3f
    let tag = KNOWN_TAGS.slice(known * 5, known * 5 + 4)
    if (known === 0x3f) {
      tag = file.toString('latin1', at, at + 4)
      at += 4
    }
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    if (transformed && tag === 'hmtx') throw new Error('transformed widths are not read')
    const length = readNumber()
    return { tag, length: transformed ? readNumber() : length }
  })
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const { tag, length } of directory) {
    tables.set(tag, content.subarray(start, start + length))
    start += length
  }
  return tables
}
