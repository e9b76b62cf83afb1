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
  const reader = createHeadReader()
  const at: Place = { part: 'head', left: 0, digits: 0, lineLength: 0, hasSurplus: false }

  /** Where the body begins in this packet. */
  function readHead(packet: Buffer): number {
    const bodyAt = reader.push(packet)
    const head = reader.head()
    if (head) begin(at, head)
    return bodyAt
  }

  return {
    /** The body's part of this packet, which is overwritten. Throws a BadAnswer. */
    push(packet: Buffer): Buffer {
      const from = at.part === 'head' ? readHead(packet) : 0
      const length = readBody(at, packet, from)
      return length === 0 ? NOTHING : packet.subarray(0, length)
    },
    /** Status and headers, once they were read. */
    head: reader.head,
    hasBegun: () => at.part !== 'head' || reader.hasBegun(),
    isOver: () => at.part === 'over',
    /** Whether another request may be sent on its connection, once it is over. */
    keepsConnection: () => !at.hasSurplus && !/close/i.test(reader.head()?.headers.get('connection') ?? ''),
    /** Whether the end of the connection, now, is the end of the answer. */
    mayEndHere: () => at.part === 'over' || (at.part === 'body' && at.left === Number.POSITIVE_INFINITY),
  }
}

/** How far an answer has been read. */
type Place = {
  part: AnswerPart
  /** Bytes to come of this chunk, or of the body; infinite while only the end of the connection ends it. */
  left: number
  digits: number
  lineLength: number
  hasSurplus: boolean
}

function begin(at: Place, { status, headers }: AnswerHead): void {
  if (status === 204 || status === 304) at.part = 'over'
  else if (/chunked\s*$/i.test(headers.get('transfer-encoding') ?? '')) at.part = 'size'
  else {
    at.left = lengthOf(headers)
    at.part = at.left === 0 ? 'over' : 'body'
  }
}

/** Gives how many bytes of the packet were body; they are at its beginning then. */
function readBody(at: Place, packet: Buffer, from: number): number {
  let length = 0
  for (let next = from; next < packet.length; ) {
    if (at.part === 'chunk' || at.part === 'body') {
      const end = Math.min(packet.length, next + at.left)
      packet.copyWithin(length, next, end)
      length += end - next
      at.left -= end - next
      next = end
      if (at.left === 0) at.part = at.part === 'chunk' ? 'after chunk' : 'over'
    } else if (at.part === 'over') {
      at.hasSurplus = true
      return length
    } else readFraming(at, packet[next++] ?? 0)
  }
  return length
}

/** One byte of the framing around chunks. */
function readFraming(at: Place, byte: number): void {
  switch (at.part) {
    case 'size': {
      const digit = hexDigit(byte)
      if (digit >= 0) {
        at.left = at.left * 16 + digit
        at.digits += 1
        if (at.digits > 8) throw new BadAnswer('a chunk size too large')
        break
      }
      if (at.digits === 0) throw new BadAnswer('a chunk without a size')
      at.part = 'rest of size line'
      readFraming(at, byte)
      break
    }
    case 'rest of size line':
      if (byte !== LF) break
      at.digits = 0
      at.part = at.left === 0 ? 'trailer' : 'chunk'
      break
    case 'after chunk':
      if (byte === LF) at.part = 'size'
      else if (byte !== CR) throw new BadAnswer('a chunk longer than its size')
      break
    case 'trailer':
      if (byte === LF && at.lineLength === 0) at.part = 'over'
      else if (byte === LF) at.lineLength = 0
      else if (byte !== CR) at.lineLength += 1
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
