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
  const length = overlap(partial.slice(-words.length), words)
  if (length >= SHORTEST_REPEAT) return words.slice(length)
  return /\s$/.test(partial) ? words : head
}

/** How much of the beginning of `words` stands at the end of `text`, at most: by Knuth, Morris and Pratt, so in linear time. */
function overlap(text: string, words: string): number {
  const fallback = [0]
  const step = (from: number, unit: string) => {
    let length = from
    while (length > 0 && (length === words.length || words[length] !== unit))
      length = fallback[length - 1] ?? 0
    return words[length] === unit ? length + 1 : length
  }
  for (let at = 1; at < words.length; at += 1) fallback.push(step(fallback[at - 1] ?? 0, words[at] ?? ''))
  let length = 0
  for (let at = 0; at < text.length; at += 1) length = step(length, text[at] ?? '')
  return length
}
