import { type Behaviour, chunk } from './model-server.ts'

type Body = Record<string, unknown> & { messages: { role: string; content: string }[] }

/** What a service refuses: a request that `has` this is answered with this status and body. */
type Refusal = { has: (body: Body) => boolean; status: number; body: unknown }

/** A service as it is sold: what it refuses, and how it says a text. */
export type SoldService = { refuses: Refusal[]; says: (text: string, body: Body) => string }

/** A scripted service that behaves like that one and answers with this text. */
export function actsLike({ refuses, says }: SoldService, text: string): Behaviour {
  return (response, { body }) => {
    const refusal = refuses.find(({ has }) => has(body))
    response.writeHead(refusal?.status ?? 200, {
      'Content-Type': refusal || body.stream === false ? 'application/json' : 'text/event-stream',
    })
    if (refusal) response.end(typeof refusal.body === 'string' ? refusal.body : JSON.stringify(refusal.body))
    else response.end(body.stream === false ? whole(text) : says(text, body))
  }
}

const USAGE = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 }

function whole(text: string): string {
  return `\n\n${JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }], usage: USAGE })}`
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const delta = (fields: unknown, more: object = {}) =>
  data({ choices: [{ index: 0, delta: fields, finish_reason: null, ...more }] })
const words = (text: string) =>
  text
    .split(/(?<=\s)/)
    .map((word) => chunk(word))
    .join('')
const STOP = chunk(null, { finish_reason: 'stop' })
const DONE = 'data: [DONE]\n\n'
const plainly = (text: string) => `${delta({ role: 'assistant', content: '' })}${words(text)}${STOP}${DONE}`

const sends =
  (field: string) =>
  (body: Body): boolean =>
    field in body
const error = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
})
const roleOf = (at: number, role: string) => (body: Body) => body.messages.at(at)?.role === role
/** Quotes what it was sent, as some do. */
const forbidsExtra = (field: string): Refusal => ({
  has: sends(field),
  status: 422,
  body: {
    object: 'error',
    message: {
      detail: [
        { type: 'extra_forbidden', loc: ['body', field], msg: 'Extra inputs are not permitted', input: 'x' },
      ],
    },
    type: 'invalid_request_error',
    param: null,
  },
})

const NO_MAX_TOKENS: Refusal = {
  has: sends('max_tokens'),
  status: 400,
  body: error(
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { param: 'max_tokens', code: 'unsupported_parameter' },
  ),
}
const NO_TEMPERATURE: Refusal = {
  has: sends('temperature'),
  status: 400,
  body: error(
    "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    { param: 'temperature', code: 'unsupported_value' },
  ),
}

