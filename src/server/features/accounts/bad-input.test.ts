import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#domain/errors.ts'
import { BODY_MAX_BYTES } from '#domain/limits.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import type { Visitor } from '#tests/support/product/visitor.ts'

const product = await createTestApp()
afterAll(product.close)

const ENDPOINTS = {
  '/api/account/register': ['email', 'password', 'confirmation'],
  '/api/account/login': ['email', 'password'],
  '/api/account/forgot-password': ['email'],
  '/api/account/reset-password': ['token', 'password', 'confirmation'],
  '/api/account/change-password': ['current', 'password', 'confirmation'],
}

const JSON_TYPE = { 'content-type': 'application/json' }
const SCRIPT = '<script>alert(document.cookie)</script>'

/** What every field of a form is filled with. */
const VALUES: Record<string, unknown> = {
  'null values': null,
  numbers: 7,
  booleans: true,
  arrays: ['a@exemplo.com'],
  objects: { toString: 'x', $ne: null },
  'empty strings': '',
  blanks: ' \t\n\u00a0\u200b',
  'null bytes': 'a\0@exemplo.com',
  'only null bytes': '\0\0\0\0\0\0\0\0\0',
  scripts: SCRIPT,
  'scripts in an address': `"${SCRIPT}"@exemplo.com`,
  sql: "' or 1=1; drop table users; --",
  templates: '{{7*7}}#{7*7}%{7*7}',
  'header injections': 'a@exemplo.com\r\nBcc: todos@exemplo.com',
  'path traversals': '../../../../etc/passwd',
  'lone surrogates': '\ud800\udc00\ud800',
  'lone surrogates in an address': 'a\ud800@exemplo.com',
  'control characters': '\u0001\u001b[31m\u007f\u0085',
  'right-to-left marks': '\u202e\u2066a@exemplo.com',
  'letters of other scripts': '用户@例子.广告',
  'very long strings': 'a'.repeat(20_000),
  'long addresses': `${'a'.repeat(900)}@exemplo.com`,
  'stacked accents': 'a\u0301'.repeat(400),
}

const NESTED = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const NESTED_OBJECTS = `${'{"email":'.repeat(5_000)}1${'}'.repeat(5_000)}`

/** What is sent instead of a form. */
const BODIES: Record<string, { body: BodyInit; headers?: Record<string, string> }> = {
  nothing: { body: '' },
  'no JSON': { body: 'isto não é JSON' },
  'half of a JSON': { body: '{"email":"a@exemplo.com","passw' },
  'a form': {
    body: 'email=a%40exemplo.com&password=12345678',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'JSON as plain text': { body: '{}', headers: { 'content-type': 'text/plain' } },
  'JSON as something like JSON': { body: '{}', headers: { 'content-type': 'application/jsonx' } },
  'JSON without a type': { body: new Uint8Array([123, 125]), headers: { 'content-type': '' } },
  'a broken type': { body: '{}', headers: { 'content-type': ';;;' } },
  null: { body: 'null' },
  'a number': { body: '1e999' },
  'a string': { body: '"a@exemplo.com"' },
  'a boolean': { body: 'true' },
  'an array': { body: '[]' },
  'an array of forms': { body: '[{"email":"a@exemplo.com","password":"12345678"}]' },
  'deeply nested arrays': { body: NESTED },
  'deeply nested objects': { body: NESTED_OBJECTS },
  'deeply nested values': { body: `{"email":${NESTED},"password":${NESTED}}` },
  'the prototype': { body: '{"__proto__":{"email":"a@exemplo.com","password":"12345678"}}' },
  'the constructor': { body: '{"constructor":{"prototype":{"email":"x"}},"email":{"__proto__":null}}' },
  'one field many times': { body: `{${'"email":1,'.repeat(3_000)}"email":2}` },
  'invalid UTF-8': { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  'UTF-16': { body: new Uint8Array(Buffer.from('{"email":"a"}', 'utf16le')) },
  'a body over the limit': { body: JSON.stringify({ email: 'a'.repeat(BODY_MAX_BYTES) }) },
  'a body far over the limit': { body: 'x'.repeat(2_000_000) },
}

/** Always 4xx in the catalogue's shape, and nothing of the inside of the product in it. */
async function expectRefusal(response: Response): Promise<void> {
  const text = await response.text()
  expect(response.status, text).toBeGreaterThanOrEqual(400)
  expect(response.status, text).toBeLessThan(500)
  expect(response.headers.get('content-type')).toBe('application/json')
  const { error, ...rest } = JSON.parse(text)
  expect(rest).toEqual({})
  expect(ERRORS).toHaveProperty(error.code)
  expect(response.status).toBe(ERRORS[error.code as keyof typeof ERRORS].status)
  expect(error.message).toMatch(/^\p{Lu}.*/u)
  expect(text).not.toMatch(/node_modules|\bat .*:\d+|SyntaxError|TypeError|ZodError|postgres|script/i)
}

describe.each(Object.entries(ENDPOINTS))('%s', (path, fields) => {
  // Each request from an address of its own, so that the limits do not answer instead.
  let address = 0
  const visitorFor = async (): Promise<Visitor> => {
    address++
    const by = product.visitor({ address: `10.5.${address >> 8}.${address & 255}` })
    if (path.endsWith('change-password')) by.becomes(await signedIn)
    return by
  }
  const signedIn = product.person().then(({ visitor }) => visitor)

  test.each(Object.entries(VALUES))('refuses %s', async (_, value) => {
    const visitor = await visitorFor()
    const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])))
    await expectRefusal(await visitor.send('POST', path, { body, headers: JSON_TYPE }))
  })

  test.each(Object.entries(BODIES))('refuses %s', async (_, { body, headers = JSON_TYPE }) => {
    const visitor = await visitorFor()
    await expectRefusal(await visitor.send('POST', path, { body, headers }))
  })

  test.each(fields)('refuses strange things in %s alone', async (field) => {
    const form = Object.fromEntries(
      fields.map((name) => [name, name === 'email' ? 'a@exemplo.com' : 'senha-boa-1']),
    )
    for (const value of [null, 7, [], {}, '\0', 'x\0y', 'x'.repeat(2_000)]) {
      const visitor = await visitorFor()
      const body = JSON.stringify({ ...form, [field]: value })
      await expectRefusal(await visitor.send('POST', path, { body, headers: JSON_TYPE }))
    }
  })

  test('refuses a stream without a length', async () => {
    const visitor = await visitorFor()
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(16_000))),
    })
    await expectRefusal(
      await visitor.send('POST', path, { body, headers: JSON_TYPE, duplex: 'half' } as RequestInit),
    )
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const visitor = await visitorFor()
    await expectRefusal(await visitor.send(method, path))
  })
})

test('after all that, the product still works and nobody got in', async () => {
  expect((await product.person()).id).toBeTruthy()
  expect(await product.sql`select 1 from users where email not like 'pessoa-%'`).toHaveLength(0)
  expect(product.logged.filter((line) => JSON.parse(line).level === 'error')).toEqual([])
})
