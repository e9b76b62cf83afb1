import { foldText } from '../text/fold-text.ts'
import { parseJson } from '../text/parse-json.ts'

/** What a service sends when it does not answer, in whatever shape. */
export type Refusal = {
  status: number
  code: string
  /** The field that it names, as in `max_tokens` or `messages.0.role`. */
  param: string
  /** Its sentence. May quote what was sent: see `quoteRefusal`. */
  text: string
}

type Fields = Record<string, unknown>

/** Reads the body of a refusal: an object, a list, a text, JSON inside of JSON. */
export function readRefusal(status: number, body: string): Refusal {
  const refusal = readShape(parseJson(body) ?? body, 0)
  return { status, ...refusal, text: refusal.text.slice(0, TEXT_MAX) }
}

const TEXT_MAX = 4_000
/** Gateways pass on the text of the service behind them; one inside the other is enough. */
const DEPTH_MAX = 4

const NOTHING = { code: '', param: '', text: '' }

function readShape(value: unknown, depth: number): Omit<Refusal, 'status'> {
  if (typeof value === 'string') return { ...NOTHING, text: value }
  if (depth === DEPTH_MAX || typeof value !== 'object' || value === null) return NOTHING
  if (Array.isArray(value)) return readShape(value[0], depth + 1)
  const fields = value as Fields
  const within = readShape(fields.error ?? fields.detail, depth + 1)
  // A list of problems: its kind and its sentence, never its `input`.
  const message = readShape(fields.message ?? fields.msg, depth + 1)
  const inner = (fields.metadata as Fields | null | undefined)?.raw
  const raw = readShape(typeof inner === 'string' ? (parseJson(inner) ?? inner) : inner, depth + 1)
  return {
    // What is deeper is nearer to the service that refused.
    code:
      [raw.code, codeOf(fields.innererror), within.code, message.code, codeOf(fields)].find(Boolean) ?? '',
    param:
      [raw.param, within.param, message.param, wordOf(fields.param), pathOf(fields.loc)].find(Boolean) ?? '',
    text: [within.text, message.text, raw.text].filter((text) => text !== '').join(' | '),
  }
}

function codeOf(value: unknown): string {
  const { code, type } = (value ?? {}) as Fields
  return wordOf(code) || wordOf(type)
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** As in `["body", "max_tokens"]`. */
const pathOf = (loc: unknown): string =>
  Array.isArray(loc) ? loc.filter((step, at) => at > 0 || step !== 'body').join('.') : ''

const FILTER_CODES =
  /^(content_filter|ResponsibleAIPolicyViolation|invalid_prompt|content_policy_violation)$/i
const FILTER_SENTENCES =
  /ContentPolicyViolation|ResponsibleAIPolicyViolation|violates usage guidelines|content management policy|flagged as potentially violating|\b(prompt|input|content|message)s? (was|were|is|has been) (flagged|blocked)\b/i

/** Whether the service declines for what is being talked about. Such a refusal comes with any status. */
export const isFilter = ({ code, text }: Refusal): boolean =>
  FILTER_CODES.test(code) || FILTER_SENTENCES.test(text)

const CONTEXT_SENTENCES =
  /context.(length|size|window)|maximum number of tokens|prompt is too long|input tokens? .{0,40}exceed|reduce the length of the (messages|prompt)/i
const CONTEXT_FIGURE =
  /(?:context (?:length|size|window)|maximum|limit)\D{0,40}?(\d{3,})|(\d{3,})(?: tokens)? maximum/i

/** Whether the request is longer than the service's context; the figures are in tokens, null where it names none. */
export function exceededContext({
  code,
  text,
}: Refusal): { context: number | null; needs: number | null } | null {
  if (!CONTEXT_SENTENCES.test(`${code} ${text}`)) return null
  const plain = text.replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '')
  const [, after, before] = CONTEXT_FIGURE.exec(plain) ?? []
  const context = Number(after ?? before) || null
  const most = Math.max(0, ...(plain.match(/\d{3,}/g) ?? []).map(Number))
  return { context, needs: context !== null && most > context ? most : null }
}

const QUOTED_MAX = 300
/** So many characters in a row that were also in the request are no coincidence. */
const SHARED = 10
const LONG_TOKEN = /[\w-]{24,}/g
const ESCAPED = /\\u([0-9a-f]{4})|&#x([0-9a-f]{1,4});|&#(\d{1,5});/gi
const WORD = /[\p{L}\p{M}\d]+/gu
/** Shorter words say nothing, and are in every language. */
const TELLING = 3

/** The sentence of a refusal for the log: services quote what they were sent, and nothing of that is logged. */
export function quoteRefusal({ text }: Refusal, sent: readonly string[]): string {
  // A word that is cut in two here counts as half a quotation.
  const beginning = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text
  const quoted = beginning
    .replace(ESCAPED, (_, json = '', hex = '', decimal = '') =>
      String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(json || hex, 16)),
    )
    .replaceAll('&nbsp;', ' ')
    .replaceAll('...', '…')
    .replaceAll(/(?<!\\)\\+[nrt]|\s/g, ' ')
    .replaceAll(/(?<!\\)\\+(["'])/g, '$1')
  const known = sent.map((content) => lowerCase(content.replaceAll(/\s/g, ' ')))
  return withoutWords(withoutShared(quoted, known), sent).replaceAll(LONG_TOKEN, '…').slice(0, QUOTED_MAX)
}

export function withoutQuotations(refusal: Refusal, sent: readonly string[]): Refusal {
  const known = sent.map((content) => lowerCase(content.replaceAll(/\s/g, ' ')))
  return { ...refusal, text: withoutShared(refusal.text.replaceAll(/\s/g, ' '), known) }
}

/** Without words that were sent, and halves of words where a quotation was cut short. */
function withoutWords(quoted: string, sent: readonly string[]): string {
  const words = new Set(sent.flatMap((content) => (content.match(WORD) ?? []).map(foldText)))
  return quoted.replaceAll(WORD, (word, at: number) => {
    const isHalf = quoted[at - 1] === '…' || quoted[at + word.length] === '…'
    return isHalf || (word.length >= TELLING && words.has(foldText(word))) ? '…' : word
  })
}

/** Letter by letter, because some letters become two, and what is found must be at the same place in both. */
const lowerCase = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  })

/** Without what is also in one of these texts; a short text is taken out as a whole. */
function withoutShared(quoted: string, known: readonly string[]): string {
  const lower = lowerCase(quoted)
  const hidden = new Array<boolean>(quoted.length).fill(false)
  const hide = (at: number, length: number) => hidden.fill(true, at, at + length)
  for (let at = 0; at + SHARED <= lower.length; at += 1) {
    const part = lower.slice(at, at + SHARED)
    if (known.some((text) => text.includes(part))) hide(at, SHARED)
  }
  for (const text of known.map((one) => one.trim()).filter((one) => one !== '' && one.length < SHARED))
    for (let at = lower.indexOf(text); at >= 0; at = lower.indexOf(text, at + 1)) hide(at, text.length)
  let left = ''
  for (let at = 0; at < quoted.length; at += 1) {
    if (!hidden[at]) left += quoted[at]
    else if (!hidden[at - 1]) left += '…'
  }
  return left
}
