/** A run of words that is read at a time: a long message is read window by window. */
export type Window = { readonly start: number; readonly end: number }

/** So many words are one window; a sentence may be a little longer before it is cut. */
const windowWords = 22
const sentenceWords = 28

/**
 * Windows over the words of all sentences, counted from the first: each begins at a sentence, or at a piece of a very
 * long one, and takes in the next ones while there is room.
 */
export function windowsOf(sentenceLengths: readonly number[]): readonly Window[] {
  const parts = sentenceLengths.flatMap(piecesOf)
  let passed = 0
  const starts = parts.map((length) => {
    passed += length
    return passed - length
  })
  const windows: Window[] = []
  for (let at = 0; at < parts.length; at++) {
    let next = at + 1
    let length = parts[at] ?? 0
    while (next < parts.length && length + (parts[next] ?? 0) <= windowWords) length += parts[next++] ?? 0
    const start = starts[at] ?? 0
    windows.push({ start, end: start + length })
    if (next >= parts.length) break
  }
  return windows
}

function piecesOf(length: number): readonly number[] {
  if (length <= sentenceWords) return length > 0 ? [length] : []
  const pieces = Math.ceil(length / windowWords)
  return Array.from({ length: pieces }, (_, at) =>
    at < pieces - 1 ? windowWords : length - windowWords * (pieces - 1),
  )
}
