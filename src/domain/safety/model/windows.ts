/** A run of words that is read at a time: a long message is read window by window. */
export type Window = { readonly start: number; readonly end: number }

/** So many words are one window; a sentence may be a little longer before it is cut. */
const windowWords = 22
const sentenceWords = 28

/**
 * Windows over the words of some sentences, of which the first begins at `from`: each begins at a sentence, or at a piece of a very
 * long one, and takes in the next ones while there is room.
 */
export function windowsOf(sentenceLengths: readonly number[], from = 0): readonly Window[] {
  const parts = sentenceLengths.flatMap(piecesOf)
  let passed = from
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

/** Sentences next to each other that are scored as a message of their own, and their words. */
export type Run = { readonly first: number; readonly end: number; readonly words: Window }

/** Longer messages are read by windows only: among many runs one often looks like danger and is none. */
const wordsReadInRuns = 45
const sentencesInRun = 3

/** All of a message first; then, if it is short, each of its sentences and those next to each other. */
export function runsOf(sentenceLengths: readonly number[]): readonly Run[] {
  const count = sentenceLengths.length
  const starts = [0]
  for (const length of sentenceLengths) starts.push((starts.at(-1) ?? 0) + length)
  const run = (first: number, end: number): Run => ({
    first,
    end,
    words: { start: starts[first] ?? 0, end: starts[end] ?? 0 },
  })
  const runs = [run(0, count)]
  if ((starts[count] ?? 0) > wordsReadInRuns) return runs
  for (let first = 0; first < count; first++)
    for (let end = first + 1; end <= Math.min(count, first + sentencesInRun); end++)
      if (end - first < count) runs.push(run(first, end))
  return runs
}
