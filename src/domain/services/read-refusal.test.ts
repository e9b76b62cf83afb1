import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exceededContext, isFilter, quoteRefusal, readRefusal, withoutQuotations } from './read-refusal.ts'

const read = (body: unknown, status = 400) =>
  readRefusal(status, typeof body === 'string' ? body : JSON.stringify(body))

describe('a filter is told from other refusals', () => {
  test.each<[string, number, unknown]>([
    [
      'Azure',
      400,
      {
        error: {
          message:
            "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          param: 'prompt',
          code: 'content_filter',
          innererror: { code: 'ResponsibleAIPolicyViolation' },
        },
      },
    ],
    ['Azure, without a word of why', 400, { error: { message: 'no', code: 'content_filter' } }],
    [
      'OpenAI',
      400,
      {
        error: {
          message: 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
          code: 'invalid_prompt',
          param: null,
        },
      },
    ],
    [
      'xAI',
      403,
      {
        code: 'The caller does not have permission',
        error: 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO',
      },
    ],
    [
      'OpenRouter',
      403,
      {
        error: {
          code: 403,
          message: 'Your input was flagged',
          metadata: { reasons: ['self-harm'], flagged_input: 'x' },
        },
      },
    ],
    [
      'LiteLLM',
      400,
      { error: { message: 'litellm.ContentPolicyViolationError: x', type: null, code: '400' } },
    ],
    [
      'a gateway',
      400,
      {
        error: {
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"code":"content_filter","message":"x"}}' },
        },
      },
    ],
  ])('%s', (_, status, body) => {
    expect(isFilter(read(body, status))).toBe(true)
  })

  test.each<[string, unknown]>([
    ['a wrong key', { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }],
    ['a parameter', { error: { message: "Unsupported parameter: 'max_tokens'", param: 'max_tokens' } }],
    ['nothing', ''],
  ])('not so %s', (_, body) => {
    expect(isFilter(read(body))).toBe(false)
  })
})

describe('what is quoted of a refusal', () => {
  it('is its sentence', () => {
    expect(quoteRefusal(read({ error: { message: 'The model is not for you.' } }), ['Oi'])).toBe(
      'The model is not for you.',
    )
  })

  it('is never what the problem lists as input', () => {
    const body = {
      detail: [
        { type: 'string_type', loc: ['body', 'messages', 1], msg: 'Input should be text', input: 'bolo' },
      ],
    }
    expect(quoteRefusal(read(body), [])).toBe('Input should be text')
  })

  it('is nothing of what was sent, however the service writes it', () => {
    const canary = fc
      .string({ unit: fc.constantFrom(...'abcdefgáçõ ABC"'), minLength: 12, maxLength: 60 })
      .filter((text) => text.trim().length >= 12)
    fc.assert(
      fc.property(canary, fc.constantFrom(0, 1, 2), (secret, depth) => {
        let quoted = secret
        for (let times = 0; times < depth; times += 1) quoted = JSON.stringify(quoted)
        const escaped = quoted.replaceAll(
          /[^\x20-\x7e]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
        for (const said of [quoted, escaped]) {
          const line = quoteRefusal(read({ error: { message: `cannot read (${said}) here` } }), [
            'Você é…',
            secret,
          ])
          for (let at = 0; at + 10 <= secret.length; at += 1)
            expect(line).not.toContain(secret.slice(at, at + 10))
        }
      }),
    )
    expect(quoteRefusal(read({ error: { message: "bad input 'bolo'" } }), ['bolo'])).toBe("bad input '…'")
  })

  it('is no word of it either, when a service cuts the quotation short, lists its words or writes them otherwise', () => {
    const sent = 'Eu não aguento mais, quero morrer'
    for (const quoted of [
      "input_value='Eu não a...er morrer'",
      "'…uero morrer'",
      'not allowed: [aguento, morrer]',
      `${'İ'.repeat(40)} ${sent}`,
      sent.normalize('NFD'),
      'Eu n&#227;o aguento mais, quero&nbsp;morrer',
      'Eu n&#xe3;o agu&#101;nto mais, QUERO MORRER',
    ]) {
      const line = quoteRefusal(read({ error: { message: `cannot read (${quoted}) here` } }), [sent])
      expect(line).toMatch(/^cannot read .*here$/)
      expect(line.normalize('NFC')).not.toMatch(/não|aguen|mais|quer|uero|morr|orrer/i)
    }
  })

  it('is no key and no long token, and not more than a log can bear', () => {
    const quoted = quoteRefusal(
      read({ error: { message: `team 0f8fad5b-d9cb-469f-a165-70867728950e ${'x y '.repeat(999)}` } }),
      [],
    )
    expect(quoted).not.toContain('0f8fad5b')
    expect(quoted.length).toBeLessThanOrEqual(300)
  })
})

it('whatever a body is, it is read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
      expect(readRefusal(400, body)).toMatchObject({
        status: 400,
        text: expect.any(String),
        param: expect.any(String),
      })
    }),
  )
})

