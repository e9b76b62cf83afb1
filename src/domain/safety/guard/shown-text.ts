/** A letter of any alphabet. */
export const LETTER = /\p{L}/u

type Before = {
  /** Words of this reply were shown before. */
  readonly hasWords: boolean
  /** The reply continues in the middle of a sentence that was shown. */
  readonly isMidSentence: boolean
}

/**
 * What of a reply was shown. Marks and sentences of ours wait until the reply has said a word of its own: without any,
 * the whole reply is replaced, and nothing of it may have been shown before.
 */
export function createShownText(before: Before) {
  let { hasWords, isMidSentence } = before
  let waiting = ''

  /** What waited, once. */
  function take(): string {
    const text = waiting
    waiting = ''
    return text
  }

  return {
    hasWords: () => hasWords,
    /** What may be shown now that the reply says this. */
    say(text: string): string {
      waiting += text
      hasWords ||= LETTER.test(text)
      if (!hasWords || text === '') return ''
      isMidSentence = false
      return take()
    },
    /** Adds what is not said by the reply. */
    wait(text: string): void {
      waiting += text
    },
    /** What a sentence of ours begins with when it breaks off one that was shown in part. */
    seam(): string {
      const seam = isMidSentence ? '… ' : ''
      isMidSentence = false
      return seam
    },
    take,
  }
}
