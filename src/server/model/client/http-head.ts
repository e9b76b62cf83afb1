/** Status and headers of an answer. Names of headers in lower case. */
export type AnswerHead = { status: number; headers: ReadonlyMap<string, string> }

/** The answer can't be understood; nothing more can be read from its connection. */
export class BadAnswer extends Error {}

const MAX_HEAD = 64 * 1024
const HEAD_ENDS = '\r\n\r\n'

/** Reads the head of one HTTP/1.1 answer however it is cut into packets. */
export function createHeadReader() {
  let text = ''
  /** Bytes of the head and of what came before it. */
  let length = 0
  let head: AnswerHead | null = null

  return {
    /** Where the body begins in this packet: at its end while the head continues. Throws a BadAnswer. */
    push(packet: Buffer): number {
      length += packet.length
      // Where its end may begin that was not there before.
      let from = Math.max(0, text.length - HEAD_ENDS.length + 1)
      text += packet.toString('latin1')
      for (;;) {
        const end = text.indexOf(HEAD_ENDS, from)
        if (end < 0) {
          if (length > MAX_HEAD) throw new BadAnswer('a head without an end')
          return packet.length
        }
        from = 0
        const found = parseHead(text.slice(0, end))
        text = text.slice(end + HEAD_ENDS.length)
        // 1xx is not the answer yet.
        if (found.status < 200) continue
        head = found
        const bodyAt = packet.length - text.length
        text = ''
        return bodyAt
      }
    },
    head: () => head,
    hasBegun: () => text !== '',
  }
}

function parseHead(text: string): AnswerHead {
  const [first = '', ...lines] = text.split('\r\n')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]
  if (!status) throw new BadAnswer('not HTTP')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    if (colon <= 0) throw new BadAnswer('a header without a name')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  // HTTP/1.0 closes the connection after an answer, unless a header keeps it open.
  const closes: [string, string][] = first.startsWith('HTTP/1.0') ? [['connection', 'close']] : []
  return { status: Number(status), headers: new Map([...closes, ...headers]) }
}
