/** A quote, a backslash or a control character: what a JSON string holds only escaped. */
const NOT_PLAIN = /["\\\p{Cc}]/u
const PROBE = 'uma palavra que ninguém disse'
/** With a service that wraps every word differently, learning is given up after so many lines. */
const MAX_ATTEMPTS = 5
/** A longer line is not worth learning from. */
const MAX_LINE = 4096

/**
 * Within one reply most services wrap every word into the same JSON, and only the word differs. Once a line was
 * parsed, the next ones with the same beginning and end need no parsing: the word is what lies between.
 *
 * `read` parses a line: the word in a line that holds nothing else of interest, else an empty text.
 */
export function createEnvelope(read: (line: string) => string) {
  let before: string | null = null
  let after = ''
  let attempts = 0

  return {
    /** Fast path: same JSON around it as in the line before, no escapes; null means parse it. */
    open(line: string): string | null {
      if (before === null || !line.startsWith(before) || !line.endsWith(after)) return null
      const word = line.slice(before.length, line.length - after.length)
      return word === '' || NOT_PLAIN.test(word) ? null : word
    },

    /** Takes the wrapping from a line that was parsed, if parsing it with another word in the same position gives that word. */
    learn(line: string, word: string): void {
      if (attempts === MAX_ATTEMPTS || line.length > MAX_LINE || NOT_PLAIN.test(word)) return
      attempts += 1
      const at = line.lastIndexOf(`"${word}"`) + 1
      const [start, end] = [line.slice(0, at), line.slice(at + word.length)]
      if (at === 0 || read(start + PROBE + end) !== PROBE) return
      before = start
      after = end
    },
  }
}
