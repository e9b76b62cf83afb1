import { z } from 'zod'

export type ChatTurn = { role: 'user' | 'assistant'; content: string }
export type PayloadMessage = ChatTurn | { role: 'system'; content: string }

/** A request as the product means it; a service may want it written in another form. */
export type ChatRequest = {
  model: string
  messages: PayloadMessage[]
  temperature: number
  max_tokens: number
  stream: boolean
  /** Only JSON of this shape is of use as an answer. */
  json?: { name: string; schema: unknown }
  /** What a service with a small context may get instead: a shorter prompt, and none of the turns after it but the last. */
  shorter?: { prompt: string; history: number }
}

const FORM = z.object({
  limit: z.enum(['max_tokens', 'max_completion_tokens']),
  /** How many times the limit is allowed: some models use it up with thinking before they say a word. */
  room: z.union([z.literal(1), z.literal(4)]),
  temperature: z.boolean(),
  /** The role under which the prompt is sent; `user` puts it in front of the person's first message. */
  prompt: z.enum(['system', 'developer', 'user']),
  /** Whether a stream is asked to end with how many tokens it took. */
  usage: z.boolean(),
  json: z.enum(['json_object', 'json_schema', 'none']),
  /** Turns of person and assistant must alternate, and the person's is the first. */
  alternates: z.boolean(),
  streams: z.boolean(),
  /** How much of a request the service's context holds: all, all but the examples, or not even the history. */
  holds: z.enum(['all', 'no-examples', 'no-history']),
  /** The service's context, and what the shortest request needs, in tokens: it does not fit. */
  tooSmall: z.object({ context: z.number(), needs: z.number() }).nullable(),
})

/** What a service takes: how a request is written for it. */
export type RequestForm = z.infer<typeof FORM>

/** As the specification has it. */
export const USUAL_FORM: RequestForm = {
  limit: 'max_tokens',
  room: 1,
  temperature: true,
  prompt: 'system',
  usage: false,
  json: 'json_object',
  alternates: false,
  streams: true,
  holds: 'all',
  tooSmall: null,
}

/** Fields that the operator adds to every request; null leaves one out. */
export type ExtraBody = Readonly<Record<string, unknown>>

/** `max_completion_tokens` includes what the model thinks. */
const ROOM_TO_THINK = 2_000

/** The body of a request in the form that a service takes, with what the operator wants in it. */
export function writeRequest(
  { model, messages: whole, temperature, max_tokens, stream, json, shorter }: ChatRequest,
  form: RequestForm,
  extra: ExtraBody = {},
): Record<string, unknown> {
  const streams = stream && form.streams
  const limit = form.limit === 'max_tokens' ? max_tokens : max_tokens + ROOM_TO_THINK
  const messages = shortened(whole, shorter, form.holds)
  const turns = form.alternates ? alternating(messages) : messages
  const body = {
    model,
    messages: withPrompt(turns, form.prompt),
    ...(form.temperature && { temperature }),
    [form.limit]: limit * form.room,
    stream: streams,
    ...(streams && form.usage && { stream_options: { include_usage: true } }),
    ...(json && form.json === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(json &&
      form.json === 'json_schema' && {
        response_format: { type: 'json_schema', json_schema: { ...json, strict: true } },
      }),
    ...extra,
  }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

function shortened(
  messages: readonly PayloadMessage[],
  shorter: ChatRequest['shorter'],
  holds: RequestForm['holds'],
): readonly PayloadMessage[] {
  if (holds === 'all' || !shorter) return messages
  const turns = messages.slice(holds === 'no-history' ? 1 + shorter.history : 1)
  return [{ role: 'system', content: shorter.prompt }, ...turns]
}

/** Whether the assistant's is the first turn, or somebody has two in a row. */
export const hasUnevenTurns = (messages: readonly PayloadMessage[]): boolean =>
  alternating(messages).length < messages.length

function alternating(messages: readonly PayloadMessage[]): PayloadMessage[] {
  const even: PayloadMessage[] = []
  for (const { role, content } of messages) {
    const last = even.at(-1)
    if (role === 'assistant' && (!last || last.role === 'system')) continue
    if (last?.role === role) even[even.length - 1] = { role, content: `${last.content}\n\n${content}` }
    else even.push({ role, content })
  }
  return even
}

function withPrompt(messages: readonly PayloadMessage[], role: RequestForm['prompt']) {
  const [prompt, ...turns] = messages
  if (role === 'system' || prompt?.role !== 'system') return messages
  if (role === 'developer') return [{ role, content: prompt.content }, ...turns]
  const first = turns.findIndex((turn) => turn.role === 'user')
  return turns.map((turn, index) =>
    index === first ? { role, content: `${prompt.content}\n\n${turn.content}` } : turn,
  )
}

/** How the form that a service takes differs from the usual one. */
export type LearnedForm = Partial<RequestForm>

/** As it was stored; what another release has written and this one does not know is learned anew. */
export const readLearnedForm = (stored: unknown): LearnedForm =>
  (FORM.partial().safeParse(stored).data ?? {}) as LearnedForm

const tokens = (number: number) => `${number.toLocaleString('pt-BR')} tokens`

/** What an operator must do where not even the shortest request fits. */
export const describeTooSmall = ({ context, needs }: NonNullable<RequestForm['tooSmall']>): string =>
  `O modelo aceita ${tokens(context)}; são precisos pelo menos ${needs.toLocaleString('pt-BR')}. Aumente o contexto (num_ctx no Ollama, -c no llama.cpp).`

/** In words for the operator; empty when the service takes the usual requests. */
export function describeForm(form: LearnedForm): string {
  const { limit, room, temperature, prompt, usage, json, alternates, streams, holds, tooSmall } = form
  return [
    limit,
    room && `limite ${room} vezes maior`,
    temperature === false && 'sem temperature',
    prompt && `instruções como ${prompt}`,
    usage === false && 'sem stream_options',
    json === 'none' ? 'sem response_format' : json,
    alternates && 'falas alternadas',
    streams === false && 'sem fluxo',
    holds && (holds === 'no-history' ? 'sem histórico' : 'sem exemplos'),
    tooSmall && `mais contexto que ${tokens(tooSmall.context)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
