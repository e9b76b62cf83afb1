import { describe, expect, it } from 'vitest'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { readAllowedCsv } from '#server/features/allow-list/read-allowed-csv.ts'
import { readSalesCsv } from '#server/features/purchases/operator/read-sales-csv.ts'
import { createHttpAnswer } from '#server/model/client/http-answer.ts'
import { isKnown } from '#server/platform/http/static-files.ts'
import { zipStream } from '#server/platform/zip-stream.ts'
import { expectLinear, expectLinearSoon, repeated, type Shape } from '#tests/support/texts/growth.ts'
import { readsInLinearTime } from '#tests/support/texts/reads-in-linear-time.ts'
import { sessionToken } from './features/accounts/cookies.ts'
import { type ExportSource, exportFiles } from './features/privacy/export-data.ts'

/** What can't be read is refused: how long that takes counts too. */
function refused(read: () => unknown): void {
  try {
    read()
  } catch {}
}

const CSV: readonly Shape[] = [
  repeated('"'),
  repeated('""', '"a'),
  repeated('","'),
  repeated('a,'),
  repeated(' ', '"a"', 'x'),
  repeated(' ', '', ','),
  repeated('a@b.c,plano\n'),
  repeated(';'),
]
const SALES_HEADER = 'plataforma;compra;email;data\n'

describe.each<[string, (text: string) => unknown]>([
  ['a list of who may register', (text) => refused(() => readAllowedCsv(text))],
  ['a list of who may register, after an e-mail', (text) => refused(() => readAllowedCsv(`a@b.com,${text}`))],
  ['a report of sales', (text) => refused(() => readSalesCsv(text))],
  ['a report of sales, after its header', (text) => refused(() => readSalesCsv(SALES_HEADER + text))],
  ['a session cookie', (text) => sessionToken(text, { name: 'a', secret: 'b' })],
  ['the tags a browser knows', (text) => isKnown(`a${text}b`, { etag: '"x"' })],
])('reading %s takes no more than linear time', (_, read) => readsInLinearTime(read, 500, CSV))

describe("reading a service's answer takes no more than linear time", () => {
  const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'

  it.each<[string, Shape]>([
    ['a head', repeated('X: y\r\n', 'HTTP/1.1 200 OK\r\n', '\r\n')],
    ['a head without an end', repeated('x', 'HTTP/1.1 200 OK\r\n')],
    ['half of its end, again and again', repeated('\r\n\r', 'HTTP/1.1 200 OK\r\n')],
    ['answers that are none yet', repeated('HTTP/1.1 100 Continue\r\n\r\n')],
    ['small chunks', repeated('1\r\na\r\n', CHUNKED)],
    ['a size without an end', repeated('a', `${CHUNKED}1;`)],
    ['a trailer without an end', repeated('X: y\r\n', `${CHUNKED}0\r\n`)],
    ['a body', repeated('a', 'HTTP/1.1 200 OK\r\n\r\n')],
  ])('of %s, byte by byte and at once', (_, shape) => {
    for (const size of [1, 64 * 1024])
      expectLinear((text) => refused(() => readAnswer(text, size)), shape, 1000)
  })

  function readAnswer(text: string, size: number): void {
    const answer = createHttpAnswer()
    for (let at = 0; at < text.length; at += size)
      answer.push(Buffer.from(text.slice(at, at + size), 'latin1'))
  }
})

describe('an export takes no more than linear time', () => {
  const conversation = {
    id: 'c',
    style: 'acolhedora',
    title: '',
    createdAt: 0,
    timestamp: 0,
  } as unknown as Conversation
  const account = { email: 'a@b.c', plano: 'p', createdAt: new Date(0), consents: [] }

  const sourceOf = (title: string, contents: string[]): ExportSource => ({
    account: account as unknown as ExportSource['account'],
    planName: 'P',
    purchases: [],
    tokens: [],
    madeAt: new Date(0),
    conversations: async function* () {
      yield { ...conversation, title, number: 1 }
    },
    messages: async function* () {
      for (const content of contents)
        yield { role: 'user', content, timestamp: new Date(0) } as unknown as ChatMessage
    },
    notebook: async () => ({
      lists: { notas: [], 'como-estou': [], resumos: [], exercicios: [] },
      plan: null,
      proposals: [],
    }),
  })

  async function archived(source: ExportSource): Promise<number> {
    let length = 0
    for await (const piece of zipStream(exportFiles(source), source.madeAt)) length += piece.length
    return length
  }

  it.each(['<', '&', '"', 'a', '😂', '\ud83d', '\u0000', '\n'])('of one message full of %j', async (unit) => {
    await expectLinearSoon((text) => archived(sourceOf(text, [text])), repeated(unit), 4_000)
  })

  it('of many messages', async () => {
    await expectLinearSoon((text) => archived(sourceOf('', [...text])), repeated('a'), 200)
    expect(await archived(sourceOf('', ['a']))).toBeGreaterThan(0)
  })
})
