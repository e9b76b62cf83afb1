import { MODEL_LINE_MAX } from '#domain/limits.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { type AnswerListener, type AnswerReader, createDeltaReader } from './delta-reader.ts'
import { readChunk } from './read-chunk.ts'

const BRACE = '{'.charCodeAt(0)
const BLANK = ' '.charCodeAt(0)

/** Reads an answer of the service: a stream of events, or one JSON, whichever was asked for and whatever it calls itself. */
export function createAnswerReader(on: AnswerListener): AnswerReader {
  let reader: AnswerReader | null = null
  return {
    push(bytes) {
      // Services send blank lines while they work on an answer.
      const first = reader ? undefined : bytes.find((byte) => byte > BLANK)
      if (first !== undefined) reader = first === BRACE ? createWholeReader(on) : createDeltaReader(on)
      reader?.push(bytes)
    },
    end: () => reader?.end(),
  }
}

function createWholeReader(on: AnswerListener): AnswerReader {
  const body = createBodyCollector(MODEL_LINE_MAX)

  function end(): void {
    const answer = parseJson(body.text())
    if (typeof answer !== 'object' || answer === null) {
      on.error('not an event stream')
      return
    }
    const { text, end, error, usage } = readChunk(answer as Record<string, unknown>)
    if (usage) on.used(usage)
    if (error) {
      on.error('error in the stream', body.text())
      return
    }
    if (text !== '') on.text(text)
    on.done(end ?? 'whole')
  }

  return { push: body.push, end }
}

/** Keeps the first bytes of a body. They are copied: the packet is overwritten by the next one. */
export function createBodyCollector(most: number) {
  const parts: Buffer[] = []
  let left = most
  return {
    push(bytes: Buffer): void {
      if (left <= 0) return
      parts.push(Buffer.from(bytes.subarray(0, left)))
      left -= bytes.length
    },
    text: () => Buffer.concat(parts).toString(),
  }
}
