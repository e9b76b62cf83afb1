import { StringDecoder } from 'node:string_decoder'
import { MODEL_LINE_MAX } from '#domain/limits.ts'
import { createEnvelope } from './envelope.ts'

/** Data that is no JSON is skipped, but a stream of nothing else is refused. */
const MAX_UNREADABLE = 1_000

type Choice = {
  index?: number
  delta?: { content?: unknown }
  message?: { content?: unknown }
  finish_reason?: unknown
}
type Chunk = { error?: unknown; choices?: (Choice | null)[] }

type DeltaReader = {
  push: (bytes: Buffer) => void
  /** The stream has ended: a last line without its line break still counts. */
  end: () => void
}

type On = {
  text: (text: string) => void
  /** The service says that this was all, or all that it may say. */
  done: (end: 'whole' | 'cut') => void
  /** Nothing more is read. */
  error: (reason: string) => void
}

/**
 * Reads the words out of a chat-completions event stream, however it is cut into packets. What real services send
 * besides words (roles, nulls, usage, comments, keep-alives, other choices, lines that are no JSON) is skipped.
 */
export function createDeltaReader(on: On): DeltaReader {
  const decoder = new StringDecoder('utf8')
  const envelope = createEnvelope((line) => {
    const { text, done, error } = readEvent(line)
    return done || error ? '' : text
  })
  let rest = ''
  /** Words of this packet that were not passed on yet: they are passed on together. */
  let words = ''
  let unreadable = 0
  let failed = false

  function readLine(line: string): void {
    const word = envelope.open(line)
    if (word !== null) {
      words += word
      return
    }
    const { text, done, error, isReadable } = readEvent(line)
    if (!isReadable) unreadable += 1
    if (error) fail('error in the stream')
    else if (unreadable > MAX_UNREADABLE) fail('not an event stream')
    if (failed) return
    if (text !== '') {
      envelope.learn(line, text)
      words += text
    }
    if (done) {
      flush()
      on.done(done)
    }
  }

  function fail(reason: string): void {
    failed = true
    rest = ''
    flush()
    on.error(reason)
  }

  function flush(): void {
    const text = words
    words = ''
    if (text !== '') on.text(text)
  }

  function readLines(text: string): void {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0 && !failed; at = text.indexOf('\n', from)) {
      // Between two events is an empty line.
      if (at > from || rest !== '') readLine(lineWith(text.slice(from, at)))
      rest = ''
      from = at + 1
    }
    if (failed) return
    rest = lineWith(text.slice(from))
    flush()
  }

  /** The unfinished line with what has come of it now. */
  function lineWith(text: string): string {
    if (rest.length + text.length <= MODEL_LINE_MAX) return rest + text
    fail('a line too long')
    return ''
  }

  return {
    push: (bytes) => readLines(decoder.write(bytes)),
    end: () => readLines(`${decoder.end()}\n`),
  }
}

type ModelEvent = { text: string; done: 'whole' | 'cut' | null; error: boolean; isReadable: boolean }

const NOTHING: ModelEvent = { text: '', done: null, error: false, isReadable: true }

function readEvent(line: string): ModelEvent {
  // Trimmed of the CR of a CRLF too.
  const data = line.startsWith('data:') ? line.slice(5).trim() : ''
  if (data === '[DONE]') return { ...NOTHING, done: 'whole' }
  // Other JSON holds no words, and parsing what is no JSON is costly.
  if (!data.startsWith('{')) return NOTHING
  const chunk = parse(data)
  if (chunk === null) return { ...NOTHING, isReadable: false }
  const choices = Array.isArray(chunk.choices) ? chunk.choices : []
  const choice = choices.find((candidate) => candidate && (candidate.index ?? 0) === 0)
  const content = choice?.delta?.content ?? choice?.message?.content
  return {
    text: typeof content === 'string' ? content : '',
    done: choice?.finish_reason ? (choice.finish_reason === 'length' ? 'cut' : 'whole') : null,
    error: Boolean(chunk.error),
    isReadable: true,
  }
}

function parse(data: string): Chunk | null {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
