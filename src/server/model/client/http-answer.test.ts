import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHttpAnswer } from './http-answer.ts'

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n'
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`

function read(...packets: (string | Buffer)[]) {
  const answer = createHttpAnswer()
  // A packet is overwritten, as on a real connection: nothing may be kept of it.
  const body = packets.map((packet) => {
    const bytes = Buffer.from(packet)
    const part = answer.push(bytes).toString('latin1')
    bytes.fill('#')
    return part
  })
  return { answer, body: Buffer.from(body.join(''), 'latin1').toString(), pieces: body }
}

const chunked = (...texts: string[]) =>
  texts.map((text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`).join('')

describe('an answer in chunks', () => {
  test('is the same however it is cut into packets', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (texts, cuts) => {
          const bytes = Buffer.from(`${CHUNKED}${chunked(...texts)}0\r\n\r\n`)
          const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)
          const packets = [0, ...places].map((from, at) => bytes.subarray(from, places[at] ?? bytes.length))
          const { answer, body } = read(...packets)
          expect(body).toBe(texts.join(''))
          expect(answer.isOver()).toBe(true)
          expect(answer.keepsConnection()).toBe(true)
        },
      ),
    )
  })

  test('gives all chunks of a packet in one piece', () => {
    expect(read(CHUNKED, chunked('um ', 'dois ', 'três')).pieces).toHaveLength(2)
    expect(read(CHUNKED, chunked('um ', 'dois ', 'três')).body).toBe('um dois três')
  })

  test('may have extensions, sizes in capitals and a trailer', () => {
    const { answer, body } = read(
      `${CHUNKED}00A;nome="valor"\r\ndez letras\r\n0\r\nDigest: abc\r\nOutro: x\r\n\r\n`,
    )
    expect(body).toBe('dez letras')
    expect(answer.isOver()).toBe(true)
  })

  test('is not over before its last line', () => {
    const { answer } = read(CHUNKED, chunked('um'), '0\r\n')
    expect(answer.isOver()).toBe(false)
    expect(answer.mayEndHere()).toBe(false)
  })
})

test('an answer with a length ends after it', () => {
  const { answer, body } = read(`${HEAD}Content-Length: 5\r\n\r\nabc`, 'de')
  expect(body).toBe('abcde')
  expect(answer.isOver()).toBe(true)
})

test('an answer with neither chunks nor a length ends with its connection', () => {
  const { answer, body } = read(`${HEAD}\r\nabc`, 'def')
  expect(body).toBe('abcdef')
  expect(answer.isOver()).toBe(false)
  expect(answer.mayEndHere()).toBe(true)
})

test.each([['HTTP/1.1 204 No Content\r\n\r\n'], [`${HEAD}Content-Length: 0\r\n\r\n`]])(
  'an answer without a body is over at once: %j',
  (text) => {
    expect(read(text).answer.isOver()).toBe(true)
  },
)

test('what comes before the answer is passed over', () => {
  const { answer, body } = read(
    `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nLink: x\r\n\r\n${HEAD}\r\noi`,
  )
  expect(answer.head()?.status).toBe(200)
  expect(body).toBe('oi')
})

test('headers are found by their names in lower case', () => {
  const { answer } = read('HTTP/1.1 429 Slow\r\nRetry-AFTER:  7 \r\ncontent-length:0\r\n\r\n')
  expect(answer.head()?.headers.get('retry-after')).toBe('7')
})

describe('a connection is not used again', () => {
  test.each([
    ['after an answer that says so', `${HEAD}Connection: Close\r\nContent-Length: 0\r\n\r\n`],
    ['after one that speaks the old way', 'HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n'],
    ['when more came than an answer', `${CHUNKED}0\r\n\r\nHTTP/1.1 200 OK`],
  ])('%s', (_, text) => {
    const { answer } = read(text)
    expect(answer.isOver()).toBe(true)
    expect(answer.keepsConnection()).toBe(false)
  })
})

describe('what is no answer is refused', () => {
  test.each([
    ['another protocol', 'SSH-2.0-x\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\nnada\r\n\r\n'],
    ['a length that is none', `${HEAD}Content-Length: -1\r\n\r\n`],
    ['a chunk without a size', `${CHUNKED}\r\n`],
    ['a chunk of any size', `${CHUNKED}fffffffff\r\n`],
    ['a chunk longer than it says', `${CHUNKED}2\r\nabc\r\n`],
    ['a head without an end', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(12_000)}`],
  ])('%s', (_, text) => {
    expect(() => read(text)).toThrow()
  })
})
