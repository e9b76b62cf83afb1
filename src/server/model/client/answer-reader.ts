import { StringDecoder } from 'node:string_decoder'
import { MODEL_LINE_MAX } from '#domain/limits.ts'
import type { Tokens } from '#domain/services/tokens.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { type ChunkReading, readChunk, type StreamEnd } from './read-chunk.ts'

/** Data that is no JSON is skipped, but a stream of nothing else is refused. */
const MAX_UNREADABLE = 1_000

const BRACE = '{'.charCodeAt(0)
const BLANK = ' '.charCodeAt(0)

/** Reads the body of an answer of which it is given all bytes as they come. */
type AnswerReader = {
  push: (bytes: Buffer) => void
  /** The stream has ended: a last line without its line break still counts. */
  end: () => void
}

type AnswerListener = {
  text: (text: string) => void
  /** The service works on the reply without saying anything of it. */
  thinks: () => void
  /** How the service ended. Emitted again when the service corrects it. */
  done: (end: StreamEnd) => void
  used: (usage: Tokens) => void
  /** Nothing more is read. `refusal` is the service's own text about it. */
  error: (reason: string, refusal?: string) => void
}

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
    const { text, end, error, usage } = readChunk(answer)
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

/** Reads the words of a chat-completions stream, however it is cut into packets; skips what else services send. */
function createDeltaReader(on: AnswerListener): AnswerReader {
  const decoder = new StringDecoder('utf8')
  /** The beginning of a line whose end is to come. */
  let rest = ''
  /** Words of this packet that were not passed on yet: they are passed on together. */
  let words = ''
  let unreadable = 0
  let failed = false
  let isErrorEvent = false

  function push(text: string): void {
    const [first = '', ...others] = text.split('\n')
    const lines = [rest + first, ...others]
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '' && !failed) readLine(line)
    if (failed) rest = ''
    if (rest.length > MODEL_LINE_MAX) fail('a line too long')
    flush()
  }

  function readLine(line: string): void {
    if (line.length > MODEL_LINE_MAX) {
      fail('a line too long')
      return
    }
    const event = readEvent(line)
    const { text, thinks, end, error, usage } = event
    if (event === UNREADABLE) unreadable += 1
    if (usage) on.used(usage)
    if (error || (isErrorEvent && line.startsWith('data:'))) fail('error in the stream', dataOf(line))
    else if (unreadable > MAX_UNREADABLE) fail('not an event stream')
    if (failed) return
    isErrorEvent = ERROR_EVENT.test(line)
    if (thinks) on.thinks()
    words += text
    if (end) {
      flush()
      on.done(end)
    }
  }

  function fail(reason: string, refusal?: string): void {
    failed = true
    flush()
    on.error(reason, refusal)
  }

  function flush(): void {
    const text = words
    words = ''
    if (text !== '') on.text(text)
  }

  return {
    push: (bytes) => push(decoder.write(bytes)),
    end: () => push(`${decoder.end()}\n`),
  }
}

const ERROR_EVENT = /^event:\s*error\s*$/
const NOTHING: ChunkReading = { text: '', thinks: false, end: null, error: false, usage: null }
const UNREADABLE: ChunkReading = { ...NOTHING }

/** Trimmed of the CR of a CRLF too. */
const dataOf = (line: string) => (line.startsWith('data:') ? line.slice(5).trim() : '')

function readEvent(line: string): ChunkReading {
  const data = dataOf(line)
  if (data === '[DONE]') return { ...NOTHING, end: 'whole' }
  // Other JSON holds no words, and parsing what is no JSON is costly.
  if (!data.startsWith('{')) return NOTHING
  const chunk = parseJson(data)
  return typeof chunk === 'object' && chunk !== null ? readChunk(chunk) : UNREADABLE
}
