import type { Tokens } from '#domain/services/tokens.ts'

/** How a service ends: with all, at its limit of length, or because it declines to continue. */
export type StreamEnd = 'whole' | 'cut' | 'filtered'

/** What is of interest in one chunk of a stream, or in an answer that comes as a whole. */
export type ChunkReading = {
  text: string
  /** It thinks: a sign of life that is not shown. */
  thinks: boolean
  end: StreamEnd | null
  error: boolean
  usage: Tokens | null
}

type Fields = Record<string, unknown>

const CUT = /^(length|model_length|max_tokens|max_output_tokens)$/i
const FILTERED =
  /^(content_filter|refusal|safety|prohibited_content|blocklist|recitation|spii|guardrail_intervened|content_filtered)$/i
const BROKEN = /^(error|insufficient_system_resource|network_error)$/i
const THINKING = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking'] as const

export function readChunk(answer: object): ChunkReading {
  const chunk = fieldsOf(answer)
  const choices = Array.isArray(chunk.choices) ? chunk.choices : []
  const choice: Fields = choices.find((candidate) => candidate && (candidate.index ?? 0) === 0) ?? {}
  const [delta, message] = [fieldsOf(choice.delta), fieldsOf(choice.message)]
  const content = delta.content ?? message.content
  const text = textOf(content)
  const refuses = isText(delta.refusal ?? message.refusal) || wasBlocked(chunk)
  return {
    text,
    thinks: text === '' && (Array.isArray(content) || THINKING.some((field) => hasSomething(delta[field]))),
    end: refuses ? 'filtered' : isText(choice.finish_reason) ? endOf(choice.finish_reason) : null,
    error: Boolean(chunk.error) || isBroken(choice.finish_reason) || isBroken(choice.native_finish_reason),
    usage: chunk.usage ? readUsage(chunk.usage) : null,
  }
}

const isBroken = (reason: unknown): boolean => isText(reason) && BROKEN.test(reason)

/** A text, or the parts of a list that are text and not thinking. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('')
}

function endOf(reason: string): StreamEnd {
  if (FILTERED.test(reason)) return 'filtered'
  return CUT.test(reason) ? 'cut' : 'whole'
}

/** A prompt that Google's filter took: there is no choice then. */
function wasBlocked(chunk: Fields): boolean {
  const feedback = chunk.promptFeedback ?? chunk.prompt_feedback
  if (!feedback) return false
  const { blockReason, block_reason } = fieldsOf(feedback)
  return isText(blockReason) || isText(block_reason)
}

function readUsage(usage: unknown): Tokens | null {
  const counted = fieldsOf(usage)
  if (!isCount(counted.prompt_tokens) || !isCount(counted.completion_tokens)) return null
  const cached = fieldsOf(counted.prompt_tokens_details).cached_tokens ?? counted.prompt_cache_hit_tokens
  return {
    input: counted.prompt_tokens,
    output: counted.completion_tokens,
    cached: isCount(cached) ? Math.min(cached, counted.prompt_tokens) : 0,
  }
}

const NONE: Fields = {}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : NONE

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const hasSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isText(value) || (typeof value === 'object' && value !== null)
