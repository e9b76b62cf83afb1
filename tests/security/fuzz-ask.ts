import { request } from 'node:http'
import fc from 'fast-check'

type Ask = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

const strange = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\u202e',
  "' or 1=1 --",
  '#{7*7}',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '💜'.repeat(50),
  '\ud83d',
  '9'.repeat(40),
  '-1',
  'NaN',
  '[]',
  '{}',
  '<script>',
  'x'.repeat(5_000),
)
const value = fc.oneof(
  strange,
  fc.string({ maxLength: 30 }),
  fc.uuid(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 }),
)

/** A good form of which some fields were replaced, dropped or added. */
function spoilt(good: Record<string, unknown>): fc.Arbitrary<string> {
  const names = [...Object.keys(good), '__proto__', 'constructor', 'userId', 'onboardingFinalizado']
  return fc.array(fc.tuple(fc.constantFrom(...names), fc.option(value)), { maxLength: 4 }).map((changes) =>
    JSON.stringify({
      ...good,
      ...Object.fromEntries(changes.map(([name, changed]) => [name, changed ?? undefined])),
    }),
  )
}

const body = (good: Record<string, unknown>) =>
  fc.oneof(
    { weight: 4, arbitrary: spoilt(good) },
    fc.json(),
    fc.constantFrom('', '{', 'null', '[[[[', '"', '{"a":1}}', `${'['.repeat(10_000)}`),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )

function mostly(good: string, ...others: string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(good) }, fc.constantFrom(...others))
}

const plainText = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''))
const headers = fc.record(
  {
    // Mostly good ones: what is refused at once never reaches the rest.
    'content-type': mostly('application/json', 'text/plain', 'application/json; charset=utf-16', '', 'x'),
    origin: mostly('http://127.0.0.1:3000', 'null', 'https://mau.exemplo', 'x'),
    'x-forwarded-for': plainText,
    'user-agent': plainText,
    'accept-encoding': plainText,
    'if-none-match': plainText,
    range: fc.constantFrom('bytes=0-', 'bytes=99999-', 'x'),
    'last-event-id': plainText,
    'accept-language': plainText,
    'sec-fetch-site': mostly('same-origin', 'cross-site', 'none', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
  },
  { requiredKeys: ['content-type'] },
)

const QUERIED = ['cursor', 'before', 'token', 'q', 'x', 'busca', 'depois', 'antes', 'pendentes']
const segment = fc
  .oneof(fc.uuid(), strange, fc.string({ maxLength: 20 }))
  .map((text) => encodeURIComponent(text.toWellFormed()))
const query = fc
  .array(fc.tuple(fc.constantFrom(...QUERIED), segment), { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

/** Requests to one route: ids, query, headers and body that nobody would send by accident. */
export function asksOf(
  { method, path }: { method: string; path: string },
  ids: Record<string, string>,
  good: Record<string, unknown>,
): fc.Arbitrary<Ask> {
  const places = path.match(/:\w+/g) ?? []
  const own = (name: string) => fc.constant(ids[name.slice(1)] ?? '0')
  const given = fc.tuple(...places.map((name) => fc.oneof({ weight: 2, arbitrary: own(name) }, segment)))
  return fc
    .record({ given, query, headers, body: method === 'GET' ? fc.constant(undefined) : body(good) })
    .map((ask) => {
      let at = 0
      const filled = path.replace(/:\w+/g, () => String(ask.given[at++]))
      return {
        method,
        path: ask.query ? `${filled}?${ask.query}` : filled,
        headers: ask.headers,
        body: ask.body,
      }
    })
}

type Heard = { status: number; type: string; text: string; location: string | undefined }

/** Sends it as it is, byte by byte, and hears the answer, or the beginning of one that does not end. */
export function send(
  port: number,
  { method, path, headers, body }: Ask,
  session: Record<string, string> = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, ...session }, agent: false },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response
        const type = answered['content-type'] ?? ''
        const parts: Buffer[] = []
        const done = () => {
          asking.destroy()
          resolve({ status, type, text: Buffer.concat(parts).toString('utf8'), location: answered.location })
        }
        if (type.startsWith('text/event-stream')) return done()
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', done)
        response.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}
