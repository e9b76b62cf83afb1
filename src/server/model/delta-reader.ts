import { StringDecoder } from 'node:string_decoder'

type Chunk = {
  error?: unknown
  choices?: { index?: number; delta?: { content?: unknown }; message?: { content?: unknown } }[]
}

export type DeltaReader = {
  push: (bytes: Buffer) => void
  /** The stream has ended: a last line without its line break still counts. */
  end: () => void
}

/**
 * Reads the words out of a chat-completions event stream, however it is cut into packets. What real services send
 * besides words (roles, nulls, usage, comments, keep-alives, other choices, lines that are no JSON) is passed over.
 */
export function createDeltaReader(on: { text: (text: string) => void; error: () => void }): DeltaReader {
  const decoder = new StringDecoder('utf8')
  let rest = ''

  function readLine(line: string): void {
    if (!line.startsWith('data:')) return
    const data = line.slice(5).trim()
    if (data === '' || data === '[DONE]') return
    const chunk = parse(data)
    if (chunk?.error) on.error()
    const choice = chunk?.choices?.find((candidate) => (candidate.index ?? 0) === 0)
    const content = choice?.delta?.content ?? choice?.message?.content
    if (typeof content === 'string' && content !== '') on.text(content)
  }

  function readLines(text: string): void {
    rest += text
    let from = 0
    for (let at = rest.indexOf('\n'); at >= 0; at = rest.indexOf('\n', from)) {
      readLine(rest.slice(from, rest.charCodeAt(at - 1) === 13 ? at - 1 : at))
      from = at + 1
    }
    rest = rest.slice(from)
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
