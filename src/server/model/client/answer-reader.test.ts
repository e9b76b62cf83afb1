import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODEL_LINE_MAX } from '#domain/limits.ts'
import type { Tokens } from '#domain/services/tokens.ts'
import { chunk } from '#tests/support/model/model-server.ts'
import { expectLinear, repeated, type Shape } from '#tests/support/texts/growth.ts'
import { createAnswerReader } from './answer-reader.ts'

/** What is heard of these packets, the end included. */
function collectReply(...packets: (string | Buffer)[]) {
  const heard = {
    text: '',
    times: 0,
    thoughts: 0,
    done: 0,
    errors: 0,
    ends: [] as string[],
    reasons: [] as string[],
    usage: null as Tokens | null,
  }
  const reader = createAnswerReader({
    text: (text) => {
      heard.text += text
      heard.times += 1
    },
    done: (end) => {
      heard.done += 1
      heard.ends.push(end)
    },
    thinks: () => {
      heard.thoughts += 1
    },
    used: (usage) => {
      heard.usage = usage
    },
    error: (reason) => {
      heard.errors += 1
      heard.reasons.push(reason)
    },
  })
  for (const packet of packets) reader.push(Buffer.from(packet))
  reader.end()
  return heard
}

const textOf = (...packets: (string | Buffer)[]) => collectReply(...packets).text
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const choices = (...given: unknown[]) => data({ choices: given })

describe('only the words are received', () => {
  test.each([
    ['a role without words', choices({ index: 0, delta: { role: 'assistant' } })],
    ['an empty word', choices({ index: 0, delta: { role: 'assistant', content: '' } })],
    ['null for a word', choices({ index: 0, delta: { content: null } })],
    ['a null delta', choices({ index: 0, delta: null })],
    ['a number for a word', choices({ index: 0, delta: { content: 7 } })],
    ['a list for a word', choices({ index: 0, delta: { content: [{ text: 'x' }] } })],
    [
      'reasoning',
      choices({ index: 0, delta: { reasoning_content: 'penso', reasoning: 'penso', content: null } }),
    ],
    [
      'reasoning in parts',
      choices({ index: 0, delta: { reasoning_details: [{ text: 'penso' }], thinking: 'penso' } }),
    ],
    [
      'a tool call',
      choices({ index: 0, delta: { tool_calls: [{ index: 0, function: { name: 'x', arguments: '{' } }] } }),
    ],
    ['a refusal', choices({ index: 0, delta: { refusal: 'não' } })],
    [
      'thinking as a list',
      choices({ index: 0, delta: { content: [{ type: 'thinking', thinking: 'penso' }] } }),
    ],
    ['usage in a last chunk', data({ choices: [], usage: { total_tokens: 9 } })],
    ['usage and no choices', data({ usage: { total_tokens: 9 } })],
    ['null choices', data({ choices: null })],
    ['a null choice', choices(null)],
    ['choices that are no list', data({ choices: { delta: { content: 'x' } } })],
    ['choices that are a word', data({ choices: 'x' })],
    ['a comment', ': keep-alive\n\n'],
    ['OpenRouter waiting', ': OPENROUTER PROCESSING\n\n'],
    ['empty data', 'data:\n\ndata: \n\n'],
    ['an event name, an id and a time to retry', 'event: message\nid: 4\nretry: 3000\n\n'],
    ['blank lines', '\n\n\r\n\r\n'],
    ['data that is no JSON', 'data: {"choices":[{"del\n\ndata: olá\n\n'],
    [
      'data that is JSON of another kind',
      'data: null\n\ndata: 3\n\ndata: "x"\n\ndata: [1]\n\ndata: true\n\n',
    ],
    ['a line that is no event', '<html>x</html>\n'],
    ['a field that only looks like data', 'database: {"choices":[{"delta":{"content":"x"}}]}\n\n'],
  ])('%s says nothing, and what comes after it is heard', (_, noise) => {
    expect(textOf(noise)).toBe('')
    expect(textOf(chunk('Oi'), noise, chunk(', tudo bem?'))).toBe('Oi, tudo bem?')
  })

  test('of several choices the first by its number, wherever it is', () => {
    const other = { index: 1, delta: { content: 'outra' } }
    expect(textOf(choices(other, { index: 0, delta: { content: 'esta' } }), choices(other))).toBe('esta')
  })

  test('a choice without a number is the first', () => {
    expect(textOf(choices({ delta: { content: 'esta' } }))).toBe('esta')
  })

  test('a whole message in one piece, as some services send it at the end of a stream', () => {
    expect(textOf(choices({ index: 0, message: { content: 'tudo de uma vez' } }))).toBe('tudo de uma vez')
  })
})

