import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { centralHeader, descriptor, endRecords, localHeader, SIZE_MAX, type ZipEntry } from './zip-records.ts'

export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> }

const PIECE = 64 * 1024
const compress = promisify(deflateRaw)
/** An empty last block: what comes before it were blocks that each ended on a whole byte. */
const LAST_BLOCK = Buffer.of(0x03, 0x00)

/**
 * A ZIP file, made while it is read: nothing is fetched or compressed before the reader takes the piece before it,
 * and only one piece is in memory. Text is compressed outside the event loop.
 */
export async function* zipStream(files: AsyncIterable<ZipFile>, date: Date): AsyncGenerator<Buffer> {
  const entries: ZipEntry[] = []
  let offset = 0
  for await (const { name, content } of files) {
    const entry: ZipEntry = { name: Buffer.from(name, 'utf8'), offset, crc: 0, packed: 0, plain: 0 }
    entries.push(entry)
    const header = localHeader(entry, date)
    yield header
    for await (const piece of inPieces(content)) {
      const packed = await compress(piece, { finishFlush: constants.Z_SYNC_FLUSH })
      entry.crc = crc32(piece, entry.crc)
      entry.plain += piece.length
      entry.packed += packed.length
      yield packed
    }
    entry.packed += LAST_BLOCK.length
    const tail = Buffer.concat([LAST_BLOCK, descriptor(entry)])
    yield tail
    offset += header.length + entry.packed - LAST_BLOCK.length + tail.length
    if (offset > SIZE_MAX || entry.plain > SIZE_MAX) throw new Error('too large for a ZIP file')
  }
  let size = 0
  for (const entry of entries) {
    const header = centralHeader(entry, date)
    size += header.length
    yield header
  }
  yield endRecords(entries.length, offset, size)
}

/** Small texts gathered and large ones cut, so that compressing is worth its call and memory stays small. */
async function* inPieces(content: ZipFile['content']): AsyncGenerator<Buffer> {
  let gathered = ''
  for await (const text of content) {
    gathered += text
    while (gathered.length >= PIECE) {
      yield Buffer.from(gathered.slice(0, cut(gathered)), 'utf8')
      gathered = gathered.slice(cut(gathered))
    }
  }
  if (gathered !== '') yield Buffer.from(gathered, 'utf8')
}

/** Not between the two halves of a character. */
function cut(text: string): number {
  const last = text.charCodeAt(PIECE - 1)
  return last >= 0xd800 && last <= 0xdbff ? PIECE - 1 : PIECE
}
