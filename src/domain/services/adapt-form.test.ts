import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { adaptForm } from './adapt-form.ts'
import { readRefusal } from './read-refusal.ts'
import { type RequestForm, USUAL_FORM, writeRequest } from './request-form.ts'

const REQUEST = {
  model: 'm',
  messages: [
    { role: 'system' as const, content: 'Você é…' },
    { role: 'user' as const, content: 'Oi' },
  ],
  temperature: 0.7,
  max_tokens: 1000,
  stream: true,
  json: { name: 'x', schema: {} },
}
const FORM: RequestForm = { ...USUAL_FORM, usage: true }

/** What a refusal changes in the form. */
function changeBy(
  body: unknown,
  {
    status = 400,
    form = FORM,
    own = [] as string[],
    isUneven = false,
    shorter = [] as RequestForm['holds'][],
  } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = { body: writeRequest(REQUEST, form), own, isUneven, shorter }
  const next = adaptForm(form, readRefusal(status, text), sent)
  return (
    next &&
    Object.fromEntries(
      Object.entries(next).filter(([name, value]) => form[name as keyof RequestForm] !== value),
    )
  )
}
const error = (message: string, more: object = {}) => ({ error: { message, ...more } })

describe('a refusal changes what it names', () => {
  test.each<[string, unknown, Partial<RequestForm>]>([
    [
      'by its parameter',
      error('no', { param: 'max_tokens', code: 'unsupported_parameter' }),
      { limit: 'max_completion_tokens' },
    ],
    [
      'although it names the other one too',
      error("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      { limit: 'max_completion_tokens' },
    ],
    [
      'by its place in a list of problems',
      { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'x' }] },
      { usage: false },
    ],
    [
      'in a list of problems under `message`',
      { message: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'] }], code: 3001 },
      { usage: false },
    ],
    [
      'in a list around the error',
      [error('`temperature` is deprecated for this model.')],
      { temperature: false },
    ],
    ['in a text', "Unknown field 'temperature'", { temperature: false }],
    [
      'in an error that is a text',
      {
        code: 'Client specified an invalid argument',
        error: 'Model x does not support parameter temperature.',
      },
      { temperature: false },
    ],
    ['in camel case', { error: 'Model x does not support parameter streamOptions.' }, { usage: false }],
    ['as a value', error("'response_format.type' must be 'json_schema' or 'text'"), { json: 'json_schema' }],
    [
      'as a stream',
      error('Your organization must be verified to stream this model.', {
        param: 'stream',
        code: 'unsupported_value',
      }),
      { streams: false },
    ],
    [
      'as a role',
      error("'messages[0].role' does not support 'system' with this model.", { param: 'messages[0].role' }),
      { prompt: 'developer' },
    ],
    [
      'as a chat template says it',
      error('Conversation roles must alternate user/assistant/user/assistant/...'),
      { alternates: true },
    ],
    [
      'inside of what a gateway passes on',
      error('Provider returned error', {
        code: 400,
        metadata: { raw: JSON.stringify(error('bad', { param: 'temperature', code: 'unsupported_value' })) },
      }),
      { temperature: false },
    ],
  ])('%s', (_, body, change) => {
    expect(changeBy(body)).toEqual(change)
    expect(changeBy(body, { status: 422 })).toEqual(change)
  })

  it('step by step where there are several ways', () => {
    const json = error("'response_format' is not supported")
    expect(changeBy(json, { form: { ...FORM, json: 'json_schema' } })).toEqual({ json: 'none' })
    const role = error('System role not supported')
    expect(changeBy(role)).toEqual({ prompt: 'developer' })
    expect(changeBy(error('developer role is unknown'), { form: { ...FORM, prompt: 'developer' } })).toEqual({
      prompt: 'user',
    })
    const back = error("unknown field 'max_completion_tokens'")
    expect(changeBy(back, { form: { ...FORM, limit: 'max_completion_tokens' } })).toEqual({
      limit: 'max_tokens',
    })
  })
})