describe('lines', () => {
  test('may end with CRLF', () => {
    expect(textOf(chunk('um ').replaceAll('\n', '\r\n'), chunk('dois').replaceAll('\n', '\r\n'))).toBe(
      'um dois',
    )
  })

  test('may have no blank after the colon', () => {
    expect(textOf(chunk('oi').replace('data: ', 'data:'))).toBe('oi')
  })

  test('may have several blanks around the data', () => {
    expect(textOf(chunk('oi').replace('data: ', 'data:   ').replace('\n', ' \n'))).toBe('oi')
  })

  test('count without a line break at the very end', () => {
    expect(textOf(chunk('quase '), chunk('tudo').trimEnd())).toBe('quase tudo')
  })

  test('that are cut off for good in the middle are passed over', () => {
    expect(textOf(chunk('inteiro'), chunk('pela metade').slice(0, 30))).toBe('inteiro')
  })
})

describe('the end', () => {
  test('is read from [DONE], and nothing breaks without it', () => {
    expect(collectReply(chunk('oi'), 'data: [DONE]\n\n')).toMatchObject({ text: 'oi', done: 1, errors: 0 })
    expect(collectReply(chunk('oi'))).toMatchObject({ text: 'oi', done: 0, errors: 0 })
  })

  test.each(['stop', 'length', 'content_filter'])('is read from the reason %s', (reason) => {
    const last = chunk(' fim', { finish_reason: reason, delta: { content: ' fim' } })
    expect(collectReply(chunk('oi'), last)).toMatchObject({ text: 'oi fim', done: 1, errors: 0 })
  })

  test.each([
    ['stop', 'whole'],
    ['end_turn', 'whole'],
    ['a reason of tomorrow', 'whole'],
    ['length', 'cut'],
    ['model_length', 'cut'],
    ['content_filter', 'filtered'],
    ['SAFETY', 'filtered'],
  ])('with the reason %s is %s', (reason, end) => {
    expect(collectReply(chunk('oi', { finish_reason: reason })).ends).toEqual([end])
  })

  test("of another choice is not this one's", () => {
    expect(collectReply(choices({ index: 1, delta: {}, finish_reason: 'stop' }))).toMatchObject({ done: 0 })
  })
})

describe('an error inside the stream', () => {
  test.each([
    ['an object', { error: { message: 'overloaded', type: 'server_error' } }],
    ['a word', { error: 'overloaded' }],
    ['beside choices', { error: { code: 502 }, choices: [{ index: 0, delta: { content: '' } }] }],
  ])('is noticed when it is %s', (_, error) => {
    expect(collectReply(chunk('oi'), data(error))).toMatchObject({ text: 'oi', errors: 1 })
  })

  test('that is null is none', () => {
    expect(collectReply(data({ error: null, choices: [{ delta: { content: 'oi' } }] }))).toMatchObject({
      text: 'oi',
      errors: 0,
    })
  })
})

