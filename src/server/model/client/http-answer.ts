import { type AnswerHead, BadAnswer, createHeadReader } from './http-head.ts'

const NOTHING = Buffer.alloc(0)
const LF = 10
const CR = 13

/** What the next byte belongs to. */
type AnswerPart =
  | 'head'
  | 'size'
  | 'rest of size line'
  | 'chunk'
  | 'after chunk'
  | 'trailer'
  | 'body'
  | 'over'

/**
 * Reads one HTTP/1.1 answer however it is cut into packets. What belongs to the body is moved to the beginning of the
 * packet it came in: no copy, and one piece however many chunks of the service were in the packet.
 */
export function createHttpAnswer() {
  let place: AnswerPart = 'head'
  const reader = createHeadReader()
  /** Bytes to come of this chunk, or of the body; infinite while only the end of the connection ends it. */
  let left = 0
  let digits = 0
  let lineLength = 0
  let hasSurplus = false

  /** Where the body begins in this packet. */
  function readHead(packet: Buffer): number {
    const bodyAt = reader.push(packet)
    const head = reader.head()
    if (head) begin(head)
    return bodyAt
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
    /** Status and headers, once they were read. */
    head: reader.head,
    hasBegun: () => place !== 'head' || reader.hasBegun(),
    isOver: () => place === 'over',
    /** Whether another request may be sent on its connection, once it is over. */
    keepsConnection: () => !hasSurplus && !/close/i.test(reader.head()?.headers.get('connection') ?? ''),
    /** Whether the end of the connection, now, is the end of the answer. */
    mayEndHere: () => place === 'over' || (place === 'body' && left === Number.POSITIVE_INFINITY),
  }
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
