import { Readable } from 'node:stream'
import { ZipFile as Archive } from 'yazl'

export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> }

const PIECE = 64 * 1024
/** Read and write for the owner, nothing for others: a private file. */
const MODE = 0o100600

/** A ZIP file, made as it is read: only a few pieces are in memory, and text is compressed outside the event loop. */
export async function* zipStream(files: AsyncIterable<ZipFile>, date: Date): AsyncGenerator<Buffer> {
  const archive = new Archive()
  // yazl writes to a PassThrough; its types promise less.
  const output = archive.outputStream as Readable
  const source = files[Symbol.asyncIterator]()
  const open = new Set<Readable>()

  /** Adds the next file when the one before it was read to its end. */
  async function addNext(): Promise<void> {
    const next = await source.next()
    if (next.done) return archive.end()
    const { name, content } = next.value
    const stream = Readable.from(inPieces(content), { objectMode: false })
    open.add(stream)
    stream.on('end', addNextOrFail).on('error', (error) => output.destroy(error))
    stream.on('close', () => open.delete(stream))
    archive.addReadStream(stream, name, { mtime: date, mode: MODE })
  }
  const addNextOrFail = () => void addNext().catch((error) => output.destroy(error))

  try {
    addNextOrFail()
    yield* output
  } finally {
    for (const stream of open) stream.destroy()
    await source.return?.()
  }
}

/** Small texts are gathered, so that compressing is worth its call. */
async function* inPieces(content: ZipFile['content']): AsyncGenerator<Buffer> {
  let gathered = ''
  for await (const text of content) {
    gathered += text
    if (gathered.length < PIECE) continue
    yield Buffer.from(gathered, 'utf8')
    gathered = ''
  }
  if (gathered !== '') yield Buffer.from(gathered, 'utf8')
}
