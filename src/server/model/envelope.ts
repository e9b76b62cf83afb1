/** A quote, a backslash or a control character: what can't stand as it is inside a JSON text. */
const NOT_PLAIN = /["\\\p{Cc}]/u
const PROBE = 'uma palavra que ninguém disse'
/** A service that wraps every word in another way is not asked for its way again and again. */
const MOST_LESSONS = 5
/** Longer lines are no words of a reply that comes word by word. */
const LONGEST_LINE = 4096

/**
 * Within one reply most services wrap every word into the same JSON, and only the word differs. Once a line was read
 * the long way, the next ones that begin and end like it need no parsing: what stands between is the word.
 *
 * `read` is the long way: the word in a line that holds nothing else of interest, else an empty text.
 */
export function createEnvelope(read: (line: string) => string) {
  let before: string | null = null
  let after = ''
  let lessons = 0

  return {
    /** The word in a line that looks like the one learned, if it is plain; null when the line must be read. */
    open(line: string): string | null {
      if (before === null || !line.startsWith(before) || !line.endsWith(after)) return null
      const word = line.slice(before.length, line.length - after.length)
      return word === '' || NOT_PLAIN.test(word) ? null : word
    },

    /** Takes the wrapping from a line that was read, once another word in the same place is found to be read there. */
    learn(line: string, word: string): void {
      if (lessons === MOST_LESSONS || line.length > LONGEST_LINE || NOT_PLAIN.test(word)) return
      lessons += 1
      const at = line.lastIndexOf(`"${word}"`) + 1
      const [start, end] = [line.slice(0, at), line.slice(at + word.length)]
      if (at === 0 || read(start + PROBE + end) !== PROBE) return
      before = start
      after = end
    },
  }
}
