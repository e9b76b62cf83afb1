import { StringDecoder } from 'node:string_decoder'
import { MODEL_LINE_MAX } from '#domain/limits.ts'
import { type ChunkReading, readChunk, type StreamEnd, type Usage } from './read-chunk.ts'

/** Data that is no JSON is skipped, but a stream of nothing else is refused. */
const MAX_UNREADABLE = 1_000

/** Reads the body of an answer of which it is given all bytes as they come. */
export type AnswerReader = {
  push: (bytes: Buffer) => void
  /** The stream has ended: a last line without its line break still counts. */
  end: () => void
}

export type AnswerListener = {
  text: (text: string) => void
  /** The service works on the reply without saying anything of it. */
  thinks: () => void
  /** How the service ended. Emitted again when the service corrects it. */
  done: (end: StreamEnd) => void
  used: (usage: Usage) => void
  /** Nothing more is read. `refusal` is the service's own text about it. */
  error: (reason: string, refusal?: string) => void
}

/** Reads the words of a chat-completions stream, however it is cut into packets; skips what else services send. */
export function createDeltaReader(on: AnswerListener): AnswerReader {
  const decoder = new StringDecoder('utf8')
  const envelope = createEnvelope((line) => {
    const { text, end, error } = readEvent(line)
    return end || error ? '' : text
  })
  const lines = createLines(readLine, flush, () => fail('a line too long'))
  /** Words of this packet that were not passed on yet: they are passed on together. */
  let words = ''
  let unreadable = 0
  let failed = false
  let isErrorEvent = false

  function readLine(line: string): void {
    const word = envelope.open(line)
    if (word !== null) {
      words += word
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
    if (text !== '') {
      envelope.learn(line, text)
      words += text
    }
    if (end) {
      flush()
      on.done(end)
    }
  }

  function fail(reason: string, refusal?: string): void {
    failed = true
    lines.stop()
    flush()
    on.error(reason, refusal)
  }

  function flush(): void {
    const text = words
    words = ''
    if (text !== '') on.text(text)
  }

  return {
    push: (bytes) => lines.push(decoder.write(bytes)),
    end: () => lines.push(`${decoder.end()}\n`),
  }
}

/** Cuts text into lines, the empty ones left out: between two events is one. `pushed` is called after each text. */
function createLines(line: (text: string) => void, pushed: () => void, tooLong: () => void) {
  let rest = ''
  let stopped = false

  function lineWith(text: string): string {
    if (rest.length + text.length <= MODEL_LINE_MAX) return rest + text
    tooLong()
    return ''
  }

  return {
    push(text: string): void {
      let from = 0
      for (let at = text.indexOf('\n'); at >= 0 && !stopped; at = text.indexOf('\n', from)) {
        if (at > from || rest !== '') line(lineWith(text.slice(from, at)))
        rest = ''
        from = at + 1
      }
      if (stopped) return
      rest = lineWith(text.slice(from))
      pushed()
    },
    stop(): void {
      stopped = true
      rest = ''
    },
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
  const chunk = parse(data)
  return chunk === null ? UNREADABLE : readChunk(chunk)
}

function parse(data: string): Record<string, unknown> | null {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** A quote, a backslash or a control character: what a JSON string holds only escaped. */
const NOT_PLAIN = /["\\\p{Cc}]/u
const PROBE = 'uma palavra que ninguém disse'
/** With a service that wraps every word differently, learning is given up after so many lines. */
const MAX_ATTEMPTS = 5
/** A longer line is not worth learning from. */
const MAX_LINE = 4096

/**
 * Within one reply most services wrap every word into the same JSON, and only the word differs. Once a line was
 * parsed, the next ones with the same beginning and end need no parsing: the word is what lies between.
 *
 * `read` parses a line: the word in a line that holds nothing else of interest, else an empty text.
 */
export function createEnvelope(read: (line: string) => string) {
  let before: string | null = null
  let after = ''
  let attempts = 0

  return {
    /** Fast path: same JSON around it as in the line before, no escapes; null means parse it. */
    open(line: string): string | null {
      if (before === null || !line.startsWith(before) || !line.endsWith(after)) return null
      const word = line.slice(before.length, line.length - after.length)
      return word === '' || NOT_PLAIN.test(word) ? null : word
    },

    /** Takes the wrapping from a line that was parsed, if parsing it with another word in the same position gives that word. */
    learn(line: string, word: string): void {
      if (attempts === MAX_ATTEMPTS || line.length > MAX_LINE || NOT_PLAIN.test(word)) return
      attempts += 1
      const at = line.lastIndexOf(`"${word}"`) + 1
      const [start, end] = [line.slice(0, at), line.slice(at + word.length)]
      if (at === 0 || read(start + PROBE + end) !== PROBE) return
      before = start
      after = end
    },
  }
}
