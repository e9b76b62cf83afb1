/** What a model writes for itself or for a program, by the name of its tag. */
const TAG_NAMES =
  `think thinking thought thoughts reasoning reflection analysis scratchpad tool_call tool_calls tool_response
  tool_result function_call function_calls function_results invoke`.split(/\s+/)
/** Marks without angle brackets, and what ends the text they begin. */
const BRACKET_NAMES = ['think', 'tool_calls', 'tool_results']
/** A tag with its attributes is never longer; what is longer is text. */
const LONGEST_TAG = 120

const TAG = new RegExp(`<\\s{0,3}(/?)\\s{0,3}(${TAG_NAMES.join('|')})(?:[\\s=/][^<>]*)?>`, 'iy')
const BRACKET = new RegExp(`\\[(/?)(${BRACKET_NAMES.join('|')})\\]`, 'iy')
// Some models name a channel before each message: only the last one, 'final', is meant for the person.
const CHANNEL_MARK = /<\|channel\|>([^<]{0,40})<\|message\|>/iy
const START = /<\|start\|>[^<]{0,20}(?=<\|)/iy
const TOKEN = /<\|(?!channel\||start\|)[a-z_]{1,24}\|>/iy
const BEGUN_TOKEN =
  /^<(?:\|(?:[a-z_]{0,24}|[a-z_]{1,24}\||(?:channel|start)\|>[^<]{0,40}(?:<(?:\|[a-z_]{0,24}\|?)?)?)?)?$/i
const CHANNEL_END = /<\|(?:end|return|call)\|>/gi

/** A mark of hidden text: its length, and what ends the block that it begins, if it begins one. */
type Mark = { readonly length: number; readonly closing: RegExp | null }

/** The mark at the beginning of this text. */
function markAt(text: string): Mark | null {
  const channel = matchAt(CHANNEL_MARK, text)
  if (channel !== null) {
    const [whole, name = ''] = channel
    return { length: whole.length, closing: /^\s*final/i.test(name) ? null : CHANNEL_END }
  }
  const token = matchAt(TOKEN, text) ?? matchAt(START, text)
  if (token !== null) return { length: token[0].length, closing: null }
  const mark = matchAt(TAG, text) ?? matchAt(BRACKET, text)
  if (mark === null) return null
  const [whole, slash, name = ''] = mark
  const closing = slash === '' ? new RegExp(`[<[]\\s{0,3}/\\s{0,3}${name}\\s{0,3}[>\\]]`, 'gi') : null
  return { length: whole.length, closing }
}

function matchAt(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  return pattern.exec(text)
}

/** Whether what begins here could be the beginning of a mark. */
function mayBecomeMark(text: string): boolean {
  if (text.length >= LONGEST_TAG) return false
  if (text.startsWith('[')) {
    const begun = text.slice(1).replace(/^\//, '').toLowerCase()
    return BRACKET_NAMES.some((name) => `${name}]`.startsWith(begun))
  }
  if (text.startsWith('<|') || text === '<') return BEGUN_TOKEN.test(text)
  const begun = text
    .slice(1)
    .replace(/^\s{0,3}\/?\s{0,3}/, '')
    .toLowerCase()
  if (begun.includes('<') || begun.includes('>')) return false
  return TAG_NAMES.some(
    (name) => name.startsWith(begun) || (begun.startsWith(name) && /^[\s=/]/.test(begun.slice(name.length))),
  )
}

type HiddenTextFilter = {
  /** What of the text may be read on. */
  push(chunk: string): string
  /** The rest. A block that was never closed stays hidden. */
  end(): string
  /** How many blocks were taken out. */
  hidden(): number
}

const MARK_BEGINS = /[<[]/

/**
 * Takes out of a streamed text what is no reply: `<think>…</think>`, tool calls and the like, however they are cut
 * into packets. Holds back at most what may still become a tag.
 */
export function createHiddenTextFilter(): HiddenTextFilter {
  let text = ''
  let blocks = 0
  /** What ends the hidden block we are in. */
  let closing: RegExp | null = null
  let ended = false
  const trimLead = createLeadTrimmer()

  function take(): string {
    let shown = ''
    while (text !== '') {
      if (closing !== null) {
        if (!skipHidden(closing)) break
        continue
      }
      const at = text.search(MARK_BEGINS)
      if (at !== 0) {
        shown += text.slice(0, at < 0 ? undefined : at)
        text = at < 0 ? '' : text.slice(at)
        continue
      }
      const mark = markAt(text)
      if (mark !== null) {
        if (mark.closing !== null) blocks += 1
        closing = mark.closing
        text = text.slice(mark.length)
        continue
      }
      if (!ended && mayBecomeMark(text)) break
      shown += text.charAt(0)
      text = text.slice(1)
    }
    return trimLead(shown, blocks > 0)
  }

  /** Drops hidden text up to its end; false while the end has not come. */
  function skipHidden(end: RegExp): boolean {
    end.lastIndex = 0
    const found = end.exec(text)
    if (found === null) {
      text = ended ? '' : text.slice(-LONGEST_TAG)
      return false
    }
    text = text.slice(found.index + found[0].length)
    closing = null
    return true
  }

  return {
    push(chunk) {
      if (text === '' && closing === null && !MARK_BEGINS.test(chunk)) return trimLead(chunk, blocks > 0)
      let shown = ''
      // In portions: what is looked at is never much longer than a tag.
      for (let from = 0; from < chunk.length; from += LONGEST_TAG) {
        text += chunk.slice(from, from + LONGEST_TAG)
        shown += take()
      }
      return shown
    },
    end() {
      ended = true
      return take()
    },
    hidden: () => blocks,
  }
}

/** The blank lines between a hidden block and the beginning of the reply go with the block. */
function createLeadTrimmer() {
  let hasShown = false
  return (shown: string, isAfterBlock: boolean): string => {
    const text = isAfterBlock && !hasShown ? shown.trimStart() : shown
    hasShown ||= text !== ''
    return text
  }
}
