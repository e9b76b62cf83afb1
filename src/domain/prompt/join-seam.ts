/** How many characters of a continuation to wait for before joining it: enough to see a repetition. */
export const SEAM_HEAD = 80

// A shorter coincidence than this is chance ('a ', 'que '), not a model that repeats itself.
const SHORTEST_REPEAT = 8

/**
 * The beginning of a continuation as it is to be appended to `partial`: what repeats the end of `partial` is
 * taken away, and a missing blank after punctuation is put back.
 */
export function joinSeam(partial: string, head: string): string {
  const fresh = withoutRepeat(partial, head)
  const glued = /[.!?…:;,]["”’)*_]*$/.test(partial) && /^[\p{L}\p{N}“"]/u.test(fresh)
  return glued ? ` ${fresh}` : fresh
}

function withoutRepeat(partial: string, head: string): string {
  const words = head.trimStart()
  const longest = Math.min(words.length, partial.length)
  for (let length = longest; length >= SHORTEST_REPEAT; length -= 1) {
    if (partial.endsWith(words.slice(0, length))) return words.slice(length)
  }
  return /\s$/.test(partial) ? words : head
}
