import { StringDecoder } from 'node:string_decoder'

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
  let rest = ''

  function readLine(line: string): void {
    if (!line.startsWith('data:')) return
    // Trimmed of the CR of a CRLF too.
    const data = line.slice(5).trim()
    if (data === '[DONE]') on.done()
    const chunk = parse(data)
    if (chunk?.error) on.error()
    const choices = Array.isArray(chunk?.choices) ? chunk.choices : []
    const choice = choices.find((candidate) => candidate && (candidate.index ?? 0) === 0)
    const content = choice?.delta?.content ?? choice?.message?.content
    if (typeof content === 'string' && content !== '') on.text(content)
    if (choice?.finish_reason) on.done()
  }

  function readLines(text: string): void {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      readLine(rest + text.slice(from, at))
      rest = ''
      from = at + 1
    }
    rest += text.slice(from)
  }

  return {
    push: (bytes) => readLines(decoder.write(bytes)),
    end: () => readLines(`${decoder.end()}\n`),
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