describe('a request that is longer than the context', () => {
  const tooLong = error(
    'request (2366 tokens) exceeds the available context size (2048 tokens), try increasing it',
  )
  const shorter = ['all', 'no-examples', 'no-history'] as const

  it('loses the examples first, then the history, then nothing more', () => {
    const step = (holds: RequestForm['holds']) =>
      changeBy(tooLong, { form: { ...FORM, holds }, shorter: [...shorter] })
    expect(step('all')).toEqual({ holds: 'no-examples' })
    expect(step('no-examples')).toEqual({ holds: 'no-history' })
    expect(step('no-history')).toBeNull()
  })

  it('loses its history at once where it has no examples', () => {
    expect(changeBy(tooLong, { shorter: ['all', 'no-history'] })).toEqual({ holds: 'no-history' })
  })
})

describe('nothing is changed', () => {
  test.each<[string, unknown]>([
    [
      'by a limit that is too large',
      error('max_tokens is too large: 1000. This model supports at most 512.', { param: 'max_tokens' }),
    ],
    [
      'by a conversation that is too long',
      error("This model's maximum context length is 4096 tokens, max_tokens invalid"),
    ],
    ['by a field that was not sent', error("property 'store' is unsupported", { param: 'store' })],
    ['by no word of why', error('Bad request')],
    ['by an empty body', ''],
    ['by a page', '<html>400</html>'],
    ['by null', 'null'],
  ])('%s', (_, body) => {
    expect(changeBy(body)).toBeNull()
  })

  it('by another status', () => {
    for (const status of [401, 403, 404, 429, 500])
      expect(
        changeBy(error('no', { param: 'temperature', code: 'unsupported_value' }), { status }),
      ).toBeNull()
  })

  it('that the operator has set', () => {
    expect(changeBy(error("'temperature' is not supported"), { own: ['temperature'] })).toBeNull()
  })
})

it('a conversation with uneven turns that is refused without a reason is tried with even ones', () => {
  expect(changeBy(error('no'), { isUneven: true })).toEqual({ alternates: true })
  expect(changeBy(error('no'), { isUneven: true, status: 422 })).toBeNull()
})

it('whatever a service responds, at most one thing is changed', () => {
  const said = fc.oneof(fc.json(), fc.string(), fc.constantFrom(...Object.keys(writeRequest(REQUEST, FORM))))
  fc.assert(
    fc.property(said, fc.constantFrom(400, 422, 501), fc.boolean(), (body, status, isUneven) => {
      const change = changeBy(body, { status, isUneven })
      expect(Object.keys(change ?? {}).length).toBeLessThanOrEqual(1)
    }),
  )
})

describe('a request in another form', () => {
  const body = (form: Partial<RequestForm>, extra = {}) =>
    writeRequest(REQUEST, { ...USUAL_FORM, ...form }, extra)

  it('has room to think under the name that includes it', () => {
    expect(body({ limit: 'max_completion_tokens' })).toMatchObject({ max_completion_tokens: 3000 })
    expect(body({ limit: 'max_completion_tokens' })).not.toHaveProperty('max_tokens')
    expect(body({ room: 4 })).toMatchObject({ max_tokens: 4000 })
  })

  it('has what the operator adds, and not what they leave out', () => {
    expect(body({}, { temperature: null, reasoning_effort: 'low', top_p: 0.9 })).toEqual({
      model: 'm',
      messages: REQUEST.messages,
      max_tokens: 1000,
      stream: true,
      response_format: { type: 'json_object' },
      reasoning_effort: 'low',
      top_p: 0.9,
    })
  })

  it('puts the prompt before the first message where there is no role for it', () => {
    expect(body({ prompt: 'user' }).messages).toEqual([{ role: 'user', content: 'Você é…\n\nOi' }])
  })

  it('loses no word of the person where turns must alternate', () => {
    const turn = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      content: fc.string({ minLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(turn), (history) => {
        const messages = [
          REQUEST.messages[0] ?? { role: 'system', content: '' },
          ...history,
          { role: 'user' as const, content: 'fim' },
        ]
        const sent = writeRequest({ ...REQUEST, messages }, { ...USUAL_FORM, alternates: true })
          .messages as typeof messages
        expect(sent.map(({ role }) => role)).toEqual(
          sent.map((_, at) => (at === 0 ? 'system' : at % 2 === 1 ? 'user' : 'assistant')),
        )
        const said = (given: typeof messages) =>
          given
            .filter(({ role }) => role === 'user')
            .map(({ content }) => content)
            .join('\n\n')
        expect(said(sent)).toBe(said(messages))
      }),
    )
  })
})
