import { z } from 'zod'
import type { RequestForm } from './request-form.ts'

/** How the form that a service takes differs from the usual one. */
export type LearnedForm = Partial<RequestForm>

const FORM = z.object({
  limit: z.enum(['max_tokens', 'max_completion_tokens']),
  room: z.union([z.literal(1), z.literal(4)]),
  temperature: z.boolean(),
  prompt: z.enum(['system', 'developer', 'user']),
  usage: z.boolean(),
  json: z.enum(['json_object', 'json_schema', 'none']),
  alternates: z.boolean(),
  streams: z.boolean(),
  holds: z.enum(['all', 'no-examples', 'no-history']),
  tooSmall: z.object({ context: z.number(), needs: z.number() }).nullable(),
}) satisfies z.ZodType<RequestForm>

/** As it was stored; what another release has written and this one does not know is learned anew. */
export function readLearnedForm(stored: unknown): LearnedForm {
  return (FORM.partial().safeParse(stored).data ?? {}) as LearnedForm
}

const WORDS: { [Name in keyof RequestForm]: (value: RequestForm[Name]) => string } = {
  limit: (name) => name,
  room: (times) => `limite ${times} vezes maior`,
  temperature: (sent) => (sent ? 'com temperature' : 'sem temperature'),
  prompt: (role) => `instruções como ${role}`,
  usage: (asked) => (asked ? 'com stream_options' : 'sem stream_options'),
  json: (kind) => (kind === 'none' ? 'sem response_format' : kind),
  alternates: () => 'falas alternadas',
  streams: (streams) => (streams ? 'em fluxo' : 'sem fluxo'),
  holds: (part) => (part === 'all' ? 'tudo' : part === 'no-examples' ? 'sem exemplos' : 'sem histórico'),
  tooSmall: (found) => (found ? `mais contexto que ${tokens(found.context)}` : 'menos contexto'),
}

const tokens = (number: number) => `${number.toLocaleString('pt-BR')} tokens`

/** What an operator must do where not even the shortest request fits. */
export function describeTooSmall({ context, needs }: NonNullable<RequestForm['tooSmall']>): string {
  return `O modelo aceita ${tokens(context)}; são precisos pelo menos ${needs.toLocaleString('pt-BR')}. Aumente o contexto (num_ctx no Ollama, -c no llama.cpp).`
}

/** In words for the operator; empty when the service takes the usual requests. */
export function describeForm(form: LearnedForm): string {
  const wordOf = <Name extends keyof RequestForm>(name: Name) => {
    const value = form[name]
    return value === undefined ? [] : [WORDS[name](value as RequestForm[Name])]
  }
  return (Object.keys(WORDS) as (keyof RequestForm)[]).flatMap(wordOf).join(', ')
}
