import { LONGEST_TAG, markAt, mayBecomeMark } from './hidden-marks.ts'

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