/** By the rows of what is sold. */
export const SOLD_SERVICES: Record<string, SoldService> = {
  'OpenAI, gpt-4o': {
    refuses: [],
    says: (text) => plainly(text).replaceAll('"id":"c1"', '"id":"c1","obfuscation":"x"'),
  },
  'OpenAI, gpt-5 and later': {
    refuses: [NO_MAX_TOKENS, NO_TEMPERATURE],
    says: (text) => `${plainly(text).replace(DONE, '')}${data({ choices: [], usage: USAGE })}${DONE}`,
  },
  'OpenAI, organisation not verified': {
    refuses: [
      NO_MAX_TOKENS,
      {
        has: ({ stream }) => stream === true,
        status: 400,
        body: error('Your organization must be verified to stream this model.', {
          param: 'stream',
          code: 'unsupported_value',
        }),
      },
    ],
    says: plainly,
  },
  'OpenAI, a model that wants developer messages': {
    refuses: [
      NO_MAX_TOKENS,
      {
        has: roleOf(0, 'system'),
        status: 400,
        body: error("Unsupported value: 'messages[0].role' does not support 'system' with this model.", {
          param: 'messages[0].role',
          code: 'unsupported_value',
        }),
      },
    ],
    says: plainly,
  },
  'Azure OpenAI': {
    refuses: [NO_MAX_TOKENS, NO_TEMPERATURE],
    says: (text) =>
      `${data({ id: '', model: '', choices: [], prompt_filter_results: [{ content_filter_results: {} }] })}${words(text)}${STOP}${data({ choices: [{ index: 0, finish_reason: null, content_filter_offsets: {}, content_filter_results: { self_harm: { filtered: false } } }] })}${DONE}`,
  },
  Gemini: {
    refuses: [
      {
        has: roleOf(-1, 'assistant'),
        status: 400,
        body: [error('Requests ending with a model turn are not supported.')],
      },
      {
        has: sends('store'),
        status: 400,
        body: [error('Invalid JSON payload received. Unknown name "store": Cannot find field.')],
      },
    ],
    says: (text) =>
      `${text
        .split(/(?<=\s)/)
        .map((word, at) =>
          data({
            choices: [{ index: 0, delta: { content: word } }],
            usage: { ...USAGE, completion_tokens: at },
          }),
        )
        .join('')}${STOP}${DONE}`,
  },
  'Anthropic, and Claude behind others': {
    refuses: [
      { has: sends('temperature'), status: 400, body: error('`temperature` is deprecated for this model.') },
      {
        has: roleOf(-1, 'assistant'),
        status: 400,
        body: error(
          'This model does not support assistant message prefill. The conversation must end with a user message.',
        ),
      },
    ],
    says: plainly,
  },
  Mistral: {
    refuses: [
      forbidsExtra('max_completion_tokens'),
      forbidsExtra('stream_options'),
      {
        has: roleOf(-1, 'assistant'),
        status: 400,
        body: {
          object: 'error',
          message:
            'Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant',
        },
      },
    ],
    says: (text) => {
      const [first = '', ...rest] = text.split(/(?<=\s)/)
      const thinking = { type: 'thinking', thinking: [{ type: 'text', text: 'penso nela' }] }
      return `${delta({ content: [thinking] })}${delta({ content: [thinking, { type: 'text', text: first }] })}${words(rest.join(''))}${data({ choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }], usage: USAGE })}${DONE}`
    },
  },
  'Mistral, strict template': {
    refuses: [
      {
        has: ({ messages }) => messages[1]?.role === 'assistant',
        status: 400,
        body: {
          object: 'error',
          message: 'After the optional system message, conversation roles must alternate user/assistant',
        },
      },
    ],
    says: plainly,
  },
  DeepSeek: {
    refuses: [forbidsExtra('max_completion_tokens')],
    says: (text) =>
      `: keep-alive\n\n${delta({ content: null, reasoning_content: 'penso nela' })}${words(text)}${data({ choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }], usage: USAGE })}${DONE}`,
  },
  Groq: {
    refuses: [
      {
        has: sends('stream_options'),
        status: 400,
        body: error("property 'stream_options' is unsupported, did you mean 'stop'?"),
      },
    ],
    says: (text) => `${delta({ reasoning: 'penso nela' })}${plainly(text)}`,
  },
  xAI: {
    refuses: [
      {
        has: sends('temperature'),
        status: 400,
        body: {
          code: 'Client specified an invalid argument',
          error: 'Model grok does not support parameter temperature.',
        },
      },
    ],
    says: (text) => `${words(text)}${chunk(null, { finish_reason: 'end_turn' })}${DONE}`,
  },
  OpenRouter: {
    refuses: [
      {
        has: sends('max_tokens'),
        status: 400,
        body: {
          error: {
            message: 'Provider returned error',
            code: 400,
            metadata: { raw: JSON.stringify(NO_MAX_TOKENS.body), provider_name: 'OpenAI' },
          },
        },
      },
    ],
    says: (text) =>
      `: OPENROUTER PROCESSING\n\n${delta({ content: '', reasoning: 'penso nela', reasoning_details: [{ text: 'penso nela' }] })}${words(text)}${chunk(null, { finish_reason: 'stop', native_finish_reason: 'completed' })}${data({ choices: [], usage: USAGE })}${DONE}`,
  },
  Together: {
    refuses: [],
    says: (text) => `${delta({ reasoning: 'penso nela' })}${words(text)}${STOP}${DONE}`,
  },
  Maritaca: { refuses: [], says: plainly },
  'vLLM, older': {
    refuses: [
      {
        has: sends('stream_options'),
        status: 400,
        body: {
          object: 'error',
          message:
            "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {'include_usage': True}}]",
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      },
      {
        has: roleOf(0, 'system'),
        status: 400,
        body: { object: 'error', message: 'System role not supported', code: 400 },
      },
      {
        has: roleOf(0, 'developer'),
        status: 400,
        body: {
          object: 'error',
          message: 'Unexpected message role: developer role is not supported',
          code: 400,
        },
      },
    ],
    says: plainly,
  },
  'llama.cpp': {
    refuses: [],
    says: (text) => `:\n\n${delta({ role: 'assistant', content: null })}${words(text)}${STOP}${DONE}`,
  },
  Ollama: {
    refuses: [],
    says: (text) => `${words(text).replaceAll('"finish_reason":null', '"finish_reason":""')}${DONE}`,
  },
  'LM Studio': {
    refuses: [
      {
        has: ({ response_format }) =>
          (response_format as { type?: string } | undefined)?.type === 'json_object',
        status: 400,
        body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
      },
    ],
    says: plainly,
  },
  'LM Studio, refusing inside of a stream': {
    refuses: [],
    says: (text, body) =>
      'temperature' in body
        ? `event: error\ndata: ${JSON.stringify({ message: "'temperature' is not supported" })}\n\n`
        : plainly(text),
  },
  'LiteLLM proxy': {
    refuses: [
      {
        has: sends('temperature'),
        status: 400,
        body: {
          error: {
            message:
              "litellm.UnsupportedParamsError: gpt-5 models don't support temperature=0.7. Only temperature=1 is supported.",
            type: 'None',
            param: null,
            code: '400',
          },
        },
      },
    ],
    says: (text) => `: ping\n\n${plainly(text)}`,
  },
  'a service that closes without saying that it is done': {
    refuses: [],
    says: (text) => `${words(text)}${STOP}`,
  },
}
