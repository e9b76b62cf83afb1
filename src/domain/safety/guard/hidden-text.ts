/** What a model writes for itself or for a program, by the name of its tag. */
const TAG_NAMES =
  `think thinking thought thoughts reasoning reflection analysis scratchpad tool_call tool_calls tool_response
  tool_result function_call function_calls function_results invoke`.split(/\s+/)
/** Marks without angle brackets, and what ends the text they begin. */
const BRACKET_NAMES = ['think', 'tool_calls', 'tool_results']
/** A tag with its attributes is never longer; what is longer is text. */
const LONGEST_TAG = 120

const TAG = new RegExp(`^<\\s{0,3}(/?)\\s{0,3}(${TAG_NAMES.join('|')})(?:[\\s=/][^<>]*)?>`, 'i')
const BRACKET = new RegExp(`^\\[(/?)(${BRACKET_NAMES.join('|')})\\]`, 'i')
// Some models name a channel before each message: only the last one, 'final', is meant for the person.
const CHANNEL_MARK = /^<\|channel\|>([^<]{0,40})<\|message\|>/i
const START = /^<\|start\|>[^<]{0,20}(?=<\|)/i
const TOKEN = /^<\|(?!channel\||start\|)[a-z_]{1,24}\|>/i
/** A name as far as it has come. */
const begun = (name: string): string => (name === '' ? '' : `(?:${name.charAt(0)}${begun(name.slice(1))})?`)
const BEGUN_MARK = new RegExp(
  [
    `^<\\s{0,3}/?\\s{0,3}(?:${TAG_NAMES.map(begun).join('|')}|(?:${TAG_NAMES.join('|')})[\\s=/][^<>]*)$`,
    `^\\[/?(?:${BRACKET_NAMES.map((name) => begun(`${name}]`)).join('|')})$`,
    '^<\\|(?:[a-z_]{0,24}|[a-z_]{1,24}\\||(?:channel|start)\\|>[^<]{0,40}(?:<(?:\\|[a-z_]{0,24}\\|?)?)?)?$',
  ].join('|'),
  'i',
)
const CHANNEL_END = /<\|(?:end|return|call)\|>/gi

/** A mark of hidden text: its length, and what ends the block that it begins, if it begins one. */
type Mark = { readonly length: number; readonly closing: RegExp | null }

/** The mark at the beginning of this text. */
function markAt(text: string): Mark | null {
  const channel = text.match(CHANNEL_MARK)
  if (channel !== null) {
    const [whole, name = ''] = channel
    return { length: whole.length, closing: /^\s*final/i.test(name) ? null : CHANNEL_END }
  }
  const token = text.match(TOKEN) ?? text.match(START)
  if (token !== null) return { length: token[0].length, closing: null }
  const mark = text.match(TAG) ?? text.match(BRACKET)
  if (mark === null) return null
  const [whole, slash, name = ''] = mark
  const closing = slash === '' ? new RegExp(`[<[]\\s{0,3}/\\s{0,3}${name}\\s{0,3}[>\\]]`, 'gi') : null
  return { length: whole.length, closing }
}

const mayBecomeMark = (text: string): boolean => text.length < LONGEST_TAG && BEGUN_MARK.test(text)

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
  let hasShown = false

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
    // The blank lines between a hidden block and the beginning of the reply go with the block.
    if (blocks > 0 && !hasShown) shown = shown.trimStart()
    hasShown ||= shown !== ''
    return shown
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