describe('however the stream is cut into packets', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 12 })
  const noise = fc.constantFrom(
    '',
    ': keep-alive\n\n',
    'data: {"choices":[]}\n\n',
    'data: não é JSON 🤷\n\n',
    '\r\n',
    choices({ index: 1, delta: { content: '👩‍👩‍👧' } }),
  )

  test('the same text is received', () => {
    fc.assert(
      fc.property(
        words,
        noise,
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 40 }),
        (given, between, crlf, cuts) => {
          const lines = given.map((word) => chunk(word) + between).join('')
          const bytes = Buffer.from(crlf ? lines.replaceAll(/(?<!\r)\n/g, '\r\n') : lines)
          const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b)
          const packets = [0, ...places].map((from, index) =>
            bytes.subarray(from, places[index] ?? bytes.length),
          )
          expect(textOf(...packets)).toBe(given.join(''))
        },
      ),
    )
  })

  test('byte by byte, with every kind of character', () => {
    const text = 'Não é só você 🌷 — 👩‍👩‍👧 e\u0301 漢 "aspas" \\ \n fim'
    const bytes = [...Buffer.from(chunk(text))].map((byte) => Buffer.of(byte))
    expect(textOf(...bytes)).toBe(text)
  })

  test('a character of which each half comes in a chunk of its own is put together', () => {
    const half = (escaped: string) => `data: {"choices":[{"delta":{"content":"${escaped}"}}]}\n\n`
    expect(textOf(half('\\ud83c'), half('\\udf37'))).toBe('🌷')
  })

  test('one huge chunk in many packets is received at once', () => {
    const text = 'uma palavra e outra '.repeat(50_000)
    expect(collectReply(...cutInto(1400, chunk(text)))).toMatchObject({ text, times: 1 })
  })
})

function cutInto(size: number, text: string): Buffer[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
}

describe('what no service sends', () => {
  const tooLong = 'a'.repeat(MODEL_LINE_MAX)

  test('a line that does not end is given up on when it is too long, with what was received before it', () => {
    const heard = collectReply(chunk('oi'), ...cutInto(60_000, `data: "${tooLong}`), chunk('nada mais'))
    expect(heard).toMatchObject({ text: 'oi', errors: 1, reasons: ['a line too long'] })
  })

  test('a line that is too long is given up on when it ends too', () => {
    expect(collectReply(chunk(tooLong), chunk('nada mais'))).toMatchObject({ text: '', errors: 1 })
  })

  test('nothing but data that is no JSON is given up on', () => {
    expect(collectReply('data: {x\n'.repeat(5_000))).toMatchObject({
      errors: 1,
      reasons: ['not an event stream'],
    })
    expect(collectReply(`${'data: {x\n'.repeat(500)}${chunk('oi')}`)).toMatchObject({ text: 'oi', errors: 0 })
  })

  test('data nested as deeply as fits into a line does no harm', () => {
    const deep = '['.repeat(MODEL_LINE_MAX / 2 - 100)
    expect(collectReply(`data: {"choices":${deep}${deep.replaceAll('[', ']')}}\n`, chunk('oi')).text).toBe(
      'oi',
    )
  })

  test('bytes that are no UTF-8 are received as what they are', () => {
    expect(collectReply(Buffer.from([0xff, 0xfe, 0x0a, 0xc3]), '\n', chunk('oi'))).toMatchObject({
      text: 'oi',
      errors: 0,
    })
    const word = Buffer.from(chunk('a?b'))
    word[word.indexOf('?')] = 0xff
    expect(collectReply(word).text).toBe('a\ufffdb')
  })
})

describe('reading takes no more than linear time', () => {
  const LENGTH = 2_000
  test.each<[string, Shape]>([
    ['words', repeated(chunk('palavra '))],
    ['empty lines', repeated('\n')],
    ['comments', repeated(':\n')],
    ['data that is no JSON', repeated('data: {\n')],
    ['data without choices', repeated('data: {}\n')],
    ['one line', repeated('a', 'data: {"choices":[{"delta":{"content":"', '"}}]}\n')],
    ['one line of quotes', repeated('\\"', 'data: {"choices":[{"delta":{"content":"', '"}}]}\n')],
    ['a line without an end', repeated('data:')],
    ['brackets', repeated('[', 'data: {"choices":', '\n')],
    ['many choices', repeated('{"index":1},', 'data: {"choices":[', '{}]}\n')],
    [
      'the same word in many places',
      repeated('"a",', 'data: {"choices":[{"delta":{"content":"a"}}],"x":[', '1]}\n'),
    ],
  ])('of %s, in one packet and in many', (_, shape) => {
    expectLinear((text) => collectReply(text), shape, LENGTH)
    expectLinear((text) => collectReply(...cutInto(7, text)), shape, LENGTH)
  })
})