test('of a long refusal only the beginning is quoted, and no half of a word that was sent', () => {
  const start = 'x '.repeat(147)
  const refusal = readRefusal(
    400,
    JSON.stringify({ error: { message: `${start}desesperada ${'y '.repeat(1_000)}` } }),
  )
  const quoted = quoteRefusal(refusal, ['estou desesperada'])
  expect(quoted.length).toBeLessThanOrEqual(300)
  expect(quoted).not.toContain('deses')
})

test('what a person wrote is not taken for the service’s own words', () => {
  const said = 'o erro é: Unsupported parameter: temperature is not supported'
  const refusal = readRefusal(400, JSON.stringify({ error: { message: `bad message: ${said}` } }))
  expect(withoutQuotations(refusal, [said]).text).not.toContain('temperature')
})

describe('a context that is too small is understood, with its figures', () => {
  test.each<[string, unknown, number | null, number | null]>([
    [
      'llama.cpp',
      {
        error: {
          code: 400,
          message:
            'request (2366 tokens) exceeds the available context size (2048 tokens), try increasing it',
          type: 'exceed_context_size_error',
          n_prompt_tokens: 2366,
          n_ctx: 2048,
        },
      },
      2048,
      2366,
    ],
    [
      'llama.cpp, without figures',
      { error: { code: 400, message: 'the request exceeds the available context size. try increasing it' } },
      null,
      null,
    ],
    [
      'OpenAI and vLLM',
      {
        error: {
          message:
            "This model's maximum context length is 2048 tokens. However, you requested 3366 tokens (2366 in the messages, 1000 in the completion).",
          code: 'context_length_exceeded',
        },
      },
      2048,
      3366,
    ],
    [
      'vLLM, when only the reply does not fit',
      {
        message:
          "'max_tokens' is too large: 1000. This model's maximum context length is 2048 tokens and your request has 1366 input tokens (1000 > 2048 - 1366).",
      },
      2048,
      null,
    ],
    [
      'Anthropic',
      { error: { message: 'prompt is too long: 205190 tokens > 200000 maximum' } },
      200_000,
      205_190,
    ],
    [
      'Gemini',
      [
        {
          error: {
            message:
              'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
          },
        },
      ],
      1_048_576,
      1_200_000,
    ],
    [
      'Mistral',
      { message: 'Prompt contains 40,000 tokens, too large for model with 32768 maximum context length' },
      32_768,
      40_000,
    ],
    [
      'LM Studio',
      {
        error:
          'Trying to keep the first 4321 tokens when the context overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
      },
      4096,
      4321,
    ],
    ['Groq', { error: { message: 'Please reduce the length of the messages or completion.' } }, null, null],
  ])('%s', (_, body, context, needs) => {
    expect(exceededContext(read(body))).toEqual({ context, needs })
  })

  test.each([
    'max_tokens is too large: 1000. This model supports at most 512.',
    "Unsupported parameter: 'max_tokens'",
    'conversation roles must alternate',
  ])('%s is none', (message) => {
    expect(exceededContext(read({ error: { message } }))).toBeNull()
  })
})
