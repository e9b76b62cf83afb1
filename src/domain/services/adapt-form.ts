import { exceededContext, type Refusal } from './read-refusal.ts'
import type { RequestForm } from './request-form.ts'

type Change = (form: RequestForm) => Partial<RequestForm>

const FIELDS: Readonly<Record<string, Change>> = {
  max_tokens: () => ({ limit: 'max_completion_tokens' }),
  max_completion_tokens: () => ({ limit: 'max_tokens' }),
  temperature: () => ({ temperature: false }),
  stream_options: () => ({ usage: false }),
  response_format: ({ json }) => ({ json: json === 'json_object' ? 'json_schema' : 'none' }),
  stream: () => ({ streams: false }),
}

/** What to change when a service does not take a message for its role or its place. */
const TURNS: readonly (readonly [sentence: RegExp, Change])[] = [
  [
    /roles? must alternate|successive (user|assistant)|(start|begin)s? with (a |the )?user|first message.{0,40}\buser\b/i,
    () => ({ alternates: true }),
  ],
  [
    // A service that quotes the request names `role` and `system` too.
    /\bmessages\W*\d+\W*role\b|unexpected (message )?role|\b(system|developer)\W{1,3}(role|messages?|instructions?)\W.{0,30}\b(not|un\w+)\b/i,
    ({ prompt }) => ({ prompt: prompt === 'system' ? 'developer' : 'user' }),
  ],
]

const REFUSES =
  /unsupported|not (be )?(supported|support|permitted|allowed|accepted|enabled)|n.t support|unknown|unrecogni[sz]ed|unexpected|forbidden|deprecated|extra inputs?|extra_forbidden|cannot find|only .{0,60}(supported|allowed)|invalid|must be/i
/** These name `max_tokens` too, and another name for it would not help. */
const TOO_LARGE =
  /too (large|long|many|big)|maximum context|context.length|exceed|at most|greater than|less than/i

type Sent = {
  readonly body: Readonly<Record<string, unknown>>
  /** Fields that the operator has set: these are not changed. */
  readonly own: readonly string[]
  /** The first turn is the assistant's, or one side has two in a row. */
  readonly isUneven: boolean
  /** In which ways this request becomes shorter, the mildest first. */
  readonly shorter: readonly RequestForm['holds'][]
}

/** The form to try after a refusal, changed in what the service names and nothing else; null when it names nothing we can change. */
export function adaptForm(
  form: RequestForm,
  refusal: Refusal,
  { body, own, isUneven, shorter }: Sent,
): RequestForm | null {
  const { status, code, param, text } = refusal
  if (![400, 413, 422, 501].includes(status)) return null
  if (exceededContext(refusal)) {
    const holds = shorter[shorter.indexOf(form.holds) + 1]
    return holds ? { ...form, holds } : null
  }
  const said = `${code} ${param} ${text}`
  const turns = TURNS.find(([sentence]) => sentence.test(said))
  if (turns) return { ...form, ...turns[1](form) }
  if (TOO_LARGE.test(text)) return null
  const fields = Object.keys(FIELDS).filter((field) => field in body && !own.includes(field))
  const named = REFUSES.test(said) ? namedField(refusal, fields) : null
  if (named !== null) return { ...form, ...FIELDS[named]?.(form) }
  // Some chat templates refuse such a conversation without a word of why.
  return status === 400 && isUneven ? { ...form, alternates: true } : null
}

/** The field of the request that a refusal is about: what it names, else the first in quotes, else the first it mentions. */
function namedField({ param, text }: Refusal, fields: readonly string[]): string | null {
  const sentence = snakeCase(text)
  const quoted = [...sentence.matchAll(/["'`«]([\w.[\]]+)["'`»]/g)].map(([, name = '']) => name)
  for (const name of [snakeCase(param), ...quoted]) {
    const [field = ''] = name.split(/[.[]/)
    if (fields.includes(field)) return field
  }
  // A sentence about a stream need not be about the field.
  const places = fields
    .filter((field) => field !== 'stream')
    .map((field) => ({ field, at: sentence.search(new RegExp(`\\b${field}\\b`)) }))
    .filter(({ at }) => at >= 0)
  return places.toSorted((a, b) => a.at - b.at)[0]?.field ?? null
}

const snakeCase = (text: string): string => text.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
