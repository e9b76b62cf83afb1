/** Status and headers of an answer. Names of headers in lower case. */
export type AnswerHead = { status: number; headers: ReadonlyMap<string, string> }

/** The answer can't be understood; nothing more can be read from its connection. */
class BadAnswer extends Error {}

const MAX_HEAD = 64 * 1024
const HEAD_ENDS = '\r\n\r\n'

/** Reads the head of one HTTP/1.1 answer however it is cut into packets. */
function createHeadReader() {
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

const NOTHING = Buffer.alloc(0)
const LF = 10
const CR = 13

type AnswerPart =
  | 'head'
  | 'size'
  | 'rest of size line'
  | 'chunk'
  | 'after chunk'
  | 'trailer'
  | 'body'
  | 'over'

/** Reads one HTTP/1.1 answer in any packets. Its body is moved to the beginning of the packet: no copy, and one piece. */
export function createHttpAnswer() {
  const reader = createHeadReader()
  const at = newPlace()

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
    head: reader.head,
    hasBegun: () => at.part !== 'head' || reader.hasBegun(),
    isOver: () => at.part === 'over',
    /** Whether another request may be sent on its connection, once it is over. */
    keepsConnection: () => !at.hasSurplus && !/close/i.test(reader.head()?.headers.get('connection') ?? ''),
    /** Whether the end of the connection, now, is the end of the answer. */
    mayEndHere: () => at.part === 'over' || (at.part === 'body' && at.left === Number.POSITIVE_INFINITY),
  }
}

type Place = ReturnType<typeof newPlace>

const newPlace = () => ({
  part: 'head' as AnswerPart,
  /** Bytes to come of this chunk, or of the body; infinite while only the end of the connection ends it. */
  left: 0,
  digits: 0,
  lineLength: 0,
  hasSurplus: false,
})

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
