import { StringDecoder } from 'node:string_decoder'
import { createEnvelope } from './envelope.ts'

type Choice = {
  index?: number
  delta?: { content?: unknown }
  message?: { content?: unknown }
  finish_reason?: unknown
}
type Chunk = { error?: unknown; choices?: (Choice | null)[] }

export type DeltaReader = {
  push: (bytes: Buffer) => void
  /** The stream has ended: a last line without its line break still counts. */
  end: () => void
}

type On = {
  text: (text: string) => void
  /** The service says that this was all. */
  done: () => void
  error: () => void
}

/**
 * Reads the words out of a chat-completions event stream, however it is cut into packets. What real services send
 * besides words (roles, nulls, usage, comments, keep-alives, other choices, lines that are no JSON) is passed over.
 */
export function createDeltaReader(on: On): DeltaReader {
  const decoder = new StringDecoder('utf8')
  const envelope = createEnvelope((line) => {
    const { text, done, error } = readEvent(line)
    return done || error ? '' : text
  })
  let rest = ''
  /** Words of this packet that were not heard yet: they are heard together. */
  let words = ''

  function readLine(line: string): void {
    const word = envelope.open(line)
    if (word !== null) {
      words += word
      return
    }
    const { text, done, error } = readEvent(line)
    if (error) {
      tell()
      on.error()
    }
    if (text !== '') {
      envelope.learn(line, text)
      words += text
    }
    if (done) {
      tell()
      on.done()
    }
  }

  function tell(): void {
    const heard = words
    words = ''
    if (heard !== '') on.text(heard)
  }

  function readLines(text: string): void {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      // Between two events is an empty line.
      if (at > from || rest !== '') readLine(rest + text.slice(from, at))
      rest = ''
      from = at + 1
    }
    rest += text.slice(from)
    tell()
  }

  return {
    push: (bytes) => readLines(decoder.write(bytes)),
    end: () => readLines(`${decoder.end()}\n`),
  }
}

type ModelEvent = { text: string; done: boolean; error: boolean }

function readEvent(line: string): ModelEvent {
  // Trimmed of the CR of a CRLF too.
  const data = line.startsWith('data:') ? line.slice(5).trim() : ''
  if (data === '[DONE]') return { text: '', done: true, error: false }
  const chunk = parse(data)
  const choices = Array.isArray(chunk?.choices) ? chunk.choices : []
  const choice = choices.find((candidate) => candidate && (candidate.index ?? 0) === 0)
  const content = choice?.delta?.content ?? choice?.message?.content
  return {
    text: typeof content === 'string' ? content : '',
    done: Boolean(choice?.finish_reason),
    error: Boolean(chunk?.error),
  }
}

function parse(data: string): Chunk | null {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
