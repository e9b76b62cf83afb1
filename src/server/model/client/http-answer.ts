/** Status and headers of an answer. Names of headers in lower case. */
export type AnswerHead = { status: number; headers: ReadonlyMap<string, string> }

/** The answer can't be understood; nothing more can be read from its connection. */
class BadAnswer extends Error {}

/** Of a head with all that comes before it, and of a line of framing. */
const MAX_LENGTH = 64 * 1024
const LF = 10

/** Reads one HTTP/1.1 answer in any packets. Its body is moved to the beginning of the packet: no copy, and one piece. */
export function createHttpAnswer() {
  const at = newPlace()
  return {
    /** The body's part of this packet, which is overwritten. Throws a BadAnswer. */
    push(packet: Buffer): Buffer {
      let length = 0
      for (let next = 0; next < packet.length; ) {
        if (at.part === 'chunk' || at.part === 'body') {
          const end = Math.min(packet.length, next + at.left)
          packet.copyWithin(length, next, end)
          length += end - next
          at.left -= end - next
          next = end
          if (at.left === 0) at.part = at.part === 'chunk' ? 'after chunk' : 'over'
        } else if (at.part === 'over') {
          at.hasSurplus = true
          break
        } else next = readLine(at, packet, next)
      }
      return packet.subarray(0, length)
    },
    head: () => at.head,
    hasBegun: () => at.part !== 'head' || at.headLines.length > 0 || at.line !== '',
    isOver: () => at.part === 'over',
    /** Whether another request may be sent on its connection, once it is over. */
    keepsConnection: () => !at.hasSurplus && !/close/i.test(at.head?.headers.get('connection') ?? ''),
    /** Whether the end of the connection, now, is the end of the answer. */
    mayEndHere: () => at.part === 'over' || (at.part === 'body' && at.left === Number.POSITIVE_INFINITY),
  }
}

type Place = ReturnType<typeof newPlace>

const newPlace = () => ({
  part: 'head' as 'head' | 'size' | 'chunk' | 'after chunk' | 'trailer' | 'body' | 'over',
  head: null as AnswerHead | null,
  headLines: [] as string[],
  /** In bytes, with all that came before it. */
  headLength: 0,
  /** The beginning of a line whose end is to come. */
  line: '',
  /** Bytes to come of this chunk, or of the body; infinite while only the end of the connection ends it. */
  left: 0,
  hasSurplus: false,
})

/** Reads on to the end of a line of head or framing. Gives where the rest of the packet begins. */
function readLine(at: Place, packet: Buffer, from: number): number {
  const end = packet.indexOf(LF, from)
  at.line += packet.toString('latin1', from, end < 0 ? packet.length : end)
  if (at.headLength + at.line.length > MAX_LENGTH) throw new BadAnswer('a line without an end')
  if (end < 0) return packet.length
  const line = at.line.endsWith('\r') ? at.line.slice(0, -1) : at.line
  at.line = ''
  lineRead(at, line)
  return end + 1
}

function lineRead(at: Place, line: string): void {
  switch (at.part) {
    case 'head':
      at.headLength += line.length + 2
      if (line === '') headRead(at)
      else at.headLines.push(line)
      break
    case 'size': {
      const [size] = /^[0-9a-f]{1,8}(?![0-9a-f])/i.exec(line) ?? []
      if (!size) throw new BadAnswer('a bad size of a chunk')
      at.left = Number.parseInt(size, 16)
      at.part = at.left === 0 ? 'trailer' : 'chunk'
      break
    }
    case 'after chunk':
      if (line !== '') throw new BadAnswer('a chunk longer than its size')
      at.part = 'size'
      break
    case 'trailer':
      if (line === '') at.part = 'over'
  }
}

function headRead(at: Place): void {
  const head = parseHead(at.headLines)
  at.headLines = []
  // 1xx is not the answer yet.
  if (head.status < 200) return
  at.head = head
  at.headLength = 0
  const { status, headers } = head
  if (status === 204 || status === 304) at.part = 'over'
  else if (/chunked\s*$/i.test(headers.get('transfer-encoding') ?? '')) at.part = 'size'
  else {
    at.left = lengthOf(headers)
    at.part = at.left === 0 ? 'over' : 'body'
  }
}

function parseHead([first = '', ...lines]: readonly string[]): AnswerHead {
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

function lengthOf(headers: AnswerHead['headers']): number {
  const length = headers.get('content-length')
  if (length === undefined) return Number.POSITIVE_INFINITY
  if (!/^\d{1,15}$/.test(length)) throw new BadAnswer('a bad content-length')
  return Number(length)
}
