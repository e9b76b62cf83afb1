/** What an answer says before its body. Names of headers in lower case. */
export type AnswerHead = { status: number; headers: ReadonlyMap<string, string> }

/** The answer can't be understood; nothing more can be read from its connection. */
class BadAnswer extends Error {}

const MAX_HEAD = 64 * 1024
const HEAD_ENDS = '\r\n\r\n'
const NOTHING = Buffer.alloc(0)
const LF = 10
const CR = 13

/** What the next byte belongs to. */
type Place = 'head' | 'size' | 'rest of size line' | 'chunk' | 'after chunk' | 'trailer' | 'body' | 'over'

/**
 * Reads one HTTP/1.1 answer however it is cut into packets. What belongs to the body is moved to the beginning of the
 * packet it came in: no copy, and one piece however many chunks of the service were in the packet.
 */
export function createHttpAnswer() {
  let place: Place = 'head'
  let headText = ''
  /** Bytes of the head and of what came before it. */
  let headLength = 0
  let head: AnswerHead | null = null
  /** Bytes to come of this chunk, or of the body; infinite while only the end of the connection ends it. */
  let left = 0
  let digits = 0
  let lineLength = 0
  let hasSurplus = false

  /** Where the body begins in this packet. */
  function readHead(packet: Buffer): number {
    headLength += packet.length
    // Where its end may begin that was not there before.
    let from = Math.max(0, headText.length - HEAD_ENDS.length + 1)
    headText += packet.toString('latin1')
    for (;;) {
      const end = headText.indexOf(HEAD_ENDS, from)
      if (end < 0) {
        if (headLength > MAX_HEAD) throw new BadAnswer('a head without an end')
        return packet.length
      }
      from = 0
      const found = parseHead(headText.slice(0, end))
      headText = headText.slice(end + HEAD_ENDS.length)
      // 1xx is not the answer yet.
      if (found.status < 200) continue
      head = found
      begin(found)
      const bodyAt = packet.length - headText.length
      headText = ''
      return bodyAt
    }
  }

  function begin({ status, headers }: AnswerHead): void {
    if (status === 204 || status === 304) place = 'over'
    else if (/chunked\s*$/i.test(headers.get('transfer-encoding') ?? '')) place = 'size'
    else {
      left = lengthOf(headers)
      place = left === 0 ? 'over' : 'body'
    }
  }

  /** Gives how many bytes of the packet were body; they are at its beginning then. */
  function readBody(packet: Buffer, from: number): number {
    let length = 0
    for (let at = from; at < packet.length; ) {
      if (place === 'chunk' || place === 'body') {
        const end = Math.min(packet.length, at + left)
        packet.copyWithin(length, at, end)
        length += end - at
        left -= end - at
        at = end
        if (left === 0) place = place === 'chunk' ? 'after chunk' : 'over'
      } else if (place === 'over') {
        hasSurplus = true
        return length
      } else readFraming(packet[at++] ?? 0)
    }
    return length
  }

  /** One byte of the framing around chunks. */
  function readFraming(byte: number): void {
    switch (place) {
      case 'size': {
        const digit = hexDigit(byte)
        if (digit >= 0) {
          left = left * 16 + digit
          digits += 1
          if (digits > 8) throw new BadAnswer('a chunk size too large')
          break
        }
        if (digits === 0) throw new BadAnswer('a chunk without a size')
        place = 'rest of size line'
        readFraming(byte)
        break
      }
      case 'rest of size line':
        if (byte !== LF) break
        digits = 0
        place = left === 0 ? 'trailer' : 'chunk'
        break
      case 'after chunk':
        if (byte === LF) place = 'size'
        else if (byte !== CR) throw new BadAnswer('a chunk longer than its size')
        break
      case 'trailer':
        if (byte === LF && lineLength === 0) place = 'over'
        else if (byte === LF) lineLength = 0
        else if (byte !== CR) lineLength += 1
    }
  }

  return {
    /** The body's part of this packet, which is overwritten. Throws a BadAnswer. */
    push(packet: Buffer): Buffer {
      const from = place === 'head' ? readHead(packet) : 0
      const length = readBody(packet, from)
      return length === 0 ? NOTHING : packet.subarray(0, length)
    },
    /** What the answer says before its body, once that was read. */
    head: () => head,
    hasBegun: () => place !== 'head' || headText !== '',
    isOver: () => place === 'over',
    /** Whether another request may be sent on its connection, once it is over. */
    keepsConnection: () => !hasSurplus && !/close/i.test(head?.headers.get('connection') ?? ''),
    /** Whether the end of the connection, now, is the end of the answer. */
    mayEndHere: () => place === 'over' || (place === 'body' && left === Number.POSITIVE_INFINITY),
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
  // HTTP/1.0 closes the connection after an answer, unless a header says otherwise.
  const closes: [string, string][] = first.startsWith('HTTP/1.0') ? [['connection', 'close']] : []
  return { status: Number(status), headers: new Map([...closes, ...headers]) }
}

function lengthOf(headers: AnswerHead['headers']): number {
  const length = headers.get('content-length')
  if (length === undefined) return Number.POSITIVE_INFINITY
  if (!/^\d{1,15}$/.test(length)) throw new BadAnswer('a bad content-length')
  return Number(length)
}

function hexDigit(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48
  const lowerCase = byte | 32
  return lowerCase >= 97 && lowerCase <= 102 ? lowerCase - 87 : -1
}
